import {
  cardsOf,
  decide,
  fold,
  isPaired,
  missingResults,
  type RecordedTournamentEvent,
  type Refusal,
  type Settings,
  type TournamentCommand,
  type TournamentState,
  type Warning,
} from "../src/index.ts";

/** A competition played by a test: commands go in, the journal grows. */
export interface Play {
  readonly state: TournamentState;
  readonly events: readonly RecordedTournamentEvent[];
  readonly warnings: readonly Warning[];
  /** The state after the last command as the rules decided it, before anything was stored. */
  readonly decided: TournamentState;
}

/** Default seed of competitions. */
export const SEED = "5eed".repeat(16);

/**
 * Carries out commands one after another, by a director who acknowledges every caution; throws at
 * the first refusal.
 */
export const play = (
  before: Play | null,
  commands: readonly TournamentCommand[],
  actor = "director",
): Play => {
  let now = before;
  for (const command of commands) {
    const next = attempt(now, command, actor, "all");
    if ("code" in next) throw new Error(`${command.type} refused: ${JSON.stringify(next)}`);
    now = next;
  }
  if (now === null) throw new Error("no commands");
  return now;
};

/** Carries out one command: returns the competition after it, or the refusal. */
export const attempt = (
  before: Play | null,
  command: TournamentCommand,
  actor = "director",
  acknowledged: readonly string[] | "all" = [],
): Play | Refusal => {
  const now = "2026-11-21T10:00:00.000Z";
  const context = { competition: "test", actor, now, acknowledged };
  const decision = decide(before?.state ?? null, command, context);
  if (!decision.ok) return decision.error;
  const { events, state: decided, warnings } = decision.value;
  // Through JSON, as every journal is stored.
  const stored: RecordedTournamentEvent[] = JSON.parse(JSON.stringify(events));
  const state = fold(stored, before?.state ?? null);
  if (state === null) throw new Error("nothing was decided");
  return { state, decided, events: [...(before?.events ?? []), ...stored], warnings };
};

/** Returns the refusal of a command; throws if it is accepted. */
export const refusalOf = (before: Play | null, command: TournamentCommand): Refusal => {
  const answer = attempt(before, command);
  if ("state" in answer) throw new Error(`${command.type} was carried out`);
  return answer;
};

/** A new competition with `players` entries rated 2000, 1990, … named P1, P2, … */
export const competition = (
  format: string,
  players: number,
  settings: Partial<Settings> = {},
  seed: string = SEED,
): Play =>
  play(null, [
    { type: "create-competition", name: "Test", format, settings, seed },
    {
      type: "add-entries",
      entries: Array.from({ length: players }, (_, index) => ({
        name: `P${index + 1}`,
        rating: Math.max(0, 2000 - 10 * index),
      })),
    },
  ]);

/** Drafts and publishes the next round; if a stage at tables is next, all of its rounds. */
export const nextRound = (before: Play): Play =>
  play(before, [
    { type: "draft-round" },
    { type: "publish-round", round: before.state.rounds.length + 1 },
  ]);

/**
 * Enters all missing results of the last round of games for two; `score` gives the first and second
 * seat's points.
 */
export const enterAll = (
  before: Play,
  score: (first: number, second: number, round: number) => readonly [number, number] = strongerWins,
): Play => {
  const round = before.state.rounds.at(-1);
  if (round === undefined) return before;
  if (!isPaired(round)) throw new Error(`round ${round.number} is at tables`);
  return play(
    before,
    missingResults(round).map(({ seats: [first, second] }) => {
      const [a, b] = score(first, second, round.number);
      return {
        type: "enter-result",
        round: round.number,
        outcome: {
          kind: "played",
          sides: [
            { entry: first, score: a },
            { entry: second, score: b },
          ],
        },
      };
    }),
  );
};

/** Pairs, publishes and plays rounds until `rounds` are complete. */
export const playTo = (
  before: Play,
  rounds: number,
  score?: (first: number, second: number, round: number) => readonly [number, number],
): Play => {
  let now = enterAll(before, score);
  while (now.state.rounds.length < rounds) now = enterAll(nextRound(now), score);
  return now;
};

/** The lower start number (the higher rating) wins by the difference. */
const strongerWins = (first: number, second: number): readonly [number, number] =>
  first < second ? [400 + second, 400 - first] : [400 - second, 400 + first];

/** Scores that depend on players and round only, with upsets and draws. */
export const livelyScores = (
  first: number,
  second: number,
  round: number,
): readonly [number, number] => {
  const noise = (entry: number): number =>
    (entry * 7919 + round * 104729 + entry * round * 31) % 181;
  return [330 + noise(first) - (first % 100), 330 + noise(second) - (second % 100)];
};

/** The card of one entry. */
export const cardOf = ({ state }: Play, entry: number) => {
  const card = cardsOf(state).find((candidate) => candidate.entry === entry);
  if (card === undefined) throw new Error(`no entry ${entry}`);
  return card;
};
