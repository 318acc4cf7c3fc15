import {
  ASSIGNED_RESULTS,
  decide,
  draftOf,
  type EntryDetailsInput,
  type EventDetailsInput,
  lookAhead,
  missingResults,
  pairedRound,
  type Settings,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import fc from "fast-check";

/** An act of a director between two rounds; numbers choose among the present players. */
type Incident =
  | { readonly kind: "enter"; readonly rating: number }
  | { readonly kind: "withdraw" | "reinstate"; readonly who: number }
  | { readonly kind: "pause"; readonly who: number; readonly half: boolean; readonly ahead: number }
  | { readonly kind: "swap"; readonly who: number; readonly other: number };

/** A random chess event: players, rules, and the incidents of each round. */
interface ChessEvent {
  readonly settings: Partial<Settings>;
  readonly details: EventDetailsInput;
  readonly players: readonly EntryDetailsInput[];
  readonly rounds: readonly {
    readonly before: readonly Incident[];
    readonly pin: readonly [number, number] | null;
    readonly forbid: readonly [number, number] | null;
    /** One for each board, cyclically; `open`: still running, in the last round only. */
    readonly results: readonly Ending[];
  }[];
}

type Ending = keyof typeof SCORES | "+" | "-" | "--" | "open";

/** Scores of White and Black over the board; `W`, `D` and `L` are not rated. */
const SCORES = {
  "1": [1, 0],
  "=": [0.5, 0.5],
  "0": [0, 1],
  "=0": [0.5, 0],
  "0=": [0, 0.5],
  "00": [0, 0],
  W: [1, 0],
  D: [0.5, 0.5],
  L: [0, 0],
} as const;

const incident: fc.Arbitrary<Incident> = fc.oneof(
  fc.record({ kind: fc.constant("enter" as const), rating: fc.integer({ min: 0, max: 2600 }) }),
  fc.record({ kind: fc.constantFrom("withdraw", "reinstate"), who: fc.nat(20) }),
  fc.record({
    kind: fc.constant("pause" as const),
    who: fc.nat(20),
    half: fc.boolean(),
    ahead: fc.nat(3),
  }),
  fc.record({ kind: fc.constant("swap" as const), who: fc.nat(20), other: fc.nat(20) }),
);

const two = fc.tuple(fc.nat(20), fc.nat(20));

const range = {
  firstRound: fc.integer({ min: 1, max: 3 }),
  lastRound: fc.constantFrom(null, 3, 4),
};

const settings: fc.Arbitrary<Partial<Settings>> = fc
  .record({
    rounds: fc.integer({ min: 4, max: 6 }),
    initialColour: fc.constantFrom("lot", "white", "black"),
    acceleration: fc.constantFrom("none", "baku"),
    points: fc.constantFrom(
      { win: 1, draw: 0.5, loss: 0 },
      { win: 3, draw: 1, loss: 0 },
      { win: 3, draw: 2, loss: 1 },
      { win: 1, draw: 0.5, loss: 0, pairingBye: 0.5 },
    ),
    bye: fc.constantFrom("win", "draw", "none"),
    lateEntry: fc.constantFrom("none", "draw"),
    forbidden: fc.array(
      fc.record({ ...range, entries: fc.constantFrom([1, 2], [2, 3, 4]), reason: fc.string() }),
      { maxLength: 2 },
    ),
    keptApart: fc.constantFrom([], [{ by: "club" as const, firstRound: 1, lastRound: null }]),
    abnormalPoints: fc.array(
      fc.record({
        result: fc.constantFrom(...([...ASSIGNED_RESULTS, "score", "score"] as const)),
        points: fc.constantFrom(-1, 0, 0.5, 1, 2),
        round: fc.constantFrom(null, 1, 2, 3),
        entries: fc.constantFrom([], [1], [2, 3], [1, 2, 3, 4]),
      }),
      { maxLength: 4 },
    ),
    accelerations: fc.array(
      fc.record({
        ...range,
        entries: fc.constantFrom([1, 2, 4], [3]),
        points: fc.constantFrom(1, 0.5),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ rounds, initialColour, acceleration, bye, lateEntry, ...others }) => ({
    ...others,
    ranking: ["PTS", "BH/C1", "SB", "TPN"],
    bye: { credit: bye, spread: 0 },
    lateEntry: { credit: lateEntry, spread: 0 },
    stages: [
      {
        system: "fide-dutch",
        rounds,
        options: { initialColour, acceleration },
        participants: "everybody",
      },
    ],
  })) as fc.Arbitrary<Partial<Settings>>;

const details: fc.Arbitrary<EventDetailsInput> = fc.record(
  {
    place: fc.constant("Ulm"),
    federation: fc.constant("GER"),
    organiser: fc.constant("SC Ulm"),
    start: fc.constantFrom("2026-11-20", "2026-11-21"),
    end: fc.constant("2026-11-22"),
    chiefArbiter: fc.constantFrom({ name: "IA Krause, C." }, { name: "Öz, A.", fideId: "4600001" }),
    deputyArbiters: fc.constantFrom(
      [{ name: "A. Beisitz" }],
      [{ name: "A. Beisitz", fideId: "4600002" }, { name: "B. Beisitz" }],
    ),
    timeControl: fc.constantFrom("5400+30", "40/6000+30:900+30", "W300-B240"),
    allottedTimes: fc.constant("ungefähr zwei Stunden"),
    rateOfPlay: fc.constantFrom("standard", "rapid"),
    eventType: fc.constant("Stadtmeisterschaft"),
    schedule: fc.constantFrom(["2026-11-21T10:00"], ["2026-11-21", null, "2026-11-22T09:30"]),
  },
  { requiredKeys: [] },
);

/** Events of a chess club's evening, and worse. */
export const chessEvents: fc.Arbitrary<ChessEvent> = fc.record({
  settings,
  details,
  players: fc.array(
    fc.record({
      rating: fc.integer({ min: 0, max: 2600 }),
      club: fc.constantFrom("", "Ulm", "Bonn", "Kiel"),
      nation: fc.constantFrom("", "GER", "AUT"),
      title: fc.constantFrom("", "FM", "WGM"),
      fideId: fc.constantFrom("", "4600001"),
      sex: fc.constantFrom("" as const, "m" as const, "w" as const),
      birth: fc.constantFrom("", "1990", "1990-05-17"),
    }),
    { minLength: 4, maxLength: 12 },
  ),
  rounds: fc.array(
    fc.record({
      before: fc.array(incident, { maxLength: 3 }),
      pin: fc.option(two, { freq: 4 }),
      forbid: fc.option(two, { freq: 4 }),
      results: fc.array(
        fc.oneof(
          { weight: 2, arbitrary: fc.constantFrom<Ending>("1", "=", "0") },
          {
            weight: 3,
            arbitrary: fc.constantFrom<Ending>(
              ...(["=0", "0=", "00", "W", "D", "L", "+", "-", "--", "open"] as const),
            ),
          },
        ),
        { minLength: 1, maxLength: 7 },
      ),
    }),
    { maxLength: 5 },
  ),
});

/** Returns the state after a command, or the same state if the rules refuse it. */
const after = (state: TournamentState | null, command: TournamentCommand) => {
  const decision = decide(state, command, lookAhead({ competition: "test" }));
  return decision.ok ? decision.value.state : state;
};

/** Plays an event by the rules; skips refused acts. */
export const playEvent = ({
  settings: chosen,
  details: announced,
  players,
  rounds,
}: ChessEvent): TournamentState => {
  const { forbidden = [], accelerations = [], abnormalPoints = [], ...others } = chosen;
  const create = { type: "create-competition", name: "Open", format: "fide-swiss" } as const;
  const seed = "5eed".repeat(16);
  let state = after(null, { ...create, settings: others, details: announced, seed });
  const entries = players.map(({ fideId, ...player }, index) => ({
    // A number is one person's; with one, two may have the same name.
    name: fideId === "" ? `P${index + 1}` : "Namesake",
    ...player,
    ...(fideId === "" ? {} : { fideId: `${Number(fideId) + index}` }),
  }));
  state = after(state, { type: "add-entries", entries });
  state = after(state, {
    type: "change-settings",
    settings: { forbidden, accelerations, abnormalPoints },
    reason: "",
  });
  for (const [index, round] of rounds.entries()) {
    for (const one of round.before) state = happen(state, one);
    state = playRound(state, index + 1, round, index === rounds.length - 1);
  }
  if (state === null) throw new Error("no event");
  return state;
};

const chosenOf = (state: TournamentState, who: number): number =>
  [...state.entries.keys()][who % state.entries.size] ?? 1;

const happen = (state: TournamentState | null, what: Incident): TournamentState | null => {
  if (state === null) return null;
  switch (what.kind) {
    case "enter":
      return after(state, {
        type: "add-entries",
        entries: [{ name: `P${state.nextEntry}`, rating: what.rating }],
      });
    case "withdraw":
      return after(state, {
        type: "withdraw-entry",
        entry: chosenOf(state, what.who),
        reason: "ill",
      });
    case "reinstate":
      return after(state, { type: "reinstate-entry", entry: chosenOf(state, what.who) });
    case "pause": {
      const rounds = [state.rounds.length + 1 + what.ahead];
      const entry = chosenOf(state, what.who);
      const halfPoints = what.half ? rounds : [];
      return after(state, { type: "pause-entry", entry, rounds, halfPoints });
    }
    case "swap":
      return state;
  }
};

const playRound = (
  before: TournamentState | null,
  number: number,
  { pin, forbid, results, before: incidents }: ChessEvent["rounds"][number],
  isLast: boolean,
): TournamentState | null => {
  if (before === null) return null;
  const pairOf = (two: readonly [number, number] | null) =>
    two === null ? [] : [[chosenOf(before, two[0]), chosenOf(before, two[1])] as const];
  const draft = { type: "draft-round", reason: "by hand" } as const;
  let state = after(before, { ...draft, pinned: pairOf(pin), forbidden: pairOf(forbid) });
  if (state !== null && draftOf(state) === undefined) state = after(state, draft);
  for (const what of incidents) {
    if (state === null || what.kind !== "swap") continue;
    const players = [chosenOf(state, what.who), chosenOf(state, what.other)] as const;
    const act = { kind: "swap", players } as const;
    state = after(state, { type: "adjust-draft", round: number, act, reason: "by hand" });
  }
  state = after(state, { type: "publish-round", round: number });
  const round = state === null ? undefined : pairedRound(state, number);
  if (round === undefined || round.status === "draft") return state;
  for (const [index, { seats }] of missingResults(round).entries()) {
    const ending = results[index % results.length] ?? "1";
    if (ending === "open" && isLast) continue;
    const outcome = outcomeOf(ending === "open" ? "1" : ending, seats);
    state = after(state, { type: "enter-result", round: number, outcome });
  }
  return state;
};

const outcomeOf = (ending: Exclude<Ending, "open">, [white, black]: readonly [number, number]) => {
  if (ending === "+") return { kind: "forfeit", absent: [black] } as const;
  if (ending === "-") return { kind: "forfeit", absent: [white] } as const;
  if (ending === "--") return { kind: "forfeit", absent: [white, black] } as const;
  const [own, theirs] = SCORES[ending];
  const sides = [
    { entry: white, score: own },
    { entry: black, score: theirs },
  ] as const;
  const unrated = /[WDL]/.test(ending) ? ({ unrated: true } as const) : {};
  return { kind: "played", sides, ...unrated } as const;
};
