import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { PairOutcome } from "../contest-result.ts";
import type { EnteredMatch, EnteredPairOutcome } from "../entered-outcome.ts";
import type { Refusal } from "../refusal.ts";
import { type BoardRound, gameOf } from "../round.ts";
import { decidedScores } from "../rounds/decided-result.ts";
import { unusualIn } from "../rounds/unusual-result.ts";
import { resultKindOf } from "../settings/settings.ts";
import { gamePointSystem, type TeamRules } from "../settings/team-rules.ts";
import { unknownBoard } from "../stages/places.ts";
import type { TournamentState } from "../state.ts";
import { fitMatch } from "./fit-match.ts";
import type { FittingPair } from "./fitting-pair.ts";

/** Matches a result to its players' game of a round; to `board` if named. */
export const fitPair = (
  state: TournamentState,
  round: BoardRound,
  entered: EnteredPairOutcome | EnteredMatch,
  board: number | undefined,
): Result<FittingPair, Refusal> => {
  const fitting = fitByKind(state, round, entered);
  if (!fitting.ok || board === undefined || fitting.value.contest.board === board) return fitting;
  return err(unknownBoard(state, { round: round.number, board }));
};

const fitByKind = (
  state: TournamentState,
  round: BoardRound,
  entered: EnteredPairOutcome | EnteredMatch,
): Result<FittingPair, Refusal> => {
  const { teams } = state.settings;
  switch (entered.kind) {
    case "forfeit":
      return matchForfeit(state, round, entered.absent);
    case "played":
      return matchScores(state, round, entered);
    case "match":
      return teams === undefined
        ? err({ code: "no-teams" })
        : fitMatch(state, round, teams, entered);
  }
};

const matchForfeit = (
  state: TournamentState,
  round: BoardRound,
  absent: readonly EntryId[],
): Result<FittingPair, Refusal> => {
  const [someone] = absent;
  const game = someone === undefined ? undefined : gameOf(round, someone);
  if (game === undefined) {
    return err(refuseStranger(state, round, someone ?? 0));
  }
  const stranger = absent.find((entry) => !game.seats.includes(entry));
  if (stranger !== undefined) return err({ code: "absent-not-in-game", entry: stranger });
  const outcome: PairOutcome = {
    kind: "forfeit",
    absent: game.seats.filter((s) => absent.includes(s)),
  };
  return ok({ round, contest: game, seats: game.seats, outcome, warnings: [] });
};

const refuseStranger = (state: TournamentState, round: BoardRound, entry: EntryId): Refusal =>
  state.entries.has(entry)
    ? { code: "entry-not-in-round", entry, round: round.number }
    : { code: "unknown-entry", entry };

type Played = Extract<EnteredPairOutcome, { kind: "played" }>;
type Sides = Played["sides"];

const matchScores = (
  state: TournamentState,
  round: BoardRound,
  { sides, unrated, swapped }: Played,
): Result<FittingPair, Refusal> => {
  const [a, b] = sides;
  for (const { entry } of sides) {
    if (!state.entries.has(entry)) return err({ code: "unknown-entry", entry });
  }
  if (a.entry === b.entry) return err({ code: "player-against-self", entry: a.entry });
  const game = gameOf(round, a.entry);
  if (game === undefined || !game.seats.includes(b.entry)) {
    return err({
      code: "not-opponents",
      round: round.number,
      players: [a.entry, b.entry],
      opponents: [opponentOf(round, a.entry), opponentOf(round, b.entry)],
    });
  }
  const { teams } = state.settings;
  const forfeit = isDecided(state) || teams !== undefined ? null : asForfeit(state, sides);
  if (forfeit !== null) {
    const matched = matchForfeit(state, round, [forfeit]);
    if (!matched.ok) return matched;
    return ok({ ...matched.value, warnings: [{ code: "entered-as-forfeit", absent: forfeit }] });
  }
  const range =
    teams !== undefined
      ? refuseTotals(sides, teams)
      : isDecided(state)
        ? refuseUndecided(sides)
        : refuseScores(state, sides);
  if (range !== null) return err(range);
  const drawnAtBoard = game.start.code === "players-draw";
  const planned = drawnAtBoard ? ([a.entry, b.entry] as const) : game.seats;
  const seats = swapped ? ([planned[1], planned[0]] as const) : planned;
  const scores: readonly [number, number] =
    seats[0] === a.entry ? [a.score, b.score] : [b.score, a.score];
  return ok({
    round,
    contest: game,
    seats,
    outcome: { kind: "played", scores, ...(unrated === undefined ? {} : { unrated }) },
    warnings: unusualIn(state.settings, { seats, outcome: { kind: "played", scores } }),
  });
};

const opponentOf = (round: BoardRound, entry: EntryId): EntryId | null =>
  gameOf(round, entry)?.seats.find((id) => id !== entry) ?? null;

/** True if games end with a win, a draw or a loss instead of game points. */
const isDecided = ({ settings }: TournamentState): boolean =>
  resultKindOf(settings) === "win-draw-loss";

const refuseUndecided = ([a, b]: Sides): Refusal | null =>
  decidedScores(a.score, b.score) === null
    ? { code: "scores-do-not-fit", scores: [a.score, b.score] }
    : null;

/** Maximum total of both teams over all boards of a match. */
const mostPoints = ({ boards, ...rules }: TeamRules): number => {
  const { win, draw, loss } = gamePointSystem({ boards, ...rules });
  return boards * Math.max(win + loss, 2 * draw);
};

/** Checks the totals of a match alone: its boards must be able to give them. */
const refuseTotals = ([a, b]: Sides, rules: TeamRules): Refusal | null => {
  const { win, draw, loss } = gamePointSystem(rules);
  const inSteps = (score: number): boolean =>
    sums([win, draw, loss], rules.boards).has(Math.round(score * 1000));
  const fits = inSteps(a.score) && inSteps(b.score) && a.score + b.score <= mostPoints(rules);
  return fits
    ? null
    : { code: "match-scores-do-not-fit", scores: [a.score, b.score], boards: rules.boards };
};

/** Returns every possible total of these boards, in thousandths. O(boards · totals). */
const sums = (values: readonly number[], boards: number): ReadonlySet<number> => {
  let totals = new Set([0]);
  for (let board = 0; board < boards; board++) {
    totals = new Set(
      [...totals].flatMap((sum) => values.map((value) => sum + Math.round(value * 1000))),
    );
  }
  return totals;
};

/** 0 and exactly the spread of a forfeit is the notation of a forfeit on slips. */
const asForfeit = (state: TournamentState, [a, b]: Sides): EntryId | null => {
  const { forfeitSpread } = state.settings;
  if (a.score === 0 && b.score === forfeitSpread) return a.entry;
  return b.score === 0 && a.score === forfeitSpread ? b.entry : null;
};

const refuseScores = (state: TournamentState, sides: Sides): Refusal | null => {
  const { minimum, maximum } = state.settings.scores;
  const wrong = sides.find(
    ({ score }) => !Number.isInteger(score) || score < minimum || score > maximum,
  );
  return wrong === undefined ? null : { code: "score-out-of-range", ...wrong, minimum, maximum };
};
