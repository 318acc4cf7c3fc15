import {
  formatPoints,
  type Language,
  leaverNotes,
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
  fixturesOf,
  isWithin,
  type Line,
  missingResults,
  type PlaceFate,
  pairedRound,
  placedStages,
  placeFates,
  publishedRounds,
  standingsCodes,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { type FormMark, formOf } from "../../../../parts/form-ticks.tsx";
import { isFresh } from "../../../../parts/fresh.tsx";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import { type PageRequest, pageKindOf } from "../../../../shell/page.ts";
import { type FinalModel, finalModels } from "../../parts/finals.ts";
import { type FixtureLine, fixtureLine } from "../../parts/match/fixtures.ts";
import { roundFrom } from "../round-from.ts";
import {
  type LeagueRecord,
  leagueRecords,
  type MatchRecord,
  matchRecord,
} from "./league-record.ts";
import { type StageStandings, stageStandings } from "./stage-model.ts";
import { standingsTexts } from "./texts.ts";

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
  /** Whether a result that counts here is not confirmed yet. */
  readonly unconfirmed: boolean;
  /** What the card says of the round shown; null before round 1. */
  readonly last: Line | null;
  /** Why there was no game in that round, and what it is worth; empty with one. */
  readonly unplayed: string;
  /** The opponent of that round; empty where there was none. */
  readonly opponent: string;
  /** Whether the result of that round came in just now. */
  readonly fresh: boolean;
  /** How each round went. */
  readonly form: readonly FormMark[];
  /** Matches of a team, as a league table tells them; null for people. */
  readonly matches: MatchRecord | null;
  /** What else a league table tells of a team; null for people. */
  readonly league: LeagueRecord | null;
  /** What becomes of the place at the end of the season; null: the team stays. */
  readonly fate: PlaceFate | null;
  /** What was deducted from a team's points up to the round, `−1`; empty: nothing. */
  readonly deducted: string;
  /** Who stands directly above; null for the first. */
  readonly above: EntryId | null;
}

/** Where the standings are cut: how many go on to the next stage. */
export interface RoundCut {
  readonly places: number;
  readonly stage: string;
}

/** By how many ranks each stands better than after the round before, of those who had a rank then. */
export type Movements = Readonly<Record<EntryId, number>>;

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
  readonly movements: Movements;
  /** Who goes on, as long as others stay behind; null where everybody plays on. */
  readonly cut: RoundCut | null;
  /** What was looked for; empty for everybody. */
  readonly sought: string;
  /** Who the page belongs to, where it is a player's. */
  readonly own: EntryId | null;
  /** Who has left a round robin, a sentence each. */
  readonly leavers: readonly string[];
  /** Matches of teams that are still to be played. */
  readonly outstanding: readonly FixtureLine[];
  /** Of what is not in the values: the games of finals. */
  readonly finals: readonly FinalModel[];
}

/** The standings after a round, at tables those of a stage. */
export const buildStandings = (request: PageRequest): StandingsModel | null =>
  request.state !== null && pageKindOf(request.state, request.query) === "tables"
    ? stageStandings(request)
    : roundStandings(request);

/** The standings after `?round=N`, by default after the last published round. */
export const roundStandings = (request: PageRequest): RoundStandings | null => {
  const { state, query, language, viewer } = request;
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
    lines: sought(standingsLines(state, round, language, request.now), query["who"] ?? ""),
    movements: movementsAt(state, round),
    cut: roundCut(state, round, language),
    sought: query["who"] ?? "",
    own: viewer.scope?.kind === "player" ? viewer.scope.entry : null,
    leavers: leaverNotes(state, round, language),
    outstanding: outstandingLines(state, round),
    finals: finalModels(state, round, language),
  };
};

/** The matches of teams that the standings after a round lack, but for those of the round itself. */
const outstandingLines = (state: TournamentState, round: number): readonly FixtureLine[] =>
  state.settings.teams === undefined
    ? []
    : fixturesOf(state)
        .filter((one) => one.isPublished && one.round <= round)
        .flatMap(({ matches }) => matches.map((fixture) => fixtureLine(state, fixture)))
        .filter((line) => line.result === null && (line.round < round || line.moved !== null));

/** Those whose name or club is looked for, each with the rank among all. */
const sought = (lines: readonly StandingsLine[], who: string): readonly StandingsLine[] =>
  who.trim() === ""
    ? lines
    : lines.filter(({ name, club }) => isWithin(who, name) || isWithin(who, club));

/** The cut that the standings after a round are played for: the next stage that not everybody plays. */
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
 * The lines of the standings after `round`, best first; `now` (ISO 8601 in UTC) tells what is fresh.
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

/** Why is for the direction; that points are missing, and which, has to be seen where they are. */
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
        : [standingsTexts[language].deducted[of](formatPoints(points, language))];
    })
    .join(" · ");

/** The movements of a round; none after the first. It ranks the round before, too. */
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

/** When the result of each player's game in a round came in. */
const enteredAt = (state: TournamentState, round: number): ReadonlyMap<EntryId, string> =>
  new Map(
    (pairedRound(state, round)?.games ?? []).flatMap((game) => {
      const result = countingResult(game, state.settings);
      return result === null ? [] : game.seats.map((seat) => [seat, result.at] as const);
    }),
  );
