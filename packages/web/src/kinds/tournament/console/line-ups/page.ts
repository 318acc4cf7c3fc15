import { lineUpsTexts } from "@losfee/messages/tournament-console-line-ups";
import { pages } from "../../pages-of.ts";
import { buildLineUps } from "./model.ts";
import { LineUpsView } from "./view.tsx";

/** The line-ups of a round: status, entry by the director, publication. */
export const lineUpsPage = pages.consolePage("line-ups", "/line-ups", {
  place: "lineUps",
  typing: true,
  asks: ["season"],
  isListed: (state) => state.kind === "tournament" && state.settings.teams !== undefined,
  build: buildLineUps,
  title: ({ round }, page) => lineUpsTexts[page.language].titleOf({ round }),
  view: LineUpsView,
});
