// What the first paint of a table does without: each is fetched when it is first drawn.
import { later } from "../kit.js";

const sheet = (name) => later(name, () => import("./sheets.js"));
const slip = (name) => later(name, () => import("./slip.js"));

export const Chat = sheet("Chat");
export const Clause = sheet("Clause");
export const Finished = slip("Finished");
export const Panel = sheet("Panel");
export const Phone = later("Phone", () => import("./phone.js"));
export const Reading = sheet("Reading");
export const Result = sheet("Result");
export const Slip = slip("Slip");
export const WaitingRoom = sheet("WaitingRoom");
