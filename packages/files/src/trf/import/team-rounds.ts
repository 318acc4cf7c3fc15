import {
  type Booking,
  type EntryId,
  firstAt,
  gamePointSystem,
  type MatchBoard,
  matchOutcome,
  type Outcome,
  type Settings,
  type Side,
  type TeamRules,
  type TournamentEvent,
} from "@losfee/core";
import { boardOneColour } from "../recorded-team-round.ts";
import type { TrfBoard, TrfTeamCard, TrfTeamRound } from "../team-card.ts";
import type { TrfTournament } from "../tournament.ts";
import {
  type ImportedRound,
  inBoardOrder,
  type PlayedContest,
  placeOf,
  roundElsewhere,
  SCORE,
  unplayedIn,
} from "./rounds.ts";
import { seatsByFirstBoard } from "./team-settings.ts";

/** Input of an imported round of matches. */
export interface TeamRoundContext {
  readonly trf: TrfTournament;
  readonly settings: Pick<Settings, "stages" | "bye" | "results">;
  readonly rules: TeamRules;
  /** In the order of entries. */
  readonly cards: readonly TrfTeamCard[];
  readonly entryOf: (team: number) => EntryId | undefined;
  readonly memberOf: ReadonlyMap<number, EntryId>;
  /** Game points of matches without games, by round and entry. */
  readonly totals: ReadonlyMap<number, ReadonlyMap<EntryId, number>>;
}

/** A match of a round, seated. */
interface PlayedMatch extends PlayedContest {
  readonly sides: readonly [TrfTeamRound, TrfTeamRound];
}

/**
 * Returns the events of one round of matches that was paired elsewhere: drafted with every match
 * given, published, and the known results board by board. O(n · rounds + n log n).
 */
export const teamRoundOf = (context: TeamRoundContext, round: number): ImportedRound => {
  const { cards, settings } = context;
  const matches = inBoardOrder(matchesOf(context, round));
  const system = settings.stages[0]?.system ?? "team-swiss";
  const lines = cards.map(({ rounds }) => rounds[round - 1]);
  const unplayed = unplayedIn(lines, settings.bye, CREDIT);
  const { events, colourless } = roundElsewhere(matches, round, system, unplayed);
  return { events: [...events, ...presentAtForfeits(context, matches, round)], colourless };
};

/** Returns the players present at matches won without play, which have no boards: as line-ups. */
const presentAtForfeits = (
  { memberOf, rules }: TeamRoundContext,
  matches: readonly PlayedMatch[],
  round: number,
): readonly TournamentEvent[] => {
  const lineUps = matches.flatMap(({ seats, sides, outcome }, index) =>
    sides.flatMap(({ boards }, side) => {
      const players = boards.map(({ player, line }) =>
        player !== null && line?.kind === "forfeit-win" ? (memberOf.get(player) ?? null) : null,
      );
      if (outcome?.kind !== "forfeit" || players.every((player) => player === null)) return [];
      while (players.length < rules.boards) players.push(null);
      return [{ board: index + 1, team: seats[side as Side], players }];
    }),
  );
  if (lineUps.length === 0) return [];
  const boards = [...new Set(lineUps.map(({ board }) => board))];
  return [
    ...lineUps.map(({ team, players }): TournamentEvent => {
      return { type: "line-up-set", data: { round, team, players, reason: "" } };
    }),
    { type: "line-ups-published", data: { round, boards } },
  ];
};

const matchesOf = (context: TeamRoundContext, round: number): readonly PlayedMatch[] => {
  const { cards, entryOf } = context;
  const byTeam = new Map(cards.map((card) => [card.team, card]));
  return cards.flatMap((card): readonly PlayedMatch[] => {
    const own = card.rounds[round - 1];
    const other = byTeam.get(own?.opponent ?? 0);
    const theirs = other?.rounds[round - 1];
    if (own === undefined || other === undefined || theirs === undefined) return [];
    const [one, two] = [entryOf(card.team), entryOf(other.team)];
    // Each match once: from the side of the lower entry.
    if (one === undefined || two === undefined || one > two) return [];
    const colour = colourIn(context, own) ?? turned(colourIn(context, theirs));
    const isSecond = colour === "b";
    const points = [
      pointsBefore(context, card, round),
      pointsBefore(context, other, round),
    ] as const;
    const seats = isSecond ? ([two, one] as const) : ([one, two] as const);
    const sides = isSecond ? ([theirs, own] as const) : ([own, theirs] as const);
    return [
      {
        seats,
        sides,
        outcome: outcomeOf(context, seats, sides) ?? totalOf(context, seats, round),
        place: placeOf(points, [one, two]),
        isColourless: colour === null,
      },
    ];
  });
};

type Colour = TrfTeamRound["colour"];

const turned = (colour: Colour): Colour => (colour === null ? null : colour === "w" ? "b" : "w");

/** White is the player in the first seat. */
const colourIn = ({ trf, settings }: TeamRoundContext, { colour }: TrfTeamRound): Colour =>
  seatsByFirstBoard(settings.stages) ? boardOneColour(trf, colour) : colour;

const pointsBefore = (
  { rules }: TeamRoundContext,
  { rounds }: TrfTeamCard,
  round: number,
): number =>
  rounds
    .slice(0, round - 1)
    .reduce(
      (sum, each) => sum + (rules.primary === "game" ? each.gamePoints : each.matchPoints),
      0,
    );

const outcomeOf = (
  context: TeamRoundContext,
  seats: readonly [EntryId, EntryId],
  sides: readonly [TrfTeamRound, TrfTeamRound],
): Outcome | null => {
  const lost = sides.map(({ kind }) => kind === "forfeit-loss");
  if (lost.includes(true)) return { kind: "forfeit", absent: seats.filter((_, at) => lost[at]) };
  const { rules, settings } = context;
  const rows = boardPairs(sides[0].boards, sides[1].boards, rules.boards);
  const boards = rows.map((pair, index) => boardOf(context, pair, index + 1));
  const isOpen = boards.every(
    ({ outcome }) => outcome.kind === "adjourned" || outcome.kind === "not-played",
  );
  return isOpen ? null : matchOutcome(boards, rules, settings);
};

/** Returns the outcome of a match of which only the total is known; null if not even that is. */
const totalOf = (
  { totals, rules }: TeamRoundContext,
  seats: readonly [EntryId, EntryId],
  round: number,
): Outcome | null => {
  const [one, other] = seats.map((team) => totals.get(round)?.get(team));
  const most = rules.boards * gamePointSystem(rules).win;
  return one === undefined || other === undefined || Math.max(one, other) > most
    ? null
    : { kind: "played", scores: [one, other] };
};

type BoardPair = readonly [TrfBoard | undefined, TrfBoard | undefined];

/**
 * Returns the opponents by board. Without line-ups (300), a side with empty boards sits where its
 * opponents do.
 */
const boardPairs = (
  first: readonly TrfBoard[],
  second: readonly TrfBoard[],
  boards: number,
): readonly BoardPair[] => {
  const meets = (one: TrfBoard, other: TrfBoard | undefined): boolean =>
    other?.player != null && one.line?.opponent === other.player;
  const isAligned = first.every(
    (one, at) => (one.line?.opponent ?? null) === null || meets(one, second[at]),
  );
  if (isAligned) return Array.from({ length: boards }, (_, at) => [first[at], second[at]]);
  const rows: BoardPair[] = [];
  const left = [...second];
  for (const one of first) {
    const at = left.findIndex((other) => meets(one, other));
    if (at < 0) {
      // No opponent: the other side's next player without one, or an empty chair.
      rows.push([one, undefined]);
      continue;
    }
    for (const alone of left.splice(0, at)) rows.push([undefined, alone]);
    rows.push([one, left.shift()]);
  }
  for (const alone of left) rows.push([undefined, alone]);
  while (rows.length < boards) rows.push([undefined, undefined]);
  return rows;
};

const boardOf = (
  { rules, memberOf }: TeamRoundContext,
  [one, other]: BoardPair,
  board: number,
): MatchBoard => {
  const idOf = (at: TrfBoard | undefined): EntryId | null =>
    at?.player == null ? null : (memberOf.get(at.player) ?? null);
  const colour = one?.line?.colour ?? turned(other?.line?.colour ?? null);
  const first: Side = colour === null ? firstAt(rules, board) : colour === "w" ? 0 : 1;
  return { players: [idOf(one), idOf(other)], first, outcome: boardOutcome(one, other) };
};

const boardOutcome = (
  one: TrfBoard | undefined,
  other: TrfBoard | undefined,
): MatchBoard["outcome"] => {
  const [own, theirs] = [one?.line ?? null, other?.line ?? null];
  if (own?.kind === "pending" || theirs?.kind === "pending") return { kind: "adjourned" };
  const scores = [SCORE[own?.result ?? ""], SCORE[theirs?.result ?? ""]] as const;
  if (own?.opponent != null && scores[0] !== undefined && scores[1] !== undefined) {
    const unrated = own.kind === "unrated-game" ? ({ unrated: true } as const) : {};
    return { kind: "played", scores: [scores[0], scores[1]], ...unrated };
  }
  const [wins, won] = [own?.kind === "forfeit-win", theirs?.kind === "forfeit-win"];
  const isForfeit = wins || won || own?.kind === "forfeit-loss" || theirs?.kind === "forfeit-loss";
  if (!isForfeit) return { kind: "not-played" };
  const absent = ([0, 1] as const).filter((side) => !(side === 0 ? wins : won));
  return { kind: "forfeit", absent };
};

const CREDIT: Partial<Readonly<Record<TrfTeamRound["kind"], Booking["credit"]>>> = {
  "full-point-bye": "win",
  "half-point-bye": "draw",
};
