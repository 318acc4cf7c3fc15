import { paperTexts } from "@losfee/messages/tournament-public-match-papers";
import type { VNode } from "preact";
import type { PageProps } from "../../../../shell/page.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { buildLineUpForms, buildMatchPapers, type MatchPapersModel } from "./model.ts";
import { LineUpFormsView, MatchSheetsView } from "./sheets.tsx";
import { BoardListView, BoardPlatesView, MatchPlatesView, TeamListView } from "./view.tsx";

type Paper = "sheets" | "forms" | "boardList" | "teamList" | "matchPlates" | "boardPlates";

/** A printed paper of a round. */
const paperPage = (
  paper: Paper,
  id: string,
  view: (props: PageProps<MatchPapersModel>) => VNode,
  build: (request: PageRequest) => MatchPapersModel | null = buildMatchPapers,
) =>
  pages.sheetPage(id, `/${id}/:round?`, {
    build,
    title: ({ round }, { language }) =>
      paperTexts[language].titled({ paper: paperTexts[language][paper], round }),
    view,
  });

/** Result sheet of each match: boards, total, signatures. */
export const matchSheetsPage = paperPage("sheets", "match-sheets", MatchSheetsView);

/** Forms on which captains hand in their line-ups. */
export const lineUpFormsPage = paperPage(
  "forms",
  "line-up-forms",
  LineUpFormsView,
  buildLineUpForms,
);

/** Players of each board of the round. */
export const boardListPage = paperPage("boardList", "board-list", BoardListView);

/** Place of each team, by name. */
export const teamListPage = paperPage("teamList", "team-list", TeamListView);

/** Signs for the places of the matches. */
export const matchPlatesPage = paperPage("matchPlates", "match-plates", MatchPlatesView);

/** Signs for the boards of a match. */
export const boardPlatesPage = paperPage("boardPlates", "board-plates", BoardPlatesView);
