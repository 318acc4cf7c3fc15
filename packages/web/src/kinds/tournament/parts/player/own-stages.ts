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
import type { PageRequest } from "../../../../shell/page-request.ts";
import { rankingInStage } from "../ranking.ts";
import type { GameStatus } from "../tables/sheet.ts";
import { publishedStages, tablesName } from "../tables/stages.ts";
import { type WhyHere, whyHere } from "./why-here-model.ts";

/** A player's game, past or upcoming. */
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
  /** Rank points, with the arithmetic of a shared place. */
  readonly rankPoints: string;
}

/** A player's stage, with the reasons for the rank. */
export interface OwnStage {
  readonly stage: number;
  readonly label: string;
  readonly rank: number;
  readonly of: number;
  readonly games: readonly OwnGame[];
  readonly why: WhyHere;
  readonly outlook: OutlookRow | null;
  /** The player replaced or the replacement; else empty. */
  readonly substitution: string;
}

/** Returns a player's stages at tables, the last first; `open` selects the working to open. */
export const ownStages = (
  state: TournamentState,
  entry: EntryId,
  open: { readonly stage: number; readonly place: number },
  { language, isComputing }: Pick<PageRequest<"tournament", "cutLine">, "language" | "isComputing">,
): readonly OwnStage[] =>
  publishedStages(state)
    .flatMap((stage): readonly OwnStage[] => {
      const ranking = rankingInStage(state, stage.stage, language);
      const row = ranking.rows.find((one) => one.entry === entry);
      if (row === undefined) return [];
      const outlooks = isComputing ? [] : outlookRows(state, stage.stage, language);
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

/** Returns the stages in which a substitute has the player's seat, with their names. */
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

/** Returns a player's games in a stage at tables, past or upcoming. */
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
