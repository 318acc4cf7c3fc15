import { playsBoards, type TournamentState } from "@losfee/core";
import { type PageFrame, withQuery } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";

/**
 * Path of the sheets of a stage at tables, by default the current one. In events with boards the
 * path names the kind, because rounds have results, too.
 */
const sheetsPath = (id: string, hasBoards: boolean, stage?: number): string => {
  const path = `${competitionPath(id, "console")}/results${stage === undefined ? "" : `/${stage}`}`;
  return hasBoards ? withQuery(path, "at", "tables") : path;
};

/** Path of the sheets, from a page. */
export const sheetsPathFrom = ({ competition }: PageFrame, stage?: number): string =>
  sheetsPath(competition?.id ?? "", competition?.sides != null, stage);

/** Path of the sheets, from a state. */
export const sheetsPathOf = (state: TournamentState, stage?: number): string =>
  sheetsPath(state.competition, playsBoards(state.settings), stage);
