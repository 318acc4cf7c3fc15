import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { recordedResult } from "../contest-result.ts";
import type { EnteredBoard, EnteredMatch } from "../entered-outcome.ts";
import type { MatchBoard, Side } from "../match-outcome.ts";
import type { Refusal } from "../refusal.ts";
import { type BoardRound, type Game, gameOf } from "../round.ts";
import { decidedScores } from "../rounds/decided-result.ts";
import { resultKindOf, type Settings } from "../settings/settings.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import type { BoardFault } from "../teams/board-fault.ts";
import { firstMoves } from "../teams/board-table.ts";
import { type LineUpPlayers, lineUpOf } from "../teams/line-up.ts";
import { proposedLineUp } from "../teams/line-up-by-list.ts";
import { isOver, matchOutcome } from "../teams/match-points.ts";
import { membershipsOf } from "../teams/squad.ts";
import type { FittingPair } from "./fitting-pair.ts";

/** Finds the match of two teams, and checks all its boards: reports all problems at once. */
export const fitMatch = (
  state: TournamentState,
  round: BoardRound,
  rules: TeamRules,
  entered: EnteredMatch,
): Result<FittingPair, Refusal> => {
  const [team, opponent] = entered.teams;
  const stranger = entered.teams.find((one) => !state.entries.has(one));
  if (stranger !== undefined) return err({ code: "unknown-entry", entry: stranger });
  if (team === opponent) return err({ code: "player-against-self", entry: team });
  const game = gameOf(round, team);
  if (game === undefined || !game.seats.includes(opponent)) {
    return err({
      code: "not-opponents",
      round: round.number,
      players: entered.teams,
      opponents: [opponentOf(round, team), opponentOf(round, opponent)],
    });
  }
  if (entered.boards.length > rules.boards) {
    return err({
      code: "too-many-boards",
      boards: entered.boards.length,
      allowed: rules.boards,
    });
  }
  const missing = rules.boards - entered.boards.length;
  if (missing > 0) return err({ code: "boards-missing", boards: rules.boards, missing });
  const first = firstMoves(state.settings, rules, round.number);
  const lineUps = lineUpsOf(state, rules, round.number, game, entered);
  const boards = entered.boards.map((board, index) =>
    seated(game, lineUps, first[index] ?? 0, entered.teams, board, index),
  );
  const faults = faultsOf(state, game, boards);
  if (faults.length > 0) return err({ code: "match-wrong", teams: game.seats, faults });
  const outcome = matchOutcome(boards, rules, state.settings);
  return ok({
    round,
    contest: game,
    seats: game.seats,
    outcome,
    warnings: isOver(outcome) ? [] : [{ code: "boards-adjourned", teams: game.seats }],
  });
};

const opponentOf = (round: BoardRound, entry: EntryId): EntryId | null =>
  gameOf(round, entry)?.seats.find((id) => id !== entry) ?? null;

/** Returns the line-ups of a match; of a list that only decides at boards it came to. */
const lineUpsOf = (
  state: TournamentState,
  rules: TeamRules,
  round: number,
  { seats }: Game,
  { teams, boards, missingLineUps }: EnteredMatch,
): readonly [LineUpPlayers, LineUpPlayers] => {
  const of = (team: EntryId): LineUpPlayers => {
    const lineUp = lineUpOf(state.lineUps, round, team);
    if (lineUp !== undefined || missingLineUps === undefined) return lineUp?.players ?? [];
    const side = teams[0] === team ? 0 : 1;
    const came = ({ outcome }: EnteredBoard): boolean =>
      outcome.kind !== "forfeit" || !outcome.absent.includes(side);
    const listed = proposedLineUp(state, rules, round, team) ?? [];
    return boards.map((board, index) => (came(board) ? (listed[index] ?? null) : null));
  };
  return [of(seats[0]), of(seats[1])];
};

/**
 * Returns a board in the order of the match's seats. Unnamed players are those known to have played
 * there, else those lined up.
 */
const seated = (
  game: Game,
  lineUps: readonly [LineUpPlayers, LineUpPlayers],
  first: Side,
  teams: readonly [EntryId, EntryId],
  { players, outcome }: EnteredBoard,
  index: number,
): MatchBoard => {
  const isTurned = game.seats[0] !== teams[0];
  const named = players === undefined ? undefined : isTurned ? turned(players) : players;
  const linedUp = (side: Side): EntryId | null => lineUps[side][index] ?? null;
  return {
    players: named ?? playersKnown(game, index) ?? [linedUp(0), linedUp(1)],
    first,
    outcome: isTurned ? turnedOutcome(outcome) : outcome,
  };
};

const playersKnown = (game: Game, index: number): MatchBoard["players"] | null => {
  const outcome = recordedResult(game)?.outcome;
  return outcome?.kind === "played" ? (outcome.boards?.[index]?.players ?? null) : null;
};

const turned = <Value>([one, two]: readonly [Value, Value]): readonly [Value, Value] => [two, one];

const turnedOutcome = (outcome: MatchBoard["outcome"]): MatchBoard["outcome"] => {
  if (outcome.kind === "played") return { ...outcome, scores: turned(outcome.scores) };
  if (outcome.kind !== "forfeit") return outcome;
  return {
    kind: "forfeit",
    absent: outcome.absent.map((side): Side => (side === 0 ? 1 : 0)).sort(),
  };
};

const faultsOf = (
  { squads, settings }: TournamentState,
  { seats }: Game,
  boards: readonly MatchBoard[],
): readonly BoardFault[] => {
  const known = membershipsOf(squads);
  const seen = new Set<EntryId>();
  const faults: BoardFault[] = [];
  for (const [index, { players, outcome }] of boards.entries()) {
    const board = index + 1;
    for (const side of [0, 1] as const) {
      const [player, team] = [players[side], seats[side]];
      const isAbsent = outcome.kind === "forfeit" && outcome.absent.includes(side);
      if (player === null) {
        // Without a squad no player can be named.
        const hasSquad = (squads.get(team)?.length ?? 0) > 0;
        const plays = outcome.kind === "played" || outcome.kind === "adjourned";
        if (hasSquad && plays && !isAbsent) faults.push({ code: "nobody-there", board, team });
        continue;
      }
      if (known.get(player)?.team !== team) {
        faults.push({ code: "not-in-squad", board, player, team });
      }
      if (seen.has(player)) faults.push({ code: "plays-twice", board, player });
      seen.add(player);
    }
    const wrong = outcome.kind === "played" ? wrongScores(settings, outcome.scores) : null;
    if (wrong !== null) faults.push({ ...wrong, board });
  }
  return faults;
};

type ScoresFault =
  | Pick<Extract<BoardFault, { readonly code: "scores-do-not-fit" }>, "code" | "scores">
  | Omit<Extract<BoardFault, { readonly code: "score-out-of-range" }>, "board">;

const wrongScores = (settings: Settings, scores: readonly [number, number]): ScoresFault | null => {
  if (resultKindOf(settings) === "win-draw-loss") {
    return decidedScores(...scores) === null ? { code: "scores-do-not-fit", scores } : null;
  }
  const { minimum, maximum } = settings.scores;
  const score = scores.find((one) => !Number.isInteger(one) || one < minimum || one > maximum);
  return score === undefined ? null : { code: "score-out-of-range", score, minimum, maximum };
};
