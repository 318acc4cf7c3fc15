import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import { pages } from "../../pages-of.ts";
import { anyCrosstable } from "../../parts/crosstable.ts";

/** All players' rounds side by side; in a Scheveningen event one team against the other. */
export const crosstablePage = pages.publicPage("crosstable", "/crosstable", {
  place: "crosstable",
  embeddable: true,
  build: anyCrosstable,
  title: (_model, { language }) => crosstableTexts[language].title,
});
