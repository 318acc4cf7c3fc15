import { leadTo } from "../../../../shell/client/document-base.ts";
import { storeState } from "../../../../shell/client/stored-state.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { WaitingGame } from "../reports/model.ts";
import { lineStorage } from "../results/line-storage.ts";

/** Returns an act that leads to where another result of a game is typed, with its place filled in. */
export const useOtherResult = (): ((game: WaitingGame) => void) => {
  const page = usePage();
  const id = competitionIdOf(page);
  return ({ round, board, entering }) => {
    if (entering === null) {
      storeState(lineStorage(id, round), `${board} `);
      leadTo(`${competitionPath(id, "console")}/results/${round}`);
    } else leadTo(entering);
  };
};
