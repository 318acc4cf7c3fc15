import type { Language } from "@losfee/contract";
import { paperTexts } from "@losfee/messages/tournament-public-match-papers";
import { competitionPath } from "../../../shell/paths.ts";

/** Links to all printed papers for the matches of a round. */
export const papersOfRound = (
  competition: string,
  round: number,
  language: Language,
): readonly { readonly text: string; readonly href: string }[] => {
  const t = paperTexts[language];
  const base = `${competitionPath(competition, "console")}/print`;
  return [
    { text: t.sheets, href: `${base}/match-sheets/${round}` },
    { text: t.forms, href: `${base}/line-up-forms/${round}` },
    { text: t.boardList, href: `${base}/board-list/${round}` },
    { text: t.teamList, href: `${base}/team-list/${round}` },
    { text: t.matchPlates, href: `${base}/match-plates/${round}` },
    { text: t.boardPlates, href: `${base}/board-plates/${round}` },
  ];
};
