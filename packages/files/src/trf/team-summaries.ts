import {
  type BoardRound,
  countingResult,
  firstAt,
  type Game,
  pairedRounds,
  pairingNumbersOf,
  type TeamRules,
  type TournamentState,
} from "@losfee/core";
import type { TrfSummaryCell, TrfTeamSummaryRecord } from "./record.ts";
import type { TrfFacts } from "./tournament.ts";

/**
 * Records 802 of an event of teams in which matches were entered as totals: no other record can hold
 * these, since all others add up games. Empty where every match has its games. O(teams · rounds).
 */
export const teamSummariesOf = (
  state: TournamentState,
  { teams }: Pick<TrfFacts, "teams">,
): readonly TrfTeamSummaryRecord[] => {
  const { settings } = state;
  const rules = settings.teams;
  const rounds = pairedRounds(state).filter(({ status }) => status === "published");
  if (rules === undefined || !rounds.some(({ games }) => games.some(isTotalIn(state)))) return [];
  const numbers = pairingNumbersOf(state);
  const entries = new Map([...numbers].map(([entry, number]) => [number, entry]));
  return teams.map(({ team, nickname, matchPoints, gamePoints }) => {
    const entry = entries.get(team);
    const cells = rounds.map((round) =>
      entry === undefined ? null : cellOf({ state, rules, numbers }, round, entry),
    );
    return { kind: "team-summary", team, nickname, matchPoints, gamePoints, cells };
  });
};

/** True if only the total of a match is known. */
const isTotalIn =
  ({ settings }: TournamentState) =>
  (game: Game): boolean => {
    const outcome = countingResult(game, settings)?.outcome;
    return outcome?.kind === "played" && outcome.boards === undefined;
  };

interface Event {
  readonly state: TournamentState;
  readonly rules: TeamRules;
  readonly numbers: ReadonlyMap<number, number>;
}

/** A team's round; null where it did not play and got nothing that the record has a word for. */
const cellOf = (
  { state, rules, numbers }: Event,
  { games, unplayed }: BoardRound,
  team: number,
): TrfSummaryCell | null => {
  const game = games.find(({ seats }) => seats.includes(team));
  if (game === undefined) {
    const bye = unplayed.find(({ entry, reason }) => entry === team && reason === "bye");
    return bye === undefined
      ? null
      : { opponent: "PAB", colour: null, gamePoints: null, forfeit: false };
  }
  const side = game.seats[0] === team ? 0 : 1;
  const opponent = numbers.get(game.seats[1 - side] ?? 0);
  if (opponent === undefined) return null;
  const outcome = countingResult(game, state.settings)?.outcome;
  const colour = firstAt(rules, 1) === side ? "w" : "b";
  const gamePoints = outcome?.kind === "played" ? (outcome.scores[side] ?? null) : null;
  return { opponent, colour, gamePoints, forfeit: outcome?.kind === "forfeit" };
};
