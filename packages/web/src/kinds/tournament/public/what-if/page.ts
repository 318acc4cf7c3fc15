import { whatIfTexts } from "@losfee/messages/tournament-public-what-if";
import { pages } from "../../pages-of.ts";
import { openGamesOf } from "./imagined.ts";
import { buildWhatIf } from "./model.ts";
import { WhatIfView } from "./view.tsx";

const { script: _, ...withoutScript } = pages.publicPage("what-if", "/what-if", {
  place: "whatIf",
  isListed: (state) => state.kind === "tournament" && openGamesOf(state).length > 0,
  build: buildWhatIf,
  title: (_model, { language }) => whatIfTexts[language].title,
  view: WhatIfView,
  alsoFor: ["tables"],
});

/**
 * The table with hypothetical results. The page has no live updates, which would discard the user's
 * input.
 */
export const whatIfPage = withoutScript;
