import { unplayedLabel } from "@losfee/contract";
import {
  compareTeamNames,
  displayName,
  type EntryId,
  pairedRound,
  publishedRounds,
  squadOf,
  totalRounds,
} from "@losfee/core";
import { matchTexts, printNames } from "@losfee/messages/print";
import { type Paper, paperOf } from "../../../../parts/print/paper.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { buildMatch, type MatchModel } from "../../parts/match/match.ts";
import { printsOf } from "../../parts/prints-of.ts";
import { roundFrom } from "../../parts/round-from.ts";

/** A player on a captain's form. */
export interface FormPlayer {
  /** Number in the squad's list. */
  readonly place: number;
  readonly name: string;
  /** 0: unrated. */
  readonly rating: number;
}

/** A team's part in the round. */
export interface TeamPaper {
  readonly entry: EntryId;
  readonly name: string;
  /** Number of its match; null without one. */
  readonly match: number | null;
  /** Empty without a match. */
  readonly opponent: string;
  /** Reason for having no match; empty with a match, or if unknown so far. */
  readonly absence: string;
  /** Eligible players of the round, in the order of the squad's list. */
  readonly squad: readonly FormPlayer[];
}

/** Data of the printed papers for a round of matches. */
export interface MatchPapersModel {
  readonly paper: Paper;
  readonly round: number;
  readonly planned: number;
  /** Boards per match. */
  readonly boards: number;
  /** Start of the round, in the venue's local time; null if unknown. */
  readonly begins: string | null;
  /** In the order of their numbers, without forfeits before the start. */
  readonly matches: readonly MatchModel[];
  /** All teams that have not left, by name. */
  readonly teams: readonly TeamPaper[];
}

/** Returns the matches of the published round `:round`, by default of the last. */
export const buildMatchPapers = (request: PageRequest): MatchPapersModel | null =>
  papersOf(request, publishedOf(request));

/** The same for captains, who also line up before a round is published. */
export const buildLineUpForms = (request: PageRequest): MatchPapersModel | null => {
  if (request.state === null) return null;
  const { settings } = request.state;
  const next = Math.min(publishedOf(request) + 1, totalRounds(settings));
  return papersOf(request, next);
};

const publishedOf = ({ state }: PageRequest): number =>
  state === null ? 0 : publishedRounds(state);

const papersOf = (request: PageRequest, rounds: number): MatchPapersModel | null => {
  const { state, params, language } = request;
  const rules = state?.settings.teams;
  if (state === null || rules === undefined) return null;
  const number = roundFrom(params["round"], rounds);
  if (number === null || number === 0) return null;
  const round = number <= publishedRounds(state) ? pairedRound(state, number) : undefined;
  const name = (entry: EntryId): string => displayName(state, entry);
  const matches = (round?.games ?? []).toSorted((a, b) => a.board - b.board);
  return {
    paper: paperOf(request, printsOf(state, language)),
    round: number,
    planned: totalRounds(state.settings),
    boards: rules.boards,
    begins: state.details.schedule?.[number - 1] ?? null,
    matches: matches.flatMap(({ board }) => {
      const ofMatch = { round: String(number), board: String(board) };
      const match = buildMatch({ ...request, params: { ...params, ...ofMatch } });
      return match === null || match.forfeit !== "" ? [] : [match];
    }),
    teams: [...state.entries.values()]
      .filter(({ withdrawal }) => withdrawal === null)
      .sort((a, b) => compareTeamNames(a.name, b.name))
      .map(({ id }): TeamPaper => {
        const game = matches.find(({ seats }) => seats.includes(id));
        const away = round?.unplayed.find(({ entry }) => entry === id);
        const isFirst = game?.seats[0] === id;
        const opponent = game?.seats[isFirst ? 1 : 0];
        return {
          entry: id,
          name: name(id),
          match: game?.board ?? null,
          opponent: opponent === undefined ? "" : name(opponent),
          absence: away === undefined ? "" : unplayedLabel(away.reason, language),
          squad: squadOf(state.squads, id).flatMap((member, index) =>
            (member.fromRound ?? 1) > number || member.suspended?.includes(number)
              ? []
              : [{ place: index + 1, name: name(member.id), rating: member.rating }],
          ),
        };
      }),
  };
};

/** Result sheet of each match: boards, total, signatures. */
export const matchSheetsPage = pages.sheetPage("match-sheets", "/match-sheets/:round?", {
  build: buildMatchPapers,
  title: ({ round }, { language }) =>
    matchTexts[language].titled({ paper: printNames[language].matchSheets, round }),
});

/** Forms on which captains hand in their line-ups. */
export const lineUpFormsPage = pages.sheetPage("line-up-forms", "/line-up-forms/:round?", {
  build: buildLineUpForms,
  title: ({ round }, { language }) =>
    matchTexts[language].titled({ paper: printNames[language].lineUps, round }),
});
