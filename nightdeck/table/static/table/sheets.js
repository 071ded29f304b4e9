// What lies over the table only when somebody asks for it, or when the game is over. The table
// itself comes without it: this module is imported when the first of these is shown.
export { Chat } from "./chat.js";
export { Clause, lookedUp } from "./clause.js";
export { Menu } from "./menu.js";
export { Panel } from "./panels.js";
export { Reading } from "./reading.js";
export { Result } from "./result.js";
export { WaitingRoom } from "./waiting.js";
