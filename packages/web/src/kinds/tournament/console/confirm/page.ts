import { missingResults } from "@losfee/core";
import { confirmTexts } from "@losfee/messages/tournament-console-reports";
import type { StripMark } from "../../../../parts/strip.tsx";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { stripOf } from "../../parts/latest.ts";
import { roundWithOpenGames } from "../line/model.ts";
import { type WaitingGame, waitingGames } from "../reports/model.ts";

/** Reports that wait for the director. */
export interface ConfirmModel {
  readonly games: readonly WaitingGame[];
  /** Progress of the round of games for two in play; null without one. */
  readonly round: {
    readonly missing: number;
    readonly all: number;
    readonly strip: readonly StripMark[];
  } | null;
}

const buildConfirm = (request: PageRequest): ConfirmModel | null => {
  const { state, now } = request;
  if (state === null) return null;
  const round = roundWithOpenGames(state);
  return {
    games: state.status === "closed" ? [] : waitingGames(state, request),
    round:
      round === null
        ? null
        : {
            missing: missingResults(round).length,
            all: round.games.length,
            strip: stripOf(
              state,
              round.games.map((contest) => ({ contest, game: null })),
              now,
            ),
          },
  };
};

/** Reported results to confirm, in bulk where nothing is unusual; disputes side by side. */
export const confirmPage = pages.consolePage("confirm", "/confirm", {
  place: "results",
  build: buildConfirm,
  title: (_model, page) => confirmTexts[page.language].title,
  alsoFor: ["tables"],
});
