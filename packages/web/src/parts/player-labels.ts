import { numberOf } from "@losfee/contract";
import {
  cardsOf,
  type Entry,
  type EntryId,
  gameTermsOf,
  playerNumbers,
  type TournamentState,
  tallyAfter,
  teamRating,
} from "@losfee/core";

/** What is shown of a player beside games: what the event does not tell of its players is empty. */
export interface PlayerLabel {
  readonly name: string;
  /** The number by which the event knows players; null where it does not tell numbers. */
  readonly number: number | null;
  readonly title: string;
  /** 0: unrated; null: not told beside names here. */
  readonly rating: number | null;
  readonly nation: string;
}

/** Players by the numbers of their entries, as plain JSON. */
export type PlayerLabels = Readonly<Record<EntryId, PlayerLabel>>;

/** What the event tells of all its players, or of some. */
export const playerLabels = (
  state: TournamentState,
  some: Iterable<EntryId> = state.entries.keys(),
): PlayerLabels =>
  Object.fromEntries([...new Set(some)].map((entry) => [entry, playerLabel(state, entry)]));

/** What the event tells of one player. */
export const playerLabel = (state: TournamentState, entry: EntryId): PlayerLabel => {
  const known = state.entries.get(entry);
  const { name = numberOf(entry), title = "", nation = "" } = known ?? {};
  const { details } = gameTermsOf(state.settings);
  return {
    name,
    number: details.includes("number") ? (playerNumbers(state).get(entry) ?? null) : null,
    title: details.includes("title") ? title : "",
    rating: details.includes("rating") && known !== undefined ? ratingOf(state, known) : null,
    nation: details.includes("nation") ? nation : "",
  };
};

/** What somebody is rated, 0 where that is not known; a team without a rating of its own as its squad makes it. */
export const ratingOf = ({ settings: { teams }, squads }: TournamentState, entry: Entry): number =>
  teams === undefined ? entry.rating : teamRating(entry, squads, teams.boards);

/** Everybody's points after `rounds` rounds, where the event counts points; else nothing. */
export const pointsAfter = (
  state: TournamentState,
  rounds: number,
): Readonly<Record<EntryId, number>> => {
  if (gameTermsOf(state.settings).tally !== "points") return {};
  return Object.fromEntries(
    cardsOf(state).map((card) => [card.entry, tallyAfter(state, card, rounds).points]),
  );
};
