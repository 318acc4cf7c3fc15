import {
  activeEntries,
  type CompetitionState,
  displayName,
  type EntryId,
  gameTermsOf,
  isSeated,
  nameOrder,
  playsTables,
  type TournamentState,
  tableSizes,
  tablesStages,
} from "@losfee/core";
import { linksTexts } from "@losfee/messages/tournament-console-links";
import { pages } from "../../pages-of.ts";

/** Targets of links. */
export interface LinksModel {
  /** Tables of the largest stage so far; of the first, before it is drawn. Null: no tables. */
  readonly tables: number | null;
  /** True in team events, where the captain gets the link. */
  readonly ofTeams: boolean;
  /** All participants by name; the label distinguishes namesakes. */
  readonly players: readonly { readonly entry: EntryId; readonly label: string }[];
}

/** Returns the links' targets: helpers, and tables if there are any. */
export const buildLinks = ({
  state,
}: {
  readonly state: CompetitionState | null;
}): LinksModel | null => {
  if (state === null) return null;
  const hasTables = state.kind === "tournament" && playsTables(state.settings);
  return {
    ofTeams: state.kind === "tournament" && state.settings.teams !== undefined,
    tables: hasTables ? tablesOf(state) : null,
    players: state.kind === "tournament" ? playersOf(state) : [],
  };
};

/** Longest label of a link, in characters. */
const LONGEST_LABEL = 60;

const playersOf = (state: TournamentState): LinksModel["players"] => {
  const people = [...state.entries.values()].filter(
    ({ erased, withdrawal }) => erased === undefined && withdrawal === null,
  );
  const labels = people.map(({ id }) => shortened(displayName(state, id), LONGEST_LABEL));
  return people
    .map(({ id }, index) => {
      const label = labels[index] ?? "";
      const isShared = labels.filter((one) => one === label).length > 1;
      const number = ` (${id})`;
      return {
        entry: id,
        label: isShared ? shortened(label, LONGEST_LABEL - number.length) + number : label,
      };
    })
    .sort((a, b) => nameOrder(gameTermsOf(state.settings).entrants)(a.label, b.label));
};

/** Shortens a long name and marks the cut. */
const shortened = (text: string, most: number): string => {
  const letters = [...text];
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most - 1)
    .join("")
    .trim()}…`;
};

const tablesOf = (state: TournamentState): number => {
  const tableCounts = tablesStages(state).flatMap(({ games }) =>
    games.map(({ tables }) => tables.length),
  );
  const seats = state.settings.stages.find(isSeated)?.seats ?? [];
  const planned = tableSizes(activeEntries(state).length, seats);
  return Math.max(0, ...(tableCounts.length > 0 ? tableCounts : [planned?.length ?? 0]));
};

/** Links for helpers and tables. The links are not in the journal: the API returns them. */
export const linksPage = pages.consolePage("links", "/links", {
  place: "links",
  typing: true,
  build: buildLinks,
  title: (_model, page) => linksTexts[page.language].title,
  alsoFor: ["tables"],
});
