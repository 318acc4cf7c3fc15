import { playsBoards, type TournamentState } from "@losfee/core";
import { type PageFrame, withQuery } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";

/**
 * The sheets of a stage at tables; of the current one where none is named. Beside boards the address
 * says which of the two it means, for rounds have results, too.
 */
const sheetsPath = (id: string, hasBoards: boolean, stage?: number): string => {
  const path = `${competitionPath(id, "console")}/results${stage === undefined ? "" : `/${stage}`}`;
  return hasBoards ? withQuery(path, "at", "tables") : path;
};

/** The same from a page. */
export const sheetsPathFrom = ({ competition }: PageFrame, stage?: number): string =>
  sheetsPath(competition?.id ?? "", competition?.sides != null, stage);

/** The same from a state. */
export const sheetsPathOf = (state: TournamentState, stage?: number): string =>
  sheetsPath(state.competition, playsBoards(state.settings), stage);
