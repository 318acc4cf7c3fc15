import type { VNode } from "preact";
import type { PageProps, PageRequest } from "../../../../shell/page.ts";
import { pages } from "../../pages-of.ts";
import { buildLineUpForms, buildMatchPapers, type MatchPapersModel } from "./model.ts";
import { LineUpFormsView, MatchSheetsView } from "./sheets.tsx";
import { paperTexts } from "./texts.ts";
import { BoardListView, BoardPlatesView, MatchPlatesView, TeamListView } from "./view.tsx";

type Paper = "sheets" | "forms" | "boardList" | "teamList" | "matchPlates" | "boardPlates";

/** A paper of a round that is printed. */
const paperPage = (
  paper: Paper,
  id: string,
  view: (props: PageProps<MatchPapersModel>) => VNode,
  build: (request: PageRequest) => MatchPapersModel | null = buildMatchPapers,
) =>
  pages.sheetPage(id, `/${id}/:round?`, {
    build,
    title: ({ round }, { language }) =>
      paperTexts[language].titled(paperTexts[language][paper], round),
    view,
  });

/** Where the result of each match is written down: boards, total, signatures. */
export const matchSheetsPage = paperPage("sheets", "match-sheets", MatchSheetsView);

/** Forms on which captains hand in who plays. */
export const lineUpFormsPage = paperPage(
  "forms",
  "line-up-forms",
  LineUpFormsView,
  buildLineUpForms,
);

/** Who sits at which board of the round. */
export const boardListPage = paperPage("boardList", "board-list", BoardListView);

/** Where each team plays, by name. */
export const teamListPage = paperPage("teamList", "team-list", TeamListView);

/** What stands where a match is played. */
export const matchPlatesPage = paperPage("matchPlates", "match-plates", MatchPlatesView);

/** What stands at each board of a match. */
export const boardPlatesPage = paperPage("boardPlates", "board-plates", BoardPlatesView);
