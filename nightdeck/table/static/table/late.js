// What the first paint of a table does without: each is fetched when it is first drawn.
import { later } from "../kit.js";

/** Add a style sheet to the page; whoever waits for it goes on also if it does not come. */
function styled(name) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL(`../css/${name}`, import.meta.url).href;
  return new Promise((done) => {
    sheet.onload = sheet.onerror = done;
    document.head.append(sheet);
  });
}

const arena = (name) => later(name, async () => (await import("./regions/arena.js")).ready);
const sheet = (name) => later(name, () => import("./sheets.js"));
const slip = (name) => later(name, () => import("./slip.js"));

export const Arena = arena("Arena");
export const ChipsOf = arena("ChipsOf");
export const Chat = sheet("Chat");
export const Clause = sheet("Clause");
export const Finished = slip("Finished");
export const Menu = sheet("Menu");
export const Panel = sheet("Panel");
export const Phone = later("Phone", () => import("./phone.js"));
export const Reading = sheet("Reading");
export const Result = later("Result", async () => {
  const [sheets] = await Promise.all([import("./sheets.js"), styled("result.css")]);
  return sheets;
});
export const Slip = slip("Slip");
export const Stage = later("Stage", () => import("./stage.js"));
export const WaitingRoom = sheet("WaitingRoom");
