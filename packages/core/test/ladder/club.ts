import type { Result } from "../../src/base/result.ts";
import { decideLadder } from "../../src/competition/rules.ts";
import { itemsOf } from "../../src/ladder/chronicle.ts";
import type { LadderCommand } from "../../src/ladder/commands.ts";
import { awaitedLetters } from "../../src/ladder/deadline-letters.ts";
import type { LadderDecision } from "../../src/ladder/decide/context.ts";
import { noticesOf } from "../../src/ladder/due-notices.ts";
import { dueTimers } from "../../src/ladder/due-timers.ts";
import type { RecordedLadderEvent } from "../../src/ladder/events.ts";
import type { Notice } from "../../src/ladder/notices.ts";
import type { LadderRefusal } from "../../src/ladder/refusal.ts";
import { type Seat, shapeOf } from "../../src/ladder/seat.ts";
import type { LadderSettings } from "../../src/ladder/settings.ts";
import type { LadderState } from "../../src/ladder/state.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BEGINNING = Date.parse("2026-01-01T00:00:00Z");
/** Day 0 of the scenarios, in winter: noon in Berlin is 11:00 UTC. */
const DAY_ZERO = Date.parse("2026-01-05T00:00:00Z");

/** A moment by day of the scenario and time of day in UTC, e.g. `on(14, "10:00:01")`. */
export const on = (day: number, time = "12:00"): string => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return new Date(
    DAY_ZERO + day * DAY + (hours * 60 + minutes) * MINUTE + seconds * 1000,
  ).toISOString();
};

/** The calendar day of a day of the scenario, e.g. `2026-01-05`. */
export const date = (day: number): string => on(day).slice(0, 10);

/** The founding player of a seat: numbered level by level, 1 is the first pharaoh. */
export const founder = (level: number, index: number): number => ((level - 1) * level) / 2 + index;

const SEED = "5".repeat(64);

/** A pyramid played through commands, as on a server: state and journal grow. */
export class Club {
  state: LadderState;
  readonly journal: RecordedLadderEvent[] = [];
  notices: Notice[] = [];
  /** True if letters leave as soon as they are written. */
  posts = true;

  /** With a player on every seat of this many levels. */
  constructor(levels: number, settings: Partial<LadderSettings> = {}) {
    const beginning = new Date(BEGINNING).toISOString();
    const created = decideLadder(
      null,
      { type: "create-competition", name: "Club", format: "pyramid", settings, seed: SEED },
      { competition: "club", actor: "director", now: beginning },
    );
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    this.state = this.#record(created.value);
    const count = founder(levels + 1, 0);
    if (count === 0) return;
    const entries = Array.from({ length: count }, (_, index) => ({ name: `P${index + 1}` }));
    this.give(beginning, { type: "add-entries", entries });
    this.notices = [];
  }

  /** Carries out a command that arrives at a moment and is recorded then or later. */
  give(arrived: string, command: LadderCommand, recorded = arrived): LadderDecision {
    const decision = this.try(arrived, command, recorded);
    if (!decision.ok) throw new Error(`${command.type}: ${JSON.stringify(decision.error)}`);
    const before = this.state;
    this.state = this.#record(decision.value);
    this.notices.push(...noticesOf(before, this.state, Date.parse(recorded)));
    if (this.posts) this.post(recorded);
    return decision.value;
  }

  /** Sends the letters that deadlines wait for. */
  post(now: string): void {
    const notices = awaitedLetters(this.state).map(({ notice }) => notice);
    if (notices.length === 0) return;
    const sent = this.try(now, { type: "record-sending", notices });
    if (!sent.ok) throw new Error(JSON.stringify(sent.error));
    this.state = this.#record(sent.value);
  }

  /** Returns the refusal of a command that arrives at a moment. */
  refusal(arrived: string, command: LadderCommand, recorded = arrived): LadderRefusal {
    const decision = this.try(arrived, command, recorded);
    if (decision.ok) throw new Error(`${command.type} was not refused`);
    return decision.error;
  }

  try(
    arrived: string,
    command: LadderCommand,
    recorded = arrived,
  ): Result<LadderDecision, LadderRefusal> {
    return decideLadder(this.state, command, {
      competition: "club",
      actor: "director",
      now: recorded,
      effectiveAt: arrived,
    });
  }

  /** Applies deadlines until a moment, each as it ends, like a scheduler. */
  passTime(now: string): LadderDecision {
    for (;;) {
      const [first] = dueTimers(this.state, Date.parse(now));
      if (first === undefined) return this.give(now, { type: "pass-time" });
      const end = Math.min(first.endsAt + 1, Date.parse(now));
      this.give(new Date(Math.max(end, this.state.at)).toISOString(), { type: "pass-time" });
    }
  }

  /** Applies deadlines late, like a scheduler that was off until a moment. */
  catchUp(now: string): LadderDecision {
    return this.give(now, { type: "pass-time" });
  }

  challenge(arrived: string, challenger: number, defender: number): void {
    this.give(arrived, {
      type: "challenge",
      challenger,
      targets: [{ kind: "player", player: defender }],
    });
  }

  /** Challenge, answer and result in one day. */
  play(
    day: number,
    challenger: number,
    defender: number,
    outcome: "challenger-wins" | "draw" | "defender-wins",
  ): void {
    const pair = { challenger, defender };
    this.challenge(on(day, "09:00"), challenger, defender);
    this.give(on(day, "10:00"), { type: "accept-challenge", ...pair });
    this.give(on(day, "11:00"), { type: "report-result", ...pair, outcome, by: challenger });
  }

  /** Returns the occupant of a seat; null: a vacancy; undefined: no such seat. */
  at(level: number, index: number): number | null | undefined {
    return this.state.seats[numberOf(this.state, { level, index })];
  }

  /** Returns a player's seat, as `L5.1`. */
  seat(player: number): string {
    const seatNumber = this.state.players.get(player)?.seatNumber ?? null;
    if (seatNumber === null) return "out";
    const { level, index } = shapeOf(this.state.settings.capacity).seatAt(seatNumber);
    return `L${level}.${index}`;
  }

  /** Returns the state of the latest challenge between two. */
  status(challenger: number, defender: number): string | undefined {
    return this.game(challenger, defender)?.status;
  }

  game(challenger: number, defender: number) {
    const archived = [...itemsOf(this.state.archive)];
    return [...archived, ...this.state.open.values()]
      .filter((one) => one.challenger === challenger && one.defender === defender)
      .toSorted((a, b) => a.at - b.at)
      .at(-1);
  }

  #record({ events, state }: LadderDecision): LadderState {
    this.journal.push(...events);
    return state;
  }
}

const numberOf = (state: LadderState, seat: Seat): number =>
  shapeOf(state.settings.capacity).numberOf(seat) ?? -1;
