import {
  describeTablesLead,
  formatFraction,
  formatInteger,
  type Language,
  type OutlookRow,
  outlookRows,
  sharedPlaces,
  stageLabel,
  type TablesWorking,
  tablesWorkings,
} from "@losfee/contract";
import {
  type EntryId,
  type TablesStage,
  type TournamentState,
  tablesFinalPlaces,
  tablesLead,
  tablesStandings,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { publishedStages, tablesName } from "../../parts/tables/stages.ts";

/** A game of somebody, played or to come. */
export interface OwnGame {
  readonly game: number;
  readonly table: number;
  readonly seat: number;
  readonly others: readonly { readonly entry: EntryId; readonly name: string }[];
  readonly status: "open" | "reported" | "confirmed";
  readonly annulled: boolean;
  /** Empty without a result. */
  readonly points: string;
  readonly place: string;
  /** The rank points, with the arithmetic of a shared place. */
  readonly rankPoints: string;
}

/** Somebody beside the player in the standings, and why. */
interface NeighbourLine {
  readonly entry: EntryId;
  readonly why: string;
}

/** What somebody did in a stage, and why they are where they are. */
export interface OwnStage {
  readonly stage: number;
  readonly label: string;
  readonly rank: number;
  readonly of: number;
  readonly games: readonly OwnGame[];
  readonly workings: readonly TablesWorking[];
  readonly above: NeighbourLine | null;
  readonly below: NeighbourLine | null;
  readonly outlook: OutlookRow | null;
}

/** A player's page. */
export interface TablesPlayerModel {
  readonly competition: string;
  readonly entry: EntryId;
  readonly name: string;
  readonly club: string;
  readonly nation: string;
  readonly class: string;
  readonly rating: number;
  readonly withdrawn: boolean;
  /** In the final table as it would be now; null before the first stage. */
  readonly place: number | null;
  /** The last first. */
  readonly stages: readonly OwnStage[];
  /** The working that is open: stage and place in the chain; null for none. */
  readonly open: { readonly stage: number; readonly place: number } | null;
}

/** A player's games and values, stage by stage; `?stage=2&open=1` opens a working. */
export const buildTablesPlayer = ({
  state,
  params,
  query,
  language,
}: PageRequest<"tables">): TablesPlayerModel | null => {
  const entry = state?.entries.get(Number(params["entry"]));
  if (state === null || entry === undefined) return null;
  const [stage, place] = [Number(query["stage"]), Number(query["open"])];
  const final = tablesFinalPlaces(state).find((one) => one.entry === entry.id);
  return {
    competition: state.competition,
    entry: entry.id,
    name: entry.name,
    club: entry.club,
    nation: entry.nation,
    class: entry.class,
    rating: entry.rating,
    withdrawn: entry.withdrawal !== null,
    place: final?.place ?? null,
    stages: publishedStages(state)
      .flatMap((one) => ownStage(state, one, entry.id, language) ?? [])
      .reverse(),
    open: stage > 0 && place > 0 ? { stage, place } : null,
  };
};

const ownStage = (
  state: TournamentState,
  stage: TablesStage,
  entry: EntryId,
  language: Language,
): OwnStage | null => {
  const rows = tablesStandings(state, stage.stage);
  const index = rows.findIndex((row) => row.entry === entry);
  if (index === -1) return null;
  const neighbour = (other: EntryId | undefined): NeighbourLine | null => {
    const lead = other === undefined ? null : tablesLead(state, stage.stage, entry, other);
    if (other === undefined || lead === null) return null;
    const why = describeTablesLead(lead, language, (one) => tablesName(state, one));
    return { entry: other, why };
  };
  const outlook = outlookRows(state, stage.stage, language).find((one) => one.entry === entry);
  return {
    stage: stage.stage,
    label: stageLabel(stage.stage, state.settings, language),
    rank: index + 1,
    of: rows.length,
    games: ownGames(state, stage, entry, language),
    workings: tablesWorkings(state, stage.stage, entry, language),
    above: neighbour(rows[index - 1]?.entry),
    below: neighbour(rows[index + 1]?.entry),
    outlook: outlook ?? null,
  };
};

const ownGames = (
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
