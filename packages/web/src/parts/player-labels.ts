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

/** A player's details shown with games; empty where the event does not publish them. */
export interface PlayerLabel {
  readonly name: string;
  /** The event's number of the player; null if it publishes none. */
  readonly number: number | null;
  readonly title: string;
  /** 0: unrated; null: not shown with names here. */
  readonly rating: number | null;
  readonly nation: string;
}

/** Players by entry id, as plain JSON. */
export type PlayerLabels = Readonly<Record<EntryId, PlayerLabel>>;

/** Returns the published details of all players, or of some. */
export const playerLabels = (
  state: TournamentState,
  some: Iterable<EntryId> = state.entries.keys(),
): PlayerLabels =>
  Object.fromEntries([...new Set(some)].map((entry) => [entry, playerLabel(state, entry)]));

/** Returns the published details of one player. */
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

/** Returns an entry's rating, 0 if unknown; a team without one gets that of its squad. */
export const ratingOf = ({ settings: { teams }, squads }: TournamentState, entry: Entry): number =>
  teams === undefined ? entry.rating : teamRating(entry, squads, teams.boards);

/** Returns all points after `rounds` rounds if the event counts points; else an empty record. */
export const pointsAfter = (
  state: TournamentState,
  rounds: number,
): Readonly<Record<EntryId, number>> => {
  if (gameTermsOf(state.settings).tally !== "points") return {};
  return Object.fromEntries(
    cardsOf(state).map((card) => [card.entry, tallyAfter(state, card, rounds).points]),
  );
};
