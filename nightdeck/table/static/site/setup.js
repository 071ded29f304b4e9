// What set-up does better with a script: questions are found by a word, and the table is summed up.
const form = document.querySelector(".setup form");
const finder = form.querySelector(".finder");

function find() {
  const words = finder.querySelector("input").value.toLowerCase().split(/\s+/).filter(Boolean);
  const rulings = [...form.querySelectorAll(".ruling")];
  let shown = 0;
  for (const ruling of rulings) {
    const text = ruling.textContent.toLowerCase();
    ruling.hidden = !words.every((word) => text.includes(word));
    if (!ruling.hidden) shown += 1;
  }
  form.querySelector(".found").textContent = words.length
    ? `${shown} of ${rulings.length} questions`
    : "";
}

const chosen = (plate, name) =>
  plate.querySelector(`input[name^="${name}"]:checked`)?.closest("label")?.innerText.split("\n")[0];

/** One seat in words: who sits there, and with what. */
function seated(plate) {
  const side = plate.querySelector("h2").textContent;
  const who = plate.querySelector('.seg input[name^="seat"]:checked')?.value;
  const deck = chosen(plate, "deck");
  const level = chosen(plate, "level");
  const name = { me: "You", bot: level, link: "A friend", open: "Anyone" }[who];
  return `${name} as ${side}${deck ? `, ${deck}` : ""}`;
}

function sum() {
  const seats = [...form.querySelectorAll(".plates > .plate")].map(seated);
  form.querySelector(".sum").textContent = `${seats.join(seats.length === 2 ? " against " : "; ")}.`;
}

if (finder) {
  finder.hidden = false;
  finder.addEventListener("input", find);
  finder.addEventListener("keydown", (event) => event.key === "Enter" && event.preventDefault());
}
form.addEventListener("change", sum);
sum();
