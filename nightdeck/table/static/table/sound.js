// Six dry sounds made on the spot; off until the player turns them on.
let context = null;

function noise(length) {
  const size = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, size, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < size; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / size);
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function tone(frequency, shape = "sine") {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.value = frequency;
  return source;
}

function play(source, { at = 0, length = 0.1, loud = 0.2, filter = 0 }) {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  if (filter) {
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = filter;
    source.connect(band).connect(gain);
  } else source.connect(gain);
  gain.connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

const SOUNDS = {
  move: () => play(noise(0.09), { length: 0.09, loud: 0.16, filter: 2600 }),
  stamp: () => play(tone(92, "triangle"), { length: 0.12, loud: 0.5 }),
  punch: () => play(noise(0.05), { length: 0.05, loud: 0.4, filter: 900 }),
  click: () => play(tone(1400, "square"), { length: 0.02, loud: 0.06 }),
  ask: () => {
    play(tone(150), { length: 0.07, loud: 0.35 });
    play(tone(150), { at: 0.12, length: 0.07, loud: 0.35 });
  },
  stop: () => {
    const source = tone(320, "sawtooth");
    source.frequency.exponentialRampToValueAtTime(60, context.currentTime + 0.14);
    play(source, { length: 0.14, loud: 0.1 });
  },
};

/** Play a sound by name: move, stamp, punch, click, ask, stop. */
export function sound(name) {
  context ||= new AudioContext();
  SOUNDS[name]?.();
}

/** What an update sounds like, heard from the difference of two documents. */
export function soundOf(before, after) {
  if (!before || before.number === after.number) return null;
  if (after.over && !before.over) return "stop";
  if (after.prompt && !before.prompt) return "ask";
  if (before.timeline && !after.timeline) return "stop";
  const turned = Object.keys(after.cards || {}).some(
    (tag) => before.cards?.[tag] && !before.cards[tag].up && after.cards[tag].up,
  );
  if (turned) return "stamp";
  return before.zones !== after.zones ? "move" : "click";
}
