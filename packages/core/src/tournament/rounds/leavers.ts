import type { EntryId } from "../../base/entry-id.ts";
import { oncePerKey } from "../../base/once.ts";
import type { Line, Scorecard } from "../../base/scorecard.ts";
import { gameOf, isPaired } from "../round.ts";
import { type PlacedStage, placedStages } from "../settings/settings.ts";
import { stageTable, staysInTable } from "../stages/placed-stages.ts";
import { publishedRounds, type TournamentState } from "../state.ts";
import { cardsOf } from "./cards.ts";

/** An entry that left a table before all games were played. */
export interface Leaver {
  readonly entry: EntryId;
  readonly firstRound: number;
  readonly lastRound: number;
  /** Games played over the board before leaving. */
  readonly played: number;
  /** Number of games of each place of the table. */
  readonly games: number;
  /**
   * True if none of the games counts in the standings: under half were played, or none ever does.
   */
  readonly isAnnulled: boolean;
  /** True for a team, whose games are matches. */
  readonly isTeam: boolean;
}

/**
 * Returns the leavers of a table in the standings after `rounds`, all published ones by default.
 * O(entries · rounds), cached per state.
 */
export const leaversOf = (
  state: TournamentState,
  rounds: number = publishedRounds(state),
): readonly Leaver[] => leaversAfter(state, rounds);

const leaversAfter = oncePerKey((state: TournamentState, rounds: number) =>
  placedStages(state.settings).flatMap((placed) => leaversOfStage(state, placed, rounds)),
);

const leaversOfStage = (
  state: TournamentState,
  { index, stage, firstRound, lastRound }: PlacedStage,
  rounds: number,
): readonly Leaver[] => {
  const places = state.tablePlaces.get(index)?.places ?? [];
  const isTeam = state.settings.teams !== undefined;
  const table = places.length === 0 ? null : stageTable(stage);
  if (table === null || table.leaving === "bye") return [];
  return places.flatMap((entry, place): readonly Leaver[] => {
    const from = state.entries.get(entry)?.withdrawal?.fromRound ?? null;
    if (from === null || from > lastRound || from > rounds + 1) return [];
    const played = playedIn(state, entry, firstRound, lastRound);
    const games = table.games(places.length, place);
    const isAnnulled =
      table.leaving === "annul" || (table.leaving === "half" && 2 * played < games);
    return [{ entry, firstRound, lastRound, played, games, isAnnulled, isTeam }];
  });
};

const playedIn = (
  state: TournamentState,
  id: EntryId,
  firstRound: number,
  lastRound: number,
): number =>
  cardsOf(state)
    .find(({ entry }) => entry === id)
    ?.lines.slice(firstRound - 1, lastRound)
    .filter((line) => line?.kind === "played").length ?? 0;

/** The entries out of the table, whose games do not count in the standings after `rounds`. */
export const annulledEntries = (state: TournamentState, rounds?: number): ReadonlySet<EntryId> =>
  new Set(
    leaversOf(state, rounds)
      .filter(({ isAnnulled }) => isAnnulled)
      .map(({ entry }) => entry),
  );

/**
 * Returns the first round from which an entry can be withdrawn: the next unpublished one; in a
 * table the first of those at the end without a result.
 */
export const earliestWithdrawal = (state: TournamentState, entry: EntryId): number => {
  const stages = placedStages(state.settings);
  let from = publishedRounds(state) + 1;
  for (const round of state.rounds.slice(0, from - 1).toReversed()) {
    if (!isPaired(round)) break;
    const placed = stages[round.stage];
    if (placed === undefined || !staysInTable(state, placed, entry)) break;
    if ((gameOf(round, entry)?.result ?? null) !== null) break;
    from = round.number;
  }
  return from;
};

/** Returns the cards for the standings: without leavers, and without games against them. */
export const countingCards = (
  cards: readonly Scorecard[],
  leavers: readonly Leaver[],
): readonly Scorecard[] => {
  const annulled = new Map(
    leavers.filter(({ isAnnulled }) => isAnnulled).map((leaver) => [leaver.entry, leaver]),
  );
  if (annulled.size === 0) return cards;
  const counts = (line: Line | undefined): boolean =>
    line?.opponent == null || !isWithin(annulled.get(line.opponent), line);
  return cards
    .filter(({ entry }) => !annulled.has(entry))
    .map((card) =>
      card.lines.every(counts)
        ? card
        : {
            ...card,
            lines: card.lines.map((line, index) => (counts(line) ? line : freeRound(index + 1))),
          },
    );
};

const isWithin = (leaver: Leaver | undefined, { round }: Line): boolean =>
  leaver !== undefined && round >= leaver.firstRound && round <= leaver.lastRound;

/** Returns the recorded lines of a card that do not count because a player is out of the table. */
export const annulledLines = (
  { entry, lines }: Scorecard,
  leavers: readonly Leaver[],
): readonly Line[] =>
  lines.flatMap((line) => {
    if (line === undefined || line.opponent === null) return [];
    const isOut = leavers.some(
      (leaver) =>
        leaver.isAnnulled &&
        (leaver.entry === entry || leaver.entry === line.opponent) &&
        isWithin(leaver, line),
    );
    return isOut ? [line] : [];
  });

/** Like a bye in the table, worth nothing. */
const freeRound = (round: number): Line => ({
  kind: "unplayed",
  round,
  reason: "not-in-stage",
  opponent: null,
  credit: "none",
  spread: 0,
  points: 0,
});
