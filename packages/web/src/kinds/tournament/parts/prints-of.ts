import { entrantWords, type Language } from "@losfee/contract";
import {
  currentStage,
  gameTermsOf,
  pairedRound,
  playsBoards,
  playsTables,
  publishedRounds,
  resultKindOf,
  type TournamentState,
} from "@losfee/core";
import { printNames } from "@losfee/messages/print";
import type { PrintLink } from "../../../parts/print/paper.ts";
import { withQuery } from "../../../shell/page.ts";
import { competitionPath } from "../../../shell/paths.ts";

/** All that can be printed of a tournament, in the order of its day. */
export const printsOf = (state: TournamentState, language: Language): readonly PrintLink[] => {
  const t = printNames[language];
  const base = `${competitionPath(state.competition, "console")}/print`;
  const isBoth = playsBoards(state.settings) && playsTables(state.settings);
  const link = (text: string, path: string, at: "boards" | "tables" | null = null): PrintLink => {
    const href = `${base}/${path}`;
    return { text, href: isBoth && at !== null ? withQuery(href, "at", at) : href };
  };
  const published = publishedRounds(state);
  // The last round may have been at tables.
  const round = pairedRound(state, published) === undefined ? 0 : published;
  const stage = currentStage(state)?.stage;
  const ofTeams = state.settings.teams !== undefined;
  const words = entrantWords(gameTermsOf(state.settings), language);
  return [
    ...(round === 0
      ? []
      : [
          link(t.places({ contest: words.byContest }), `pairings/${round}`),
          link(ofTeams ? t.teams : t.names, `names/${round}`),
          ...(ofTeams
            ? [link(t.boards, `boards/${round}`), link(t.matchSheets, `match-sheets/${round}`)]
            : [link(t.slips, `slips/${round}`)]),
        ]),
    ...(ofTeams ? [link(t.lineUps, "line-up-forms")] : []),
    ...(stage === undefined
      ? []
      : [
          link(t.tables, `tables/${stage}`),
          link(t.tableNames, `table-names/${stage}`),
          link(t.tableSlips, `sheets/${stage}`),
          link(t.tableCards, `table-cards/${stage}`),
        ]),
    ...(round === 0 ? [] : [link(t.standings, "standings", "boards")]),
    ...(stage === undefined ? [] : [link(t.standings, "standings", "tables")]),
    ...(round === 0 ? [] : [link(t.crosstable, "crosstable")]),
    ...(playsBoards(state.settings)
      ? [
          link(t.cards, "cards"),
          ...(ofTeams ? [] : [link(t.blankSlips, "blank-slips")]),
          link(ofTeams ? t.matchNumbers : t.tableNumbers, "numbers"),
          link(ofTeams ? t.matchTents : t.tableTents, "tents"),
        ]
      : []),
    link(t.placeCards, "place-cards"),
    link(t.badges, "badges"),
  ];
};

/** What a round needs as soon as it is published: a list for the wall, and papers for results. */
export const roundPrints = (
  competition: string,
  round: number,
  ofTeams: boolean,
  language: Language,
): readonly PrintLink[] => {
  const t = printNames[language];
  const base = `${competitionPath(competition, "console")}/print`;
  return [
    { text: t.wall, href: `${base}/pairings/${round}` },
    ofTeams
      ? { text: t.matchSheets, href: `${base}/match-sheets/${round}` }
      : { text: t.slips, href: `${base}/slips/${round}` },
  ];
};

/** True if results are scores to write, not boxes to tick. */
export const writesScores = ({ settings }: TournamentState): boolean =>
  resultKindOf(settings) === "game-points";
