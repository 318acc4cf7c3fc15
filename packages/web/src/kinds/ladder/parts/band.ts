import { bandTexts } from "@losfee/messages/ladder-parts";
import type { Band } from "../../../shell/page.ts";
import type { PageRequest } from "../../../shell/page-request.ts";
import { gameGroups, openGames } from "./game-summary.ts";

/** Progress of a pyramid: it has no rounds and no end, only running games. */
export const ladderBand = (request: PageRequest<"ladder">): Band | null => {
  const { state, language } = request;
  if (state === null) return null;
  const t = bandTexts[language];
  const { open } = gameGroups(openGames(state, request));
  return {
    state: {
      now: state.status === "closed" ? null : t.open({ games: open.length }),
      progress: state.status === "closed" ? t.closed : null,
      next: t.size({ players: state.seats.filter((player) => player !== null).length }),
    },
    phases: [],
  };
};
