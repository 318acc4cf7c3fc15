import { pages } from "../../tables-pages-of.ts";
import { buildCut } from "./model.ts";
import { CutView, cutTitle } from "./view.tsx";

/** Players in, out or undecided, with what each still needs. */
export const cutPage = pages.publicPage("cut", "/cut", {
  place: "cut",
  asks: ["cutLine"],
  build: buildCut,
  title: cutTitle,
  view: CutView,
});
