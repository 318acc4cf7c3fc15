import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import { pages } from "../../pages-of.ts";
import { buildScheveningen } from "../../parts/match/scheveningen.ts";
import { AnyCrosstable } from "./any-crosstable.tsx";
import { buildCrosstable } from "./model.ts";

/** All players' rounds side by side; in a Scheveningen event one team against the other. */
export const crosstablePage = pages.publicPage("crosstable", "/crosstable", {
  place: "crosstable",
  embeddable: true,
  build: (request) => buildScheveningen(request) ?? buildCrosstable(request),
  title: (_model, { language }) => crosstableTexts[language].title,
  view: AnyCrosstable,
});
