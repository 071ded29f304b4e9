// The printed object: a card's face in four sizes, and its back, which knows no card at all.
import { classes, html } from "../kit.js";
import { art } from "./art.js";
import { factionOf, Mark } from "./factions.js";
import { cut, facts, linesOf, subtypeLine, typeName } from "./facts.js";
import { Icon } from "./icons.js";
import { bonusIcon, leads, typeOf } from "./taught.js";

/** The paragraphs of a text: a new one begins with each of the game's lead words. */
function paragraphs(text) {
  if (!leads().length) return text.split("\n");
  const start = new RegExp(`(?<=[.;]) (?=(?:${leads().join("|")})\\b)`);
  return text.split(start).flatMap((part) => part.split("\n"));
}

/** Generated art, stretched over whatever frame it stands in. */
export function Art({ card }) {
  return html`<svg
    class="art"
    viewBox="0 0 120 84"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    dangerouslySetInnerHTML=${{ __html: art(card) }}
  />`;
}

function Paragraph({ text }) {
  const lead = leads().length && text.match(new RegExp(`^(${leads().join("|")})\\b`));
  if (!lead) return html`<span class="par">${text}</span>`;
  return html`<span class="par"><b>${lead[1]}</b>${text.slice(lead[1].length)}</span>`;
}

/** The rules text in our words, lead words bold, single lines as a list. */
export function RulesText({ card, readable }) {
  const text = (card.text || "").replaceAll("*", "");
  const bonus = card[typeOf(card).bonus];
  const focusable = readable && { tabindex: 0, role: "group", "aria-label": "rules text" };
  return html`<span class="tx" ...${focusable || {}}>
    ${paragraphs(text).filter(Boolean).map((line) => html`<${Paragraph} text=${line} />`)}
    ${linesOf(card).map(
      (line) =>
        html`<span class="sub"><${Icon} name="inward" size=${12} /><span>${line}</span></span>`,
    )}
    ${
      bonus?.text &&
      html`<span class="bonus"
        ><${Icon} name=${bonusIcon()} size=${12} /> <b>+${bonus.amount}</b> if ${bonus.text}</span
      >`
    }
  </span>`;
}

const shortName = (name) => name.replace(/:.*$/, "");
const LONGEST_WORD = 10;

/** How a name is set so that it fits: by its length, and tight if one word fills the line. */
export function nameFit(name) {
  const tight = name.split(/[ -]/).some((word) => word.length > LONGEST_WORD);
  const length = name.length > 22 ? "long" : name.length > 14 ? "mid" : "";
  return tight ? `${length} tight`.trim() : length;
}

function Cost({ printed, size, value }) {
  if (printed.cost === null) return null;
  const icon = printed.costIcon;
  return html`<span class=${classes("cost", icon && "marked")}
    >${icon && html`<${Icon} name=${icon} size=${size === "l" ? 24 : 12} />`}${
      value ?? printed.cost
    }</span
  >`;
}

function KeyNumber({ printed, size, value }) {
  const shown = value ?? printed.key;
  if (shown === null || shown === undefined) return null;
  const changed = value !== undefined && value !== null && value !== printed.key;
  return html`<span class=${classes("keynum", changed && "changed", !printed.keyIcon && "word")}
    >${
      printed.keyIcon && html`<${Icon} name=${printed.keyIcon} size=${size === "l" ? 18 : 11} />`
    }<b>${shown}</b></span
  >`;
}

/** A card lying across its column: key number, name, one square per line. */
function Plate({ card, value, broken }) {
  const printed = facts(card);
  const name = shortName(card.name);
  return html`<span class="face">
    <${Art} card=${card} />
    <span class="pl">
      <b class="str">${value ?? printed.key ?? ""}</b>
      <span class=${classes("nm", nameFit(name))}>${name}</span>
      <span class="ty">${subtypeLine(card, 2)}</span>
    </span>
    <span class="pips">
      ${linesOf(card).map(
        (_, i) =>
          html`<i class=${broken.includes(i) ? "broken" : ""}><${Icon} name="inward" size=${9} /></i>`,
      )}
    </span>
  </span>`;
}

function Large({ card, value, readable }) {
  const printed = facts(card);
  const faction = factionOf(card);
  const subtypes = subtypeLine(card);
  return html`<span class="face">
    <${Art} card=${card} />
    <span class="top"
      ><${Cost} printed=${printed} size="l" /><span class="fac"
        ><${Mark} faction=${faction} size=${26} /></span
    ></span>
    <span class="plate">
      <span class="nmrow"
        ><span class="nm"
          >${card.unique && html`<i class="uq" title="unique">◆</i>`}${card.name}</span
        ><${KeyNumber} printed=${printed} size="l" value=${value}
      /></span>
      <span class="ty">${typeName(card)}${subtypes && ` — ${subtypes}`}</span>
      <${RulesText} card=${card} readable=${readable} />
      <span class="ft">
        <span><${Mark} faction=${faction} size=${14} /> ${faction.name}</span>
        ${printed.small.map(
          ([name, number, label]) =>
            html`<span><${Icon} name=${name} size=${12} /> ${number} ${label}</span>`,
        )}
        <span class="no">${card.set || ""}</span>
      </span>
    </span>
  </span>`;
}

function Small({ card, size, value }) {
  const printed = facts(card);
  const name = shortName(card.name);
  const line = subtypeLine(card, 2) || typeName(card);
  return html`<span class="face">
    <${Art} card=${card} />
    <span class="top"
      ><${Cost} printed=${printed} size=${size} /><span class="fac"
        ><${Mark} faction=${factionOf(card)} size=${size === "t" ? 13 : 17} /></span
    ></span>
    <span class="plate"
      ><span class=${classes("nm", nameFit(name))}>${name}</span>${
        size === "m" && html`<span class="ty">${line}</span>`
      }</span
    >
    <${KeyNumber} printed=${printed} size=${size} value=${value} />
    ${
      size === "m" &&
      printed.small.length > 0 &&
      html`<span class="mini"
        >${printed.small.map(
          ([icon, number]) => html`<${Icon} name=${icon} size=${10} />${number}`,
        )}</span
      >`
    }
  </span>`;
}

/** A face; `value` is the key number as it is now, `broken` the positions of lines struck out. */
export function Face({ card, size = "m", value, broken = [], readable = false }) {
  if (size === "plate") return html`<${Plate} card=${card} value=${value} broken=${broken} />`;
  if (size === "l") return html`<${Large} card=${card} value=${value} readable=${readable} />`;
  return html`<${Small} card=${card} size=${size} value=${value} />`;
}

/**
 * A back. `known` is what its viewer knows of the card: their own face-down card or one
 * they remember; without it nothing about the card is on the page.
 */
export function Back({ known, label }) {
  const line = known && (typeOf(known).back ? backLine(known) : typeName(known));
  return html`<span class="face">
    ${known && html`<${Art} card=${known} />`}
    <span class="bk"></span>
    <span class="bl"
      >${known ? html`<b>${known.name}</b><em>${line}</em>` : label && html`<b>${label}</b>`}</span
    >
  </span>`;
}

/** What is read on the back of a known card; the word before the first number may give way. */
const backLine = (card) =>
  typeOf(card).back.map(({ field, label }, i) =>
    i ? ` · ${label} ${card[field]}` : html`<span class="word">${label} </span>${card[field]}`,
  );

/** The classes and inks of a card's wrapper. */
export function wrapper(card, size) {
  const faction = factionOf(card);
  return {
    class: `card card--${size} cut-${cut(card)}`,
    style: { "--spot": faction.ink, "--spot2": faction.ink2 },
  };
}
