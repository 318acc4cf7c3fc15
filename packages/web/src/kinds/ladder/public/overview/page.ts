import { ladderWords } from "@losfee/contract";
import { overviewTexts } from "@losfee/messages/ladder-public-overview";
import { type EventFaceModel, eventFaceOf } from "../../../../parts/event/event-face-model.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type ConsequenceLine, latestConsequences } from "../../parts/consequence-line.ts";
import { gameGroups, openGames } from "../../parts/game-summary.ts";
import { type PyramidLevel, pyramidLevels } from "../../parts/pyramid-levels.ts";
import { type PyramidReach, pyramidReach } from "../../parts/pyramid-reach.ts";

/** A pyramid at a glance. */
export interface LadderOverviewModel {
  readonly name: string;
  readonly format: string;
  /** Public information on the pyramid. */
  readonly event: EventFaceModel | null;
  readonly closed: boolean;
  readonly players: number;
  readonly levels: readonly PyramidLevel[];
  /** Reach of the seat in `?seat=6.3`, by default the viewer's own; null for none. */
  readonly reach: PyramidReach | null;
  readonly open: number;
  readonly provisional: number;
  readonly withDirector: number;
  readonly waiting: number;
  readonly vacancies: number;
  readonly latest: readonly ConsequenceLine[];
  /** Entry of the viewer's own page; null for none. */
  readonly own: number | null;
}

const LATEST = 12;

/** The public front page of a pyramid. */
export const buildLadderOverview = (request: PageRequest<"ladder">): LadderOverviewModel | null => {
  const { state, language, viewer, query } = request;
  if (state === null) return null;
  const words = ladderWords(state, language);
  const levels = pyramidLevels(state, words);
  const own = viewer.scope?.kind === "player" ? viewer.scope.entry : null;
  const chosen =
    levels.flatMap(({ seats }) => seats).find(({ label }) => label === query["seat"])?.player
      ?.entry ?? own;
  const games = gameGroups(openGames(state, request));
  return {
    name: state.name,
    format: state.format,
    event: eventFaceOf(request, { officials: "directors", stages: null }),
    closed: state.status === "closed",
    players: state.seats.filter((player) => player !== null).length,
    levels,
    reach: chosen === null ? null : pyramidReach(state, chosen, words, language, chosen === own),
    open: games.open.length,
    provisional: games.provisional.length,
    withDirector: games.withDirector.length,
    waiting: state.waiting.length,
    vacancies: state.seats.filter((player) => player === null).length,
    latest: latestConsequences(state, words, language, LATEST),
    own,
  };
};

/** The public front page of a pyramid. */
export const ladderOverviewPage = pages.publicPage("ladder-overview", "", {
  embeddable: true,
  build: buildLadderOverview,
  title: (_model, { language }) => overviewTexts[language].title,
});
