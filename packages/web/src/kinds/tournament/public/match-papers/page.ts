import type { PageDefinition } from "../../../../shell/page.ts";
import { pages } from "../../pages-of.ts";
import { buildLineUpForms, buildMatchPapers, type MatchPapersModel } from "./model.ts";
import { LineUpFormsView, MatchSheetsView } from "./sheets.tsx";
import { paperTexts } from "./texts.ts";
import { BoardListView, BoardPlatesView, MatchPlatesView, TeamListView } from "./view.tsx";

type Paper = "sheets" | "forms" | "boardList" | "teamList" | "matchPlates" | "boardPlates";

const titleOf =
  (paper: Paper): PageDefinition<MatchPapersModel, "tournament">["title"] =>
  ({ round }, { language }) =>
    paperTexts[language].titled(paperTexts[language][paper], round);

/** Where the result of each match is written down: boards, total, signatures. */
export const matchSheetsPage = pages.sheetPage("match-sheets", "/match-sheets/:round?", {
  build: buildMatchPapers,
  title: titleOf("sheets"),
  view: MatchSheetsView,
});

/** Forms on which captains hand in who plays. */
export const lineUpFormsPage = pages.sheetPage("line-up-forms", "/line-up-forms/:round?", {
  build: buildLineUpForms,
  title: titleOf("forms"),
  view: LineUpFormsView,
});

/** Who sits at which board of the round. */
export const boardListPage = pages.sheetPage("board-list", "/board-list/:round?", {
  build: buildMatchPapers,
  title: titleOf("boardList"),
  view: BoardListView,
});

/** Where each team plays, by name. */
export const teamListPage = pages.sheetPage("team-list", "/team-list/:round?", {
  build: buildMatchPapers,
  title: titleOf("teamList"),
  view: TeamListView,
});

/** What stands where a match is played. */
export const matchPlatesPage = pages.sheetPage("match-plates", "/match-plates/:round?", {
  build: buildMatchPapers,
  title: titleOf("matchPlates"),
  view: MatchPlatesView,
});

/** What stands at each board of a match. */
export const boardPlatesPage = pages.sheetPage("board-plates", "/board-plates/:round?", {
  build: buildMatchPapers,
  title: titleOf("boardPlates"),
  view: BoardPlatesView,
});
