// The socket: numbered updates, answers by id, and coming back after every kind of loss.
import { patched } from "./patch.js";

// Exponential back-off between two tries to connect, in milliseconds.
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25000;

/**
 * Keep a table's document up to date.
 * @param {{address: string, seat: number|null, onDocument: Function, onState: Function,
 *   onMessage: Function}} wishes
 */
export function connect(wishes) {
  const open = new Map();
  let socket = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let mark = null;
  let held = null;
  let seat = wishes.seat;
  let nextId = 1;
  let ended = false;

  function address() {
    const url = new URL(wishes.address, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (seat !== null) url.searchParams.set("seat", String(seat));
    if (mark && held) url.searchParams.set("since", `${mark.epoch}.${mark.seq}`);
    return url;
  }

  function start() {
    clearTimeout(timer);
    socket = new WebSocket(address());
    const mine = socket;
    mine.addEventListener("message", (event) => mine === socket && receive(event.data));
    mine.addEventListener("close", () => mine === socket && lost());
  }

  function lost() {
    socket = null;
    for (const waiting of open.values()) waiting.lost();
    open.clear();
    if (ended) return;
    wishes.onState("lost");
    timer = setTimeout(start, wait + Math.random() * 200);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function settled(message) {
    mark = { epoch: message.epoch, seq: message.seq };
    seat = message.seat;
    wait = FIRST_WAIT;
    wishes.onState("open");
  }

  function receive(text) {
    const message = JSON.parse(text);
    const waiting = open.get(message.id);
    if (message.type === "hello") {
      settled(message);
      held = message.document;
      wishes.onDocument(held, { seat: message.seat, mine: message.mine, whole: true });
    } else if (message.type === "resume") {
      settled(message);
      wishes.onDocument(held, { seat: message.seat, mine: message.mine, whole: false });
    } else if (message.type === "update") {
      if (message.seq !== mark.seq + 1) return restart();
      mark.seq = message.seq;
      held = patched(held, message.patch);
      wishes.onDocument(held, null);
    } else if (message.type === "bye" && message.reason === "signed-out") {
      ended = true;
      wishes.onState("signed-out");
    } else if (waiting) {
      open.delete(message.id);
      waiting.answer(message);
    } else {
      wishes.onMessage(message);
    }
    return undefined;
  }

  /** Come back at once, asking for what was missed since the last update that was applied. */
  function restart() {
    const old = socket;
    socket = null;
    old?.close();
    wishes.onState("lost");
    start();
  }

  /** Send a message; resolves with the answer, or with type "lost" when the socket broke. */
  function send(message) {
    if (!socket || socket.readyState !== WebSocket.OPEN)
      return Promise.resolve({ type: "lost", text: "Reconnecting. Nothing is lost." });
    const id = nextId++;
    return new Promise((resolve) => {
      open.set(id, { answer: resolve, lost: () => resolve({ type: "lost" }) });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  setInterval(() => socket?.readyState === WebSocket.OPEN && send({ type: "ping" }), PING_EVERY);
  addEventListener("online", () => !socket && start());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && !socket && !ended) start();
  });
  start();
  return { send };
}
