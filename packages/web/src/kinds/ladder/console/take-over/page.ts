import { takeOverTexts } from "@losfee/messages/ladder-console-take-over";
import { pages } from "../../pages-of.ts";
import { buildTakeOver } from "./model.ts";
import { TakeOverView } from "./view.tsx";

/** Takes over a pyramid that was run elsewhere. */
export const takeOverPage = pages.consolePage("take-over", "/take-over", {
  place: "entries",
  typing: true,
  build: buildTakeOver,
  title: (_model, { language }) => takeOverTexts[language].title,
  view: TakeOverView,
});
