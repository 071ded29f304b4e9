// The line at the top: which game, which turn, and the way to everything else.
import { html } from "../kit.js";
import { Icon } from "../print/icons.js";
import { useTable } from "./context.js";
import { LessonTag } from "./lesson.js";
import { MatchTag } from "./match.js";

export function Bar() {
  const table = useTable();
  const { view, boot, ui } = table;
  const unread = (view.chat || []).filter((line) => line.n > (ui.heard ?? -1)).length;
  return html`<header class="bar">
    <a class="logo" href="/" aria-label="Nightdeck, home"><i></i><span>Nightdeck</span></a>
    <span class="game"><b>${boot.title}</b></span>
    <${LessonTag} />
    <${MatchTag} />
    <span class="turn">${view.turn?.text || ""}</span>
    ${view.room?.watching > 0 && html`<span class="lbl">${view.room.watching} watching</span>`}
    <nav aria-label="Table">
      ${
        view.own?.undo &&
        html`<button type="button" class="btn btn--quiet desk" onClick=${table.undo}>
          <${Icon} name="undo" /> Undo
        </button>`
      }
      ${
        view.own &&
        html`<button
          type="button"
          class="btn btn--quiet desk"
          onClick=${() => table.openPanel("stops")}
        >
          <${Icon} name="pause" size=${12} /> Stops
        </button>`
      }
      <button
        type="button"
        class="btn btn--quiet desk"
        aria-pressed=${ui.settings.sound}
        aria-label="Sounds"
        onClick=${() => table.changeSettings({ sound: !ui.settings.sound })}
      >
        <${Icon} name="sound" />${ui.settings.sound ? "" : html`<small>off</small>`}
      </button>
      <button type="button" class="btn btn--quiet desk" onClick=${() => table.openPanel("chat")}>
        <${Icon} name="chat" /> Talk${unread > 0 && html` <small>${unread}</small>`}
      </button>
      <a class="btn btn--quiet desk" href=${boot.rules} target="_blank" rel="noopener">
        <${Icon} name="why" /> Rules
      </a>
      <button
        type="button"
        class="btn btn--quiet"
        aria-label="Menu"
        onClick=${() => table.openPanel("more")}
      >
        <${Icon} name="menu" />
      </button>
    </nav>
  </header>`;
}
