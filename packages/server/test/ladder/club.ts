import {
  awaitedLetters,
  decideLadder,
  dueTimers,
  type EntryId,
  itemsOf,
  type LadderCommand,
  type LadderSettings,
  type LadderState,
} from "@losfee/core";

const DAY_ZERO = Date.parse("2026-01-05T00:00:00Z");
const BEGINNING = "2026-01-01T00:00:00.000Z";

/** Returns a moment by day from 5 January 2026 and time of day in UTC. */
export const on = (day: number, time = "12:00"): string => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(DAY_ZERO + ((day * 24 + hours) * 60 + minutes) * 60_000).toISOString();
};

/** Returns the player on a seat of a new pyramid, numbered level by level. */
export const founder = (level: number, index: number): EntryId => ((level - 1) * level) / 2 + index;

/** A pyramid in memory with full levels, played through commands; letters leave at once. */
export class Club {
  state: LadderState;

  constructor(levels: number, settings: Partial<LadderSettings> = {}) {
    const seed = "5".repeat(64);
    const of = { name: "Club", format: "pyramid", settings, seed } as const;
    const create = { type: "create-competition", ...of } as const;
    this.state = this.#decide(null, create, BEGINNING, BEGINNING);
    const entries = Array.from({ length: founder(levels + 1, 0) }, (_, at) => ({
      name: `P${at + 1}`,
    }));
    this.give(BEGINNING, { type: "add-entries", entries });
  }

  /** Carries out a command that arrives at a moment and is recorded then or later. */
  give(arrived: string, command: LadderCommand, recorded = arrived): void {
    this.state = this.#decide(this.state, command, arrived, recorded);
    const notices = awaitedLetters(this.state).map(({ notice }) => notice);
    if (notices.length === 0) return;
    const sending = { type: "record-sending", notices } as const;
    this.state = this.#decide(this.state, sending, recorded, recorded);
  }

  passTime(now: string): void {
    const [first] = dueTimers(this.state, Date.parse(now));
    if (first === undefined) return;
    this.give(new Date(first.endsAt + 1).toISOString(), { type: "pass-time" });
    this.passTime(now);
  }

  challenge(arrived: string, challenger: EntryId, defender: EntryId): void {
    const targets = [{ kind: "player", player: defender }] as const;
    this.give(arrived, { type: "challenge", challenger, targets });
  }

  /** Challenge, answer and win of the challenger on one day. */
  play(day: number, challenger: EntryId, defender: EntryId, outcome: "challenger-wins"): void {
    const pair = { challenger, defender };
    this.challenge(on(day, "09:00"), challenger, defender);
    this.give(on(day, "10:00"), { type: "accept-challenge", ...pair });
    this.give(on(day, "11:00"), { type: "report-result", ...pair, outcome, by: challenger });
  }

  game(challenger: EntryId, defender: EntryId) {
    return [...itemsOf(this.state.archive), ...this.state.open.values()].findLast(
      (one) => one.challenger === challenger && one.defender === defender,
    );
  }

  #decide(
    state: LadderState | null,
    command: LadderCommand,
    effectiveAt: string,
    now: string,
  ): LadderState {
    const context = { competition: "club", actor: "director", now, effectiveAt } as const;
    const decided = decideLadder(state, command, context);
    if (!decided.ok) throw new Error(`${command.type}: ${JSON.stringify(decided.error)}`);
    return decided.value.state;
  }
}
