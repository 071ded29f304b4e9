"""What the tests ask a page: what it shows now, and to say so when something new comes."""

from __future__ import annotations

from typing import Final

SIDEWAYS: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

SPILT: Final = """() => [...document.querySelectorAll(".side, .bar, .ask, .dash, .ph-opp, .ph-me")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.className)"""
"""Lines of a table whose content is wider than they are, and so lies over something else."""

REFUSED_BY_POLICY: Final = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`refused by policy: ${event.violatedDirective} ${event.blockedURI}`))"""

AT_ONCE: Final = """{
  const kept = JSON.parse(localStorage.getItem("nightdeck.settings"));
  const hasty = { pace: "instantly", guard: false, ...kept };
  localStorage.setItem("nightdeck.settings", JSON.stringify(hasty));
}"""
"""Nobody who only counts answers has to watch what others do."""

SEEN: Final = """() => {
  const prompt = document.querySelector(".prompt");
  const lost = document.querySelector(".banner:not([hidden])");
  const busy = document.querySelector(".table.busy");
  if (!prompt || lost || busy) return null;
  const { number, asked, question } = prompt.dataset;
  const options = [...prompt.querySelectorAll(".opts .opt[data-choice]:not([aria-disabled])")];
  return {
    number: Number(number),
    asked: asked === undefined ? -1 : Number(asked),
    name: question ?? "",
    text: prompt.querySelector("#ask h2")?.textContent ?? "",
    over: Boolean(document.querySelector(".dialog.result")),
    options: options.map((option) => [
      option.dataset.choice, option.dataset.verb, option.querySelector(".t").textContent,
      option.dataset.kind,
    ]),
  };
}"""

AWAITED: Final = """([after, own, patience]) => new Promise((resolve) => {
  const seen = SEEN;
  const watch = new MutationObserver(look);
  const late = setTimeout(() => resolve(null), patience);
  function look() {
    const found = seen();
    if (!found || !(found.over || (found.number > after && (found.name || !own)))) return;
    watch.disconnect();
    clearTimeout(late);
    resolve(found);
  }
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})""".replace("SEEN", SEEN)
"""Without polling: every frame a browser draws costs the machine that runs the tests."""

LIT: Final = """[...document.querySelectorAll(".opts .opt[data-choice]:not([aria-disabled])")]
  .findIndex((row) => row.matches(".hot"))"""
"""The place of the row that is lit, or -1."""
