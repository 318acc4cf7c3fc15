import {
  formatPoints,
  type Language,
  stageLabel,
  unplayedText,
  type ValueColumn,
  valueColumns,
  valueTexts,
} from "@losfee/contract";
import {
  cardsOf,
  countingResult,
  displayName,
  type EntryId,
  type Line,
  type PlaceFate,
  pairedRound,
  placedStages,
  placeFates,
  standingsCodes,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import { type FormMark, formOf } from "../../../../parts/form-ticks.tsx";
import { isFresh } from "../../../../parts/fresh.tsx";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import type { FinalModel } from "../finals.ts";
import type { FixtureLine } from "../match/fixtures.ts";
import {
  type LeagueRecord,
  leagueRecords,
  type MatchRecord,
  matchRecord,
} from "./league-record.ts";

/** A line of the standings as shown. */
export interface StandingsLine extends PlayerLabel {
  readonly rank: number;
  /** Out of the table: below all others, without a rank. */
  readonly annulled?: true;
  /** True for a shared rank. */
  readonly shared: boolean;
  readonly entry: EntryId;
  readonly club: string;
  /** The values of the ranking, a text for each column. */
  readonly values: readonly string[];
  readonly withdrawn: boolean;
  /** True if a result that counts here is unconfirmed. */
  readonly unconfirmed: boolean;
  /** Card line of the round shown; null before round 1. */
  readonly last: Line | null;
  /** Reason for having no game in that round, with its worth; empty with one. */
  readonly unplayed: string;
  /** Opponent in that round; empty without one. */
  readonly opponent: string;
  /** True if the result of that round has just arrived. */
  readonly fresh: boolean;
  /** Result of each round. */
  readonly form: readonly FormMark[];
  /** Match record of a team in a league table; null for individual players. */
  readonly matches: MatchRecord | null;
  /** Other league columns of a team; null for individual players. */
  readonly league: LeagueRecord | null;
  /** Consequence of the place at the end of the season; null: the team stays. */
  readonly fate: PlaceFate | null;
  /** Points deducted from a team up to the round, `−1`; empty: none. */
  readonly deducted: string;
  /** Entry directly above; null for the first. */
  readonly above: EntryId | null;
}

/** Cut of the standings: the number of entries that advance. */
export interface RoundCut {
  readonly places: number;
  readonly stage: string;
}

/** Ranks gained since the round before, by entries that had a rank then. */
export type Movements = Readonly<Record<EntryId, number>>;

/** Standings after a round. */
export interface RoundStandings {
  readonly at: "boards";
  readonly competition: string;
  readonly round: number;
  /** Rounds 1 … published are available. */
  readonly published: number;
  /** Number of missing results in the round shown. */
  readonly missing: number;
  readonly closed: boolean;
  readonly columns: readonly ValueColumn[];
  readonly lines: readonly StandingsLine[];
  readonly movements: Movements;
  /** The cut if others stay behind; null if everybody plays on. */
  readonly cut: RoundCut | null;
  /** Search text; empty for all lines. */
  readonly sought: string;
  /** Player who owns the page, if any. */
  readonly own: EntryId | null;
  /** Notes on players who left a round robin. */
  readonly leavers: readonly string[];
  /** Remaining matches of teams. */
  readonly outstanding: readonly FixtureLine[];
  /** Finals, whose games are not in the values. */
  readonly finals: readonly FinalModel[];
}

/** The cut that applies after a round: the next stage that not everybody plays. */
export const roundCut = (
  state: TournamentState,
  round: number,
  language: Language,
): RoundCut | null => {
  const next = placedStages(state.settings).find(
    ({ stage, firstRound }) =>
      firstRound > round && stage.skipped !== true && stage.participants !== "everybody",
  );
  if (next === undefined || round === 0 || next.stage.participants === "everybody") return null;
  const { top } = next.stage.participants;
  return { places: top, stage: stageLabel(next.index + 1, state.settings, language) };
};

/**
 * Returns the standings after `round`, best first; `now` (ISO 8601 in UTC) decides what is fresh.
 */
export const standingsLines = (
  state: TournamentState,
  round: number,
  language: Language,
  now?: string,
): readonly StandingsLine[] => {
  const columns = valueColumns(standingsCodes(state, round), language);
  const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
  const rows = standingsOf(state, round);
  const entered = enteredAt(state, round);
  const ofTeams = state.settings.teams !== undefined;
  const fates = placeFates(state, round, rows.length);
  const league = ofTeams ? leagueRecords(state, round) : null;
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
      unconfirmed: row.unconfirmed === true,
      last,
      unplayed: last?.kind === "unplayed" ? unplayedText(last, state.settings, language) : "",
      opponent: opponent === null ? "" : displayName(state, opponent),
      fresh: isFresh(entered.get(row.entry) ?? "", now),
      form: formOf(cards.get(row.entry)?.lines.slice(0, round) ?? []),
      matches: ofTeams ? matchRecord(cards.get(row.entry)?.lines.slice(0, round) ?? []) : null,
      league: league?.get(row.entry) ?? null,
      fate: fates[index] ?? null,
      deducted: ofTeams ? deductedFrom(state, row.entry, round, language) : "",
      above: row.annulled === true ? null : (rows[index - 1]?.entry ?? null),
    };
  });
};

/** Shows the deduction where the points are missing; only directors see the reason. */
const deductedFrom = (
  { penalties }: TournamentState,
  entry: EntryId,
  round: number,
  language: Language,
): string =>
  (["match-points", "game-points"] as const)
    .flatMap((of) => {
      const own = penalties.filter(
        (one) => one.entry === entry && one.of === of && one.round <= round,
      );
      const points = own.reduce((sum, one) => sum + one.points, 0);
      return points === 0
        ? []
        : [standingsTexts[language].deducted[of]({ points: formatPoints(points, language) })];
    })
    .join(" · ");

/** Returns the movements of a round; none after the first. Also ranks the round before. */
export const movementsAt = (state: TournamentState, round: number): Movements => {
  if (round < 2) return {};
  const before = new Map(standingsOf(state, round - 1).map(({ entry, rank }) => [entry, rank]));
  return Object.fromEntries(
    standingsOf(state, round)
      .filter(({ annulled }) => annulled !== true)
      .flatMap(({ entry, rank }) => {
        const rankBefore = before.get(entry);
        return rankBefore === undefined ? [] : [[entry, rankBefore - rank]];
      }),
  );
};

/** Time at which the result of each player's game in a round arrived. */
const enteredAt = (state: TournamentState, round: number): ReadonlyMap<EntryId, string> =>
  new Map(
    (pairedRound(state, round)?.games ?? []).flatMap((game) => {
      const result = countingResult(game, state.settings);
      return result === null ? [] : game.seats.map((seat) => [seat, result.at] as const);
    }),
  );
