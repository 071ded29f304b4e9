"""A room: one table with one owner task, through which every change of it goes, one at a time."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from nightdeck.kernel.errors import (
    BadFile,
    GameIsOver,
    Refused,
    StaleDecision,
    UnlistedOption,
    WrongSeat,
)
from nightdeck.kernel.game import View
from nightdeck.kernel.state import NOBODY, State
from nightdeck.kernel.wording import GAME
from nightdeck.play.plans import Plan
from nightdeck.play.stops import NEXT, ordered, passed_label, turn_mark, unasked
from nightdeck.seen.views import stop_of
from nightdeck.table import lessons, matches
from nightdeck.table.bots import job_for
from nightdeck.table.diff import Comparison
from nightdeck.table.feeds import Feed, Outbox
from nightdeck.table.plays import BOT, CONCEDE, PLAYER, RESIGN, STOP, Play, Step, redo, refresh
from nightdeck.table.protocol import Refusal
from nightdeck.table.showing import chat_shown, own_shown, room_shown, waiting_document
from nightdeck.table.store_games import Act, NumberTaken, Writing
from nightdeck.table.store_rooms import ChatLine, RoomRow, SeatRow

if TYPE_CHECKING:
    from nightdeck.table.house import House
    from nightdeck.table.thinker import Job, Thought

T = TypeVar("T")

LOG: Final = logging.getLogger("nightdeck.table.rooms")
MOST_STOPS: Final = 200
KEPT_ODDS: Final = 12
"""So many times the last thing bots said about their chances is kept."""

CODES: Final[tuple[tuple[type[Refused], str], ...]] = (
    (GameIsOver, "over"),
    (StaleDecision, "stale"),
    (WrongSeat, "wrong_seat"),
    (UnlistedOption, "unlisted"),
    (Refused, "not_allowed"),
)


class Pending:
    """Something one seat has proposed and others must agree to."""

    def __init__(
        self,
        kind: str,
        seat: int,
        text: str,
        needs: list[int],
        target: int,
        decision: Act | None = None,
    ) -> None:
        self.number = 0
        """Who agrees names it, so that nobody agrees to what they have not read."""
        self.kind = kind
        self.seat = seat
        self.text = text
        self.needs = needs
        self.target = target
        self.decision = decision
        """What is to be taken back; it stays the same if somebody decides unnoticed meanwhile."""
        self.yes: list[int] = []

    def shown(self) -> View:
        """Return the proposal as everybody sees it."""
        return {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "text": self.text,
            "needs": self.needs,
            "yes": list(self.yes),
        }


class Room:
    """One table: who sits there, the game, the feeds, and the queue of what is to be done."""

    def __init__(self, house: House, row: RoomRow, play: Play | None, chat: list[ChatLine]) -> None:
        self.house = house
        self.row = row
        self.guide = lessons.guide_of(house, row)
        """Leads through the lesson that is taken here, if it is one."""
        self.play = play
        self.chat = chat
        self.pending: Pending | None = None
        self.proposals = int.from_bytes(house.entropy(3), "big")
        """The number of the last proposal; it does not begin anew with every restart."""
        self.rematches: dict[int, bool] = {}
        self.curious: set[int] = set()
        """Seats that want to hear how sure bots are."""
        self.odds: deque[View] = deque(maxlen=KEPT_ODDS)
        self.left: dict[str, float] = {}
        self.passed: dict[int, list[str]] = {}
        """What was passed for each seat, as its player ordered, since they last chose."""
        self.plan: Plan | None = None
        """The rest of a shortcut that somebody takes."""
        self.idle_since = self.last_act = house.ticks()
        self.looked = -math.inf
        self.doubtful = False
        self.working = False
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]]
        self.queue = asyncio.Queue(house.settings.limits.queue)
        epoch = house.entropy(4).hex()
        kept = house.settings.limits.updates_kept
        self.feeds = {
            seat: Feed(epoch, kept, house.faults) for seat in [*range(len(row.seats)), NOBODY]
        }
        self.publish()
        self.owner = asyncio.create_task(self.run(), name=f"room {row.id}")
        self.follow()

    # The queue --------------------------------------------------------------------------------

    async def run(self) -> None:
        """Do what is asked, one thing after the other, until the room is closed."""
        while True:
            work, answer = await self.queue.get()
            self.working = True
            try:
                if self.doubtful:
                    await self.catch_up()
                result = await work()
            except asyncio.CancelledError:
                turn_away(answer)
                raise
            except Exception as error:
                refusal = self.refusal(error)
                if answer is not None and not answer.done():
                    answer.set_exception(refusal)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(result)
            finally:
                self.working = False

    def refusal(self, error: Exception) -> Refusal:
        """Return what a client is told; an unforeseen error gets a reference and no details."""
        if isinstance(error, Refusal):
            return error
        if isinstance(error, Refused):
            code = next(code for kind, code in CODES if isinstance(error, kind))
            return Refusal(code, str(error))
        # Storage may have kept what it did not acknowledge: look before the next act.
        self.doubtful |= isinstance(error, OSError | SQLAlchemyError)
        reference = self.house.entropy(4).hex()
        LOG.error(
            "table %s, act %s, reference %s", self.row.id, self.number, reference, exc_info=error
        )
        text = f"something went wrong here; nothing was changed (reference {reference})"
        return Refusal("failed", text, reference=reference)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the owner do something and wait for it; whoever waits may go away meanwhile."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            self.queue.put_nowait((work, answer))
        except asyncio.QueueFull:
            raise Refusal("busy", "this table has too much to do; try again") from None
        return await asyncio.shield(answer)

    def post(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Let the owner do something later; when its queue is full the next act asks again."""
        if not self.queue.full():
            self.queue.put_nowait((work, None))

    async def close(self, reason: str = "restart") -> None:
        """Tell everybody and stop."""
        for feed in self.feeds.values():
            for outbox in feed.outboxes:
                outbox.close(reason)
        tasks = [*self.thinking.values(), self.owner]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self.queue.empty():
            turn_away(self.queue.get_nowait()[1])
        self.house.bots.forget(self.row.id)
        # Tasks and rooms refer to each other: what is large goes now, not when somebody collects.
        self.play = None
        for feed in self.feeds.values():
            feed.empty()

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody is connected and nothing is being done."""
        busy = self.working or not self.queue.empty()
        return not busy and not any(feed.outboxes for feed in self.feeds.values())

    # Who is who -------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the next act; it is told to nobody."""
        return self.play.number if self.play is not None else 0

    def mine(self, guest: str | None) -> list[int]:
        """Return the seats a guest holds."""
        if guest is None:
            return []
        return [each.seat for each in self.row.seats if each.guest == guest and is_human(each)]

    def visible_to(self, guest: str | None) -> bool:
        """Tell whether somebody may know that this table exists."""
        return self.row.visibility != "private" or guest == self.row.maker or bool(self.mine(guest))

    def people(self) -> list[SeatRow]:
        """Return the seats that persons play now."""
        return [each for each in self.row.seats if is_human(each) and not each.taken_over]

    def has_left(self, seat: int) -> bool:
        """Tell whether a seat was eliminated or has given up, while the others play on."""
        return self.play is not None and self.play.state.is_out(seat)

    def is_alone(self, seat: int) -> bool:
        """Tell whether no other person plays at this table than the one on a seat."""
        own = self.row.seats[seat].guest
        return all(each.guest == own for each in self.row.seats if is_human(each))

    def is_here(self, guest: str | None) -> bool:
        """Tell whether a guest has a connection to this table."""
        return any(box.guest == guest for feed in self.feeds.values() for box in feed.outboxes)

    def absent_for(self, guest: str) -> float:
        """Return for how many seconds a guest has had no connection."""
        if self.is_here(guest):
            return 0.0
        return self.house.ticks() - self.left.get(guest, self.idle_since)

    # Connections ------------------------------------------------------------------------------

    def join(self, outbox: Outbox, since: str = "") -> None:
        """Begin to send to a connection."""
        self.feeds[outbox.seat].welcome(outbox, self.mine(outbox.guest), since)
        self.house.metrics.connections.labels("again" if since else "fresh").inc()
        self.publish()
        self.look()

    def leave(self, outbox: Outbox) -> None:
        """Stop to send to a connection."""
        feed = self.feeds[outbox.seat]
        if outbox in feed.outboxes:
            feed.outboxes.remove(outbox)
        self.idle_since = self.house.ticks()
        if outbox.guest is not None and not self.is_here(outbox.guest):
            self.left[outbox.guest] = self.house.ticks()
        self.publish()

    def turn(self, outbox: Outbox, seat: int) -> None:
        """Let a connection look from another seat."""
        self.feeds[outbox.seat].outboxes.remove(outbox)
        outbox.seat = seat
        self.feeds[seat].welcome(outbox, self.mine(outbox.guest))
        self.publish()

    def show_out(self) -> None:
        """Let the connections of who no longer holds a seat look on like everybody else."""
        for seat, feed in self.feeds.items():
            if seat == NOBODY:
                continue
            lost = [box for box in feed.outboxes if seat not in self.mine(box.guest)]
            for outbox in lost:
                feed.outboxes.remove(outbox)
                outbox.seat = NOBODY
                self.feeds[NOBODY].welcome(outbox, self.mine(outbox.guest))

    def look(self) -> None:
        """Note that somebody looks at the table; bots among themselves go on for a while."""
        paused = not self.is_attended
        self.looked = self.house.ticks()
        if paused:
            self.follow()

    @property
    def is_attended(self) -> bool:
        """Tell whether a person plays here or anybody looks; else bots need not think."""
        if any(not self.has_left(each.seat) for each in self.people()):
            return True
        recent = self.house.ticks() - self.looked < self.house.settings.limits.unwatched_seconds
        return recent or any(feed.outboxes for feed in self.feeds.values())

    def close_for(self, guest: str, reason: str) -> None:
        """End a guest's connections."""
        for feed in self.feeds.values():
            for outbox in feed.outboxes:
                if outbox.guest == guest:
                    outbox.close(reason)

    # What everybody sees ----------------------------------------------------------------------

    def publish(self, step: Step | None = None) -> None:
        """Send everybody what changed."""
        self.show_out()
        shared, comparison = room_shown(self), Comparison()
        for seat, feed in self.feeds.items():
            extras = {"room": shared, "own": own_shown(self, seat), "chat": chat_shown(self, seat)}
            play = self.play
            document = waiting_document(self, seat) if play is None else play.documents[seat]
            patch = None if step is None else step.patches[seat]
            feed.publish(document, patch, extras, comparison)

    # Acts -------------------------------------------------------------------------------------

    def playing(self) -> Play:
        """Return the game, or refuse because it has not begun or cannot go on."""
        if self.row.status == "frozen":
            raise Refusal("frozen", self.row.notice)
        if self.play is None:
            raise Refusal("waiting", "this table still waits for players")
        return self.play

    def running(self) -> Play:
        """Return the game, or refuse because it is over."""
        play = self.playing()
        if play.over is not None:
            raise Refusal("over", "the game is over")
        return play

    async def record(self, step: Step) -> None:
        """Store a step, then adopt it, then tell everybody: in this order and no other."""
        began = perf_counter()
        play = self.playing()
        long = play.number >= self.house.settings.limits.acts_per_game
        if long and step.act.kind not in (CONCEDE, RESIGN):
            raise Refusal("not_allowed", "this game is too long; it can only be resigned")
        question = step.state.question
        over = step.documents[NOBODY]["over"]
        fields: dict[str, Any] = {
            "number": step.act.number + 1,
            "asked": None if question is None or over else question.seat,
            "touched": step.act.at if step.act.is_seen_by(NOBODY) else self.row.touched,
            "shown": step.documents[NOBODY]["number"],
            "over": over,
            "status": "over" if over else "running",
        }
        try:
            writing = Writing(step.act, step.events(), fields, play.snapshot(step))
            await self.house.store.games.append(self.row.id, writing)
        except NumberTaken:
            await self.catch_up()
            number = self.playing().number_for(step.act.seat)
            raise Refusal("stale", "another server was faster", number=number) from None
        LOG.info("table %s act %s seat %s %s", self.row.id, *step.act_words())
        play.adopt(step)
        self.settle(fields)
        if all(step.act.is_seen_by(each) for each in play.audiences):
            self.pending = None
        if step.odds:
            told = {"steps": dict(play.counts), "seat": step.act.seat, "text": step.odds}
            self.odds.append(told)
        self.publish(step)
        if over:
            self.post(partial(matches.go_on, self))
        self.house.metrics.acts.labels(self.row.slug, step.act.by).inc()
        self.house.metrics.seconds.observe(perf_counter() - began)
        self.follow()
        await lessons.note(self)

    def settle(self, fields: dict[str, Any]) -> None:
        """Take over what the store now says about the room."""
        for name, value in fields.items():
            setattr(self.row, name, value)
        self.last_act = self.house.ticks()

    async def decide(
        self, seat: int, number: int, option: int, by: str, thought: Thought | None = None
    ) -> None:
        """Take a decision of a seat."""
        play = self.running()
        if number != play.number:
            shown = play.number_for(seat)
            raise Refusal("stale", f"the open question is number {shown}", number=shown)
        step = play.decided(seat, option, by, self.house.clock())
        self.note_pass(play, seat, by)
        self.note_plan(play, seat, option)
        if thought is not None and thought.option == option:
            step.reason, step.odds = thought.reason, thought.odds
        await self.record(step)

    def note_pass(self, play: Play, seat: int, by: str) -> None:
        """Keep what was passed for a seat since its player last chose, so that they can see it."""
        if by != STOP:
            self.passed.pop(seat, None)
            return
        if self.guide is not None and not self.guide.lesson.is_game:
            # What a lesson answers by itself is nobody's order, and cannot be changed.
            return
        self.passed.setdefault(seat, []).append(passed_label(play.state))

    def note_plan(self, play: Play, seat: int, option: int) -> None:
        """Keep the rest of a shortcut only while nothing else comes between."""
        question, plan = play.state.question, self.plan
        if plan is None or question is None:
            return
        if not plan.goes_on(play.state, seat, question.options[option]):
            self.plan = None

    async def undo(self, seat: int, agreed: Act | None = None) -> None:
        """Go back to before a seat's last own decision, or to before the one that was agreed on."""
        play = self.running()
        target = play.undo_target(seat)
        if agreed is not None:
            target = play.counting.index(agreed) if agreed in play.counting else -1
        if target < 0:
            raise Refusal("not_allowed", "there is nothing to undo")
        self.plan = None
        await self.record(play.undone(seat, target, self.house.clock()))

    async def catch_up(self) -> None:
        """Take over what the store knows and this process does not."""
        row = await self.house.store.rooms.get(self.row.id)
        if row is None:
            raise Refusal("not_found", "this table is gone")
        chat = await self.house.store.rooms.said(row.id, self.house.settings.limits.chat_kept)
        if self.row.status == "frozen" and row.status != "frozen":
            # What stopped it may have left the game here half changed.
            self.play = None
        self.row, self.chat = row, chat
        try:
            if self.play is None:
                self.play = await self.house.stored_play(row)
            else:
                for act in await self.house.store.games.acts(row.id, self.play.number):
                    redo(self.play, act)
                refresh(self.play)
        except BadFile as error:
            await self.freeze(str(error))
        self.doubtful = False
        self.publish()
        self.follow()

    async def freeze(self, why: str) -> None:
        """Stop the table because it cannot go on; its record is kept and its players are told."""
        LOG.error("table %s is frozen at act %s: %s", self.row.id, self.number, why)
        notice = "This table had to be stopped; its record is kept."
        await self.house.store.games.freeze(self.row.id, notice, why)
        self.row.status, self.row.notice = "frozen", notice
        self.publish()

    # Who answers when no person does ----------------------------------------------------------

    def follow(self) -> None:
        """Let a bot or an order given in advance answer the open question."""
        play = self.play
        if play is None or play.asked is None or self.row.status != "running":
            return
        if lessons.answers(self):
            return
        seat = self.row.seats[play.asked]
        if seat.kind == "bot" or seat.taken_over:
            if self.is_attended:
                self.call_bot(seat.seat, play.number)
            return
        place = self.ordered_answer(seat.seat)
        if place is not None:
            self.post(partial(self.decide, seat.seat, play.number, place, STOP))
        elif (place := self.planned_answer(play, seat.seat)) is not None:
            self.post(partial(self.decide, seat.seat, play.number, place, PLAYER))
        elif NEXT in seat.stops and stop_of(play.state) is not None:
            self.post(partial(self.order, seat.seat, NEXT, GAME))

    def ordered_answer(self, seat: int) -> int | None:
        """Return the answer that a seat has ordered to the open question, None if it is asked."""
        play, guide = self.play, self.guide
        if play is None or play.asked != seat:
            return None
        if guide is not None and not guide.lesson.is_game:
            # A lesson answers by itself whatever is not the learner's to answer.
            return None
        return unasked(play.state, self.row.seats[seat].stops, self.turn_mark(seat))

    def planned_answer(self, play: Play, seat: int) -> int | None:
        """Return the next answer of a shortcut that is under way; else it is over."""
        if self.plan is None or self.plan.seat != seat:
            return None
        place = self.plan.next_place(play.state, self.turn_mark(seat))
        self.plan = None if place is None else self.plan
        return place

    def turn_mark(self, seat: int) -> str:
        """Return what tells the present turn from all others."""
        return "" if self.play is None else turn_mark(self.play.documents[seat].get("turn"))

    async def order(self, seat: int, question: str, mode: str) -> None:
        """Keep a player's order about a kind of question."""
        row, play = self.row.seats[seat], self.play
        kinds = () if play is None else play.game.stops(len(self.row.seats), seat)
        changed = dict(ordered(row.stops, kinds, question, mode, self.turn_mark(seat)))
        if len(changed) > MOST_STOPS:
            raise Refusal("not_allowed", f"at most {MOST_STOPS} stops can be set")
        await self.house.store.rooms.change_seat(self.row.id, seat, stops=changed)
        row.stops = changed
        self.publish()

    def call_bot(self, seat: int, number: int) -> None:
        """Let a bot think about a question, once."""
        self.thinking = {n: task for n, task in self.thinking.items() if not task.done()}
        if number not in self.thinking:
            self.thinking[number] = asyncio.create_task(self.let_bot_play(seat, number))

    async def let_bot_play(self, seat: int, number: int) -> None:
        """Ask a bot and take its answer, or the default answer if it has none."""
        player = f"{self.row.id} {seat}"
        thought = await self.house.bots.think(
            partial(self.bot_job, number, player), player, self.row.maker
        )
        wait = self.last_act + self.row.pace / 1000 - self.house.ticks()
        await asyncio.sleep(max(0.0, min(wait, 3.0)))
        play = self.play
        if play is None or play.number != number or play.state.question is None:
            return
        if thought is None and not self.is_attended:
            return
        question = play.state.question
        choices = [question.default]
        if thought is not None and 0 <= thought.option < len(question.options):
            choices.insert(0, thought.option)
        await self.answer_as_bot(seat, number, choices, thought)

    async def answer_as_bot(
        self, seat: int, number: int, choices: list[int], thought: Thought | None
    ) -> None:
        """Take the first choice the rules can carry out; a question without one stops the table."""
        for choice in choices:
            try:
                await self.do(partial(self.decide, seat, number, choice, BOT, thought))
            except Refusal as refusal:
                if refusal.code != "failed":
                    return
                if self.doubtful:
                    await asyncio.sleep(0.2)
                    self.post(self.catch_up)
                    return
            else:
                return
        await self.do(partial(self.freeze, "no answer to a bot's question can be carried out"))

    def bot_job(self, number: int, player: str) -> Job | None:
        """Return the open question for the bot that plays the seat, if anybody still looks."""
        return self.job(number, f"bot {number}", player) if self.is_attended else None

    def job(
        self, number: int, luck: str, player: str, level: str = "", after: State | None = None
    ) -> Job | None:
        """Return the open question, or one `after` it, for a bot to think about."""
        play = self.play
        if play is None or play.number != number or play.state.question is None:
            return None
        level = level or self.row.seats[play.state.question.seat].level or self.house.level
        place = self.house.places[self.row.slug]
        state = play.state if after is None else after
        return job_for(state, level, self.house.think_seconds, place, luck, player)


def turn_away(answer: asyncio.Future[Any] | None) -> None:
    """Tell whoever waits for a room that is closed that nothing will come."""
    if answer is not None and not answer.done():
        answer.set_exception(Refusal("busy", "this table was closed just now; try again"))


def is_human(seat: SeatRow) -> bool:
    """Tell whether a seat belongs to a person, present or not."""
    return seat.kind == "human"
