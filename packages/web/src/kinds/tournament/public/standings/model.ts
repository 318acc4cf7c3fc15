import {
  type Language,
  leaverNotes,
  unplayedText,
  type ValueColumn,
  valueColumns,
  valueTexts,
} from "@losfee/contract";
import {
  cardsOf,
  displayName,
  type EntryId,
  type Line,
  missingResults,
  pairedRound,
  publishedRounds,
  standingsCodes,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import { type PageRequest, pageKindOf } from "../../../../shell/page.ts";
import { type FinalModel, finalModels } from "../../parts/finals.ts";
import { roundFrom } from "../round-from.ts";
import { type StageStandings, stageStandings } from "./stage-model.ts";

/** A line of the standings as shown. */
export interface StandingsLine extends PlayerLabel {
  readonly rank: number;
  /** Out of the table: below all others, without a rank. */
  readonly annulled?: true;
  /** Whether others share the rank. */
  readonly shared: boolean;
  readonly entry: EntryId;
  readonly club: string;
  /** The values of the ranking, a text for each column. */
  readonly values: readonly string[];
  readonly withdrawn: boolean;
  /** What the card says of the round shown; null before round 1. */
  readonly last: Line | null;
  /** Why there was no game in that round, and what it is worth; empty with one. */
  readonly unplayed: string;
  /** The opponent of that round; empty where there was none. */
  readonly opponent: string;
  /** Who stands directly above; null for the first. */
  readonly above: EntryId | null;
}

/** The standings after a round, or of a stage at tables. */
export type StandingsModel = RoundStandings | StageStandings;

/** The standings after a round. */
export interface RoundStandings {
  readonly at: "boards";
  readonly competition: string;
  readonly round: number;
  /** Rounds 1 … published can be shown. */
  readonly published: number;
  /** Results of the round shown that are still missing. */
  readonly missing: number;
  readonly closed: boolean;
  readonly columns: readonly ValueColumn[];
  readonly lines: readonly StandingsLine[];
  /** Who has left a round robin, a sentence each. */
  readonly leavers: readonly string[];
  /** Of what is not in the values: the games of finals. */
  readonly finals: readonly FinalModel[];
}

/** The standings after a round, at tables those of a stage. */
export const buildStandings = (request: PageRequest): StandingsModel | null =>
  request.state !== null && pageKindOf(request.state, request.query) === "tables"
    ? stageStandings(request)
    : roundStandings(request);

/** The standings after `?round=N`, by default after the last published round. */
export const roundStandings = ({ state, query, language }: PageRequest): RoundStandings | null => {
  if (state === null) return null;
  const published = publishedRounds(state);
  const round = roundFrom(query["round"], published);
  if (round === null) return null;
  const current = pairedRound(state, round);
  return {
    at: "boards",
    competition: state.competition,
    round,
    published,
    missing: current === undefined ? 0 : missingResults(current).length,
    closed: state.status === "closed",
    columns: valueColumns(standingsCodes(state, round), language),
    lines: standingsLines(state, round, language),
    leavers: leaverNotes(state, round, language),
    finals: finalModels(state, round, language),
  };
};

/** The lines of the standings after `round`, best first. */
export const standingsLines = (
  state: TournamentState,
  round: number,
  language: Language,
): readonly StandingsLine[] => {
  const columns = valueColumns(standingsCodes(state, round), language);
  const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
  const rows = standingsOf(state, round);
  return rows.map((row, index) => {
    const entry = state.entries.get(row.entry);
    const last = cards.get(row.entry)?.lines[round - 1] ?? null;
    const opponent = last?.opponent ?? null;
    return {
      rank: row.rank,
      ...(row.annulled === true ? { annulled: true as const } : {}),
      shared: row.tiedWith.length > 0,
      entry: row.entry,
      ...playerLabel(state, row.entry),
      club: entry?.club ?? "",
      values: valueTexts(row, columns, language),
      withdrawn: (entry?.withdrawal?.fromRound ?? Number.POSITIVE_INFINITY) <= round + 1,
      last,
      unplayed: last?.kind === "unplayed" ? unplayedText(last, state.settings, language) : "",
      opponent: opponent === null ? "" : displayName(state, opponent),
      above: row.annulled === true ? null : (rows[index - 1]?.entry ?? null),
    };
  });
};
