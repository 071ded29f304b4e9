// The table as a whole: board, rail, and what may lie over them.
import { classes, html, useEffect, useLayoutEffect, useRef } from "../kit.js";
import { Announcer } from "./announce.js";
import { Bar } from "./bar.js";
import { Board, railFoes } from "./board.js";
import { TableContext, useStore, useTable } from "./context.js";
import { animateMoves } from "./flip.js";
import { useLayout } from "./layout.js";
import { Chat, Clause, Finished, Menu, Panel, Phone, Reading, Result, Slip, Stage, WaitingRoom } from "./late.js";
import { lessonOf, pointerOf } from "./lesson.js";
import { Log } from "./log.js";
import { Palette } from "./palette.js";
import { Foes } from "./plates.js";
import { Prompt } from "./prompt.js";
import { arranged, Region } from "./scene.js";
import { Said } from "./said.js";
import { Since } from "./since.js";
import { Banner, Curtain, Proposal, Toast } from "./room.js";
import { Thoughts } from "./thoughts.js";
import { Thread } from "./thread.js";
import { Watching } from "./watching.js";
import { Peek } from "./zoom.js";

/** Focus belongs to an id: when its element was replaced, the new one gets it. */
function useKeptFocus() {
  const last = useRef(null);
  useEffect(() => {
    const note = (event) => (last.current = event.target.id || null);
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !last.current) return;
    const again = document.getElementById(last.current);
    if (again) again.focus({ preventScroll: true });
    else if (last.current.startsWith("option-")) document.getElementById("ask")?.focus();
    else last.current = null;
  });
}

/** The tab says when it is one's move: few people look at a table that waits for somebody else. */
function useTabTitle({ active, behind, view }, title) {
  const calls = active && !behind;
  useEffect(() => {
    const state = view.over ? "Over" : calls ? "Your move" : "";
    document.title = `${state ? `${state}: ` : ""}${title} - Nightdeck`;
  }, [calls, Boolean(view.over), title]);
}

function Rail() {
  const { view, behind } = useTable();
  const foes = railFoes(view);
  return html`<aside class="rail" aria-label="Log and decision">
    ${lessonOf(view) && html`<${Slip} />`}${foes.length > 0 && html`<${Foes} plates=${foes} />`}
    <${Log} />${arranged(view).versus.map((region) => html`<${Region} key=${region.id} region=${region} />`)}<${Said} /><${Since} /><${Thoughts} />${behind ? html`<${Watching} />` : html`<${Prompt} />`}
  </aside>`;
}

function Table({ table }) {
  const layout = useLayout();
  const phone = layout === "phone";
  const { view, ui } = table;
  const waiting = !view.scene;
  useKeptFocus();
  useTabTitle(table, table.boot.title);
  useLayoutEffect(animateMoves, [view]);
  return html`<div
    class=${classes("table", layout, ui.settings.still && "still", table.active && "asked", ui.busy !== null && "busy")}
  >
    <a class="skip" href="#ask">To the decision</a>
    <${Bar} />
    ${waiting && html`<${WaitingRoom} />`} ${!waiting && phone && html`<${Phone} />`}
    ${!waiting && !phone && html`<${Board} /><${Rail} />`}
    <${Overlays} />
  </div>`;
}

function Overlays() {
  const { ui, view, staged } = useTable();
  return html`${staged && html`<${Stage} />`}<${Thread} />${!staged && view.over && html`<${Result} />`}${!staged && lessonOf(view)?.over && html`<${Finished} />`}${ui.menu && html`<${Menu} />`}<${Peek} />${ui.reading && html`<${Reading} />`}
    ${ui.panel && html`<${Panel} />`}<${Palette} />
    ${ui.panel === "chat" && html`<${Chat} />`}${ui.clause && html`<${Clause} />`}
    <${Proposal} /><${Curtain} /><${Toast} /><${Banner} />
    <${Announcer} />`;
}

/** Draw the table again whenever its store changes. */
export function App({ store, actions }) {
  const value = useStore(store);
  const table = { ...value, ...actions, pointer: pointerOf(value) };
  if (!value.loaded) return html`<p class="loading" role="status">Sitting down at the table.</p>`;
  return html`<${TableContext.Provider} value=${table}><${Table} table=${table} /><//>`;
}
