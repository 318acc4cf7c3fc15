import type { EntryId } from "../../base/entry-id.ts";
import { dayOfMoment } from "../../event-details/days.ts";
import { countingResult } from "../contest-result.ts";
import { type BoardRound, gameOf, isPaired } from "../round.ts";
import type { TournamentState } from "../state.ts";
import { lineUpOf } from "./line-up.ts";
import { matchTimeOf } from "./match-time.ts";

/**
 * Players of a team who are in another match of the day on which it plays in a round: whoever was named
 * there first. `before` is the event that names them here; missing: it is still to come. Nobody where
 * the day is not known. O(rounds · boards).
 */
export const namedOnSameDay = (
  state: TournamentState,
  round: number,
  team: EntryId,
  before: number = Number.POSITIVE_INFINITY,
): readonly EntryId[] => {
  const rounds = state.rounds.filter(isPaired);
  const own = rounds.find(({ number }) => number === round);
  const day = own === undefined ? null : dayIn(state, own, team);
  if (day === null) return [];
  return rounds
    .filter((other) => other !== own && dayIn(state, other, team) === day)
    .flatMap((other) => namedIn(state, other, team, before));
};

const dayIn = (state: TournamentState, round: BoardRound, team: EntryId): string | null => {
  const game = gameOf(round, team);
  const at = game === undefined ? null : matchTimeOf(state, round.number, game.seats).at;
  return at === null ? null : dayOfMoment(at);
};

/** Who played in the team's match, or is lined up for it as long as nothing was typed. */
const namedIn = (
  { lineUps }: TournamentState,
  round: BoardRound,
  team: EntryId,
  before: number,
): readonly EntryId[] => {
  const game = gameOf(round, team);
  const result = countingResult(game);
  const side = game?.seats[0] === team ? 0 : 1;
  const lineUp = lineUpOf(lineUps, round.number, team);
  const known = result?.outcome.kind === "played" ? result.outcome.boards : undefined;
  const named = known?.map(({ players }) => players[side]) ?? lineUp?.players ?? [];
  const seq = lineUp?.seq ?? result?.seq ?? Number.POSITIVE_INFINITY;
  return seq < before ? named.filter((player) => player !== null) : [];
};
