import {
  decide,
  missingResults,
  pairedRounds,
  type RecordedTournamentEvent,
  resultKindOf,
  type Settings,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import type { Ask, FullRequest, PageRequest } from "../src/shell/page-request.ts";

/** A competition played in a test: commands go in, the journal grows. */
export interface Played {
  readonly state: TournamentState;
  readonly events: readonly RecordedTournamentEvent[];
}

const SEED = "10f7".repeat(16);

/** Executes commands in order; throws at the first refusal. */
export const play = (
  before: Played | null,
  commands: readonly TournamentCommand[],
  actor = "director",
): Played => {
  let state = before?.state ?? null;
  const events = [...(before?.events ?? [])];
  for (const command of commands) {
    const minute = String(events.length % 60).padStart(2, "0");
    const now = `2026-11-21T10:${minute}:00.000Z`;
    const decision = decide(state, command, {
      competition: "dm-2026",
      acknowledged: "all",
      actor,
      now,
    });
    if (!decision.ok) throw new Error(`${command.type}: ${JSON.stringify(decision.error)}`);
    state = decision.value.state;
    events.push(...decision.value.events);
  }
  if (state === null) throw new Error("no commands");
  return { state, events };
};

/** A player in a test: a name, or more details. */
type Newcomer = string | { readonly name: string; readonly club?: string; readonly birth?: string };

/** Creates a competition with these players, rated 2000, 1990, … */
export const competitionOf = (
  players: readonly Newcomer[],
  { format = "scrabble-championship", ...settings }: Partial<Settings> & { format?: string } = {},
): Played =>
  play(null, [
    { type: "create-competition", name: "Deutsche Meisterschaft", format, settings, seed: SEED },
    {
      type: "add-entries",
      entries: players.map((player, index) => ({
        ...(typeof player === "string" ? { name: player } : player),
        rating: 2000 - 10 * index,
      })),
    },
  ]);

/** `count` players named Anna 1, Anna 2, … */
export const annas = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Anna ${index + 1}`);

/** Drafts and publishes the next round. */
export const publishNext = (before: Played): Played =>
  play(before, [
    { type: "draft-round" },
    { type: "publish-round", round: before.state.rounds.length + 1 },
  ]);

/** Enters results for the last round: all that are missing, or only the first `count`. */
export const enterResults = (before: Played, count = Number.POSITIVE_INFINITY): Played => {
  const round = pairedRounds(before.state).at(-1);
  if (round === undefined) return before;
  const { settings } = before.state;
  const isDecided = resultKindOf(settings) === "win-draw-loss";
  const scores = isDecided ? decided : scored;
  const outcomeOf = ([first, second]: readonly [number, number]): Entered["outcome"] => {
    const [own, theirs] = scores(first, second, round.number);
    // If boards have game points, a match has no total to enter.
    if (settings.teams !== undefined && !isDecided) {
      const board = { outcome: { kind: "played" as const, scores: [own, theirs] as const } };
      const boards = Array.from({ length: settings.teams.boards }, () => board);
      return { kind: "match", teams: [first, second], boards };
    }
    return {
      kind: "played",
      sides: [
        { entry: first, score: own },
        { entry: second, score: theirs },
      ],
    };
  };
  return play(
    before,
    missingResults(round)
      .slice(0, count)
      .map(({ seats }) => ({
        type: "enter-result" as const,
        round: round.number,
        outcome: outcomeOf(seats),
      })),
  );
};

type Entered = Extract<TournamentCommand, { readonly type: "enter-result" }>;

/** Scores that depend on player and round only, with upsets. */
const scoreOf = (entry: number, round: number): number =>
  330 - entry + ((entry * 7919 + round * 104_729 + entry * round * 37) % 181);

const scored = (first: number, second: number, round: number): readonly [number, number] => [
  scoreOf(first, round),
  scoreOf(second, round),
];

/** Wins of either side and draws, depending on players and round. */
const decided = (first: number, second: number, round: number): readonly [number, number] => {
  const turn = (first * 7 + second * 13 + round * 5) % 3;
  return turn === 0 ? [1, 0] : turn === 1 ? [0.5, 0.5] : [0, 1];
};

/** Publishes and plays rounds until `rounds` are complete. */
export const playTo = (before: Played, rounds: number): Played => {
  let now = enterResults(before);
  while (now.state.rounds.length < rounds) now = enterResults(publishNext(now));
  return now;
};

/** What pages may ask for, as on a server without any of it. */
export const nothingElse = {
  ...{ competitions: [], offersSignIn: false, divisions: [], missingDivisions: [] },
  ...{ festival: null, account: null, signInLink: null, invitation: null, mailAddress: null },
  front: { isAtDesk: false, organisation: null, sample: null },
  notices: { imprint: null, privacy: null },
  ...{ traces: new Map(), people: new Map() },
} as const satisfies Partial<FullRequest>;

/** What test requests have; ways to sign in are given where a page shows them. */
export type Given = Exclude<Ask, "signIn" | "signInLink">;

/** A visitor's request for a page of this competition. */
export const requestOf = (
  { state, events }: Played,
  changes: Partial<FullRequest> = {},
): PageRequest<"tournament", Given> => ({
  ...nothingElse,
  state,
  events,
  params: { competition: state.competition },
  query: {},
  viewer: { role: "public", label: "" },
  language: "de",
  baseUrl: "http://hall.local:8080",
  ...changes,
});
