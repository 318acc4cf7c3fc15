import {
  formatFraction,
  formatInteger,
  type Language,
  type OutlookRow,
  outlookRows,
  sharedPlaces,
  stageLabel,
  substitutionNote,
} from "@losfee/contract";
import {
  type EntryId,
  type TablesStage,
  type TournamentState,
  tablesStandings,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { rankingInStage } from "../../parts/ranking.ts";
import type { GameStatus } from "../../parts/tables/sheet.ts";
import { publishedStages, tablesName } from "../../parts/tables/stages.ts";
import { type WhyHere, whyHere } from "./why-here-model.ts";

/** A game of somebody, played or to come. */
export interface OwnGame {
  readonly game: number;
  readonly table: number;
  readonly seat: number;
  readonly others: readonly { readonly entry: EntryId; readonly name: string }[];
  readonly status: GameStatus;
  readonly annulled: boolean;
  /** Empty without a result. */
  readonly points: string;
  readonly place: string;
  /** The rank points, with the arithmetic of a shared place. */
  readonly rankPoints: string;
}

/** What somebody did in a stage, and why they are where they are. */
export interface OwnStage {
  readonly stage: number;
  readonly label: string;
  readonly rank: number;
  readonly of: number;
  readonly games: readonly OwnGame[];
  readonly why: WhyHere;
  readonly outlook: OutlookRow | null;
  /** For whom the player plays, or who plays instead; else empty. */
  readonly substitution: string;
}

/** The stages at tables that somebody is in, the last first; `open`: which working of which stage is open. */
export const ownStages = (
  state: TournamentState,
  entry: EntryId,
  open: { readonly stage: number; readonly place: number },
  { language, isReckoning }: Pick<PageRequest, "language" | "isReckoning">,
): readonly OwnStage[] =>
  publishedStages(state)
    .flatMap((stage): readonly OwnStage[] => {
      const ranking = rankingInStage(state, stage.stage, language);
      const row = ranking.rows.find((one) => one.entry === entry);
      if (row === undefined) return [];
      const outlooks = isReckoning ? [] : outlookRows(state, stage.stage, language);
      return [
        {
          stage: stage.stage,
          label: stageLabel(stage.stage, state.settings, language),
          rank: row.rank,
          of: ranking.rows.length,
          games: ownGames(state, stage, entry, language),
          why: whyHere(ranking, entry, open.stage === stage.stage ? open.place : 0),
          substitution: substitutionNote(state, stage.stage, entry, language),
          outlook: outlooks.find((one) => one.entry === entry) ?? null,
        },
      ];
    })
    .reverse();

/** Stages that somebody is not in because another has the seat, with who that is. */
export const leftStages = (
  state: TournamentState,
  entry: EntryId,
  language: Language,
): readonly { readonly label: string; readonly substitution: string }[] =>
  publishedStages(state)
    .filter(({ members }) => members.every((member) => member.entry !== entry))
    .map(({ stage }) => ({
      label: stageLabel(stage, state.settings, language),
      substitution: substitutionNote(state, stage, entry, language),
    }))
    .filter(({ substitution }) => substitution !== "");

/** The games of somebody in a stage at tables, played or to come. */
export const ownGames = (
  state: TournamentState,
  stage: TablesStage,
  entry: EntryId,
  language: Language,
): readonly OwnGame[] => {
  const card = tablesStandings(state, stage.stage).find((row) => row.entry === entry)?.card;
  return stage.games.flatMap(({ game, tables }) => {
    const line = card?.lines.find((one) => one.game === game);
    const table = tables.find(({ board, seats }) =>
      line === undefined ? seats.includes(entry) : board === line.table,
    );
    if (table === undefined) return [];
    const sat = line?.playedBy ?? entry;
    const share = line?.share;
    return {
      game,
      table: table.board,
      seat: table.seats.indexOf(sat) + 1,
      others: table.seats
        .filter((other) => other !== sat)
        .map((other) => ({ entry: other, name: tablesName(state, other) })),
      status: table.result?.status ?? "open",
      annulled: table.annulled !== null && table.result === null,
      points:
        share === undefined || share.gamePoints === null ? "" : formatInteger(share.gamePoints),
      place: share === undefined ? "" : share.absent ? "–" : `${share.place}.`,
      rankPoints:
        share === undefined
          ? ""
          : share.absent
            ? formatFraction(share.rankPoints, language)
            : sharedPlaces(share, language),
    };
  });
};
