// Entry of the table and replay pages.
import { html, render } from "../kit.js";
import { mountPatterns } from "../print/art.js";
import { App } from "./app.js";
import { listenForDrags } from "./drag.js";
import { listenToKeys } from "./keyboard.js";
import { followRoom } from "./layout.js";
import { library, openTable } from "./session.js";

async function start() {
  const boot = JSON.parse(document.getElementById("boot").textContent);
  const root = document.getElementById("app");
  followRoom();
  mountPatterns();
  const catalogue = await fetch(boot.catalogue).then((answer) => answer.json());
  const cards = library(catalogue, boot.game);
  if (boot.page === "replay") {
    const { openReplay, ReplayApp } = await import("./replay.js");
    const replay = openReplay(boot, cards);
    root.replaceChildren();
    render(html`<${ReplayApp} replay=${replay} />`, root);
    return;
  }
  const { store, actions } = openTable(boot, cards);
  const table = () => ({ ...store.get(), ...actions });
  listenToKeys(table);
  listenForDrags(table);
  document.addEventListener("nightdeck-read", (event) => actions.read({ tag: event.detail }));
  addEventListener("resize", actions.resized);
  root.replaceChildren();
  render(html`<${App} store=${store} actions=${actions} />`, root);
}

start();
