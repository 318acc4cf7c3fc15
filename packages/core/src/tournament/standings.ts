import type { EntryId } from "../base/entry-id.ts";
import { type Scorecard, totalsOf } from "../base/scorecard.ts";
import { finalOutcome } from "../pairing/final/outcome.ts";
import { adjustmentAfter } from "../ranking/abnormal-points.ts";
import { chainOf } from "../ranking/chain.ts";
import type {
  Criterion,
  Derivation,
  PairingKind,
  RankingField,
  Term,
} from "../ranking/criterion.ts";
import { scoreOf } from "../ranking/point-system.ts";
import { derivationsOf, type Lead, rankBy, whyAhead } from "../ranking/rank.ts";
import { type ChainWarning, chainWarnings } from "../ranking/warnings.ts";
import { cardsOf } from "./cards.ts";
import { countingCards, leaversOf } from "./leavers.ts";
import { hasPairingNumbers } from "./pairing-numbers.ts";
import type { BoardRound } from "./round.ts";
import {
  DEFAULT_RULES,
  isSeated,
  type PlacedStage,
  placedStages,
  pointSystemOf,
  type Settings,
} from "./settings.ts";
import { pairedRound, publishedRounds, type TournamentState } from "./state.ts";
import { advancingFrom } from "./tables/cut.ts";
import { tablesFinalPlaces } from "./tables/final-places.ts";
import { type TablesStage, tablesStages } from "./tables/stage.ts";

/** A line of the standings. */
export interface StandingsRow {
  /** From 1; equal for entries that nothing tells apart. */
  readonly rank: number;
  readonly entry: EntryId;
  /** The score by what the event counts for results. */
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly spread: number;
  /** Codes of {@link standingsCodes} → values. */
  readonly values: readonly number[];
  readonly tiedWith: readonly EntryId[];
  /**
   * Left a table with less than half of the games played: below all others, without a rank of its
   * own; wins, losses and spread are those of the record, which does not count.
   */
  readonly annulled?: true;
}

/** The codes of the criteria that the standings after `rounds` are ranked by, in order. */
export const standingsCodes = (state: TournamentState, rounds?: number): readonly string[] =>
  rankingOf(state, roundsOr(state, rounds)).chain.map(({ code }) => code);

const rowsByState = new WeakMap<TournamentState, Map<number, readonly StandingsRow[]>>();

/**
 * The standings after `rounds` rounds (all published ones by default), best first. Games of later
 * rounds do not count, missing results count nothing. O(n log n · criteria), once for each state.
 */
export const standingsOf = (
  state: TournamentState,
  rounds: number = publishedRounds(state),
): readonly StandingsRow[] => {
  const known = rowsByState.get(state) ?? new Map<number, readonly StandingsRow[]>();
  rowsByState.set(state, known);
  const rows = known.get(rounds) ?? computeRows(state, rounds);
  known.set(rounds, rows);
  return rows;
};

/** The entries in the order of the standings after `rounds`, best first. */
export const standingOrder = (state: TournamentState, rounds: number): readonly EntryId[] =>
  standingsOf(state, rounds).map(({ entry }) => entry);

/**
 * "Why am I here?": how each value of `entry` is calculated, in the order of the chain; nothing for who
 * is out of the table.
 */
export const standingDerivations = (
  state: TournamentState,
  entry: EntryId,
  rounds?: number,
): readonly Derivation[] => {
  const { chain, field } = rankingOf(state, roundsOr(state, rounds));
  const isRanked = field.cards.some((card) => card.entry === entry);
  return isRanked ? derivationsOf(chain, field, entry) : [];
};

/**
 * Why one of two entries is ahead of the other; null if nothing tells them apart, or one is out of
 * the table.
 */
export const standingLead = (
  state: TournamentState,
  a: EntryId,
  b: EntryId,
  rounds?: number,
): Lead | null => {
  const { chain, field } = rankingOf(state, roundsOr(state, rounds));
  const ranked = new Set(field.cards.map(({ entry }) => entry));
  return ranked.has(a) && ranked.has(b) ? whyAhead(chain, field, a, b) : null;
};

/** What decides about ranks among the settings. */
export type RankingSettings = Pick<Settings, "ranking" | "tieBreakRules" | "points">;

/**
 * The same tournament, ranked by other settings: to see what they would change before they are
 * saved. Rounds and members of stages that are published stay.
 */
export const rankedBy = (
  state: TournamentState,
  settings: Partial<RankingSettings>,
): TournamentState => ({ ...state, settings: { ...state.settings, ...settings } });

/**
 * What a director should know about a chain in this tournament after `rounds`; the chain of the
 * settings by default.
 */
export const rankingWarnings = (
  state: TournamentState,
  rounds?: number,
  codes: readonly string[] = state.settings.ranking,
): readonly ChainWarning[] => {
  const chain = chainOf(codes);
  const { field } = rankingOf(state, roundsOr(state, rounds));
  return chain.ok ? chainWarnings(chain.value, field) : [];
};

const roundsOr = (state: TournamentState, rounds: number | undefined): number =>
  rounds ?? publishedRounds(state);

const computeRows = (state: TournamentState, rounds: number): readonly StandingsRow[] => {
  const { chain, field } = rankingOf(state, rounds);
  const cards = new Map(field.cards.map((card) => [card.entry, card]));
  const rows = rankBy(chain, field).map(({ rank, entry, values, tiedWith }): StandingsRow => {
    const card = cards.get(entry);
    if (card === undefined) throw new Error(`no card of entry ${entry}`);
    return { rank, entry, ...sumsOf(state, card, field.rounds), values, tiedWith };
  });
  const annulled = cardsOf(state).filter(({ entry }) => !cards.has(entry));
  return [
    ...rows,
    ...annulled.map((card) => ({
      rank: rows.length + 1,
      entry: card.entry,
      ...sumsOf(state, adjustedTo(card, field.rounds), field.rounds),
      values: chain.map(() => Number.NaN),
      tiedWith: [],
      annulled: true as const,
    })),
  ];
};

const sumsOf = (
  state: TournamentState,
  card: Scorecard,
  rounds: number,
): Pick<StandingsRow, "points" | "wins" | "losses" | "spread"> => {
  const { wins, losses, spread } = totalsOf(card, rounds);
  return { points: scoreOf(card, rounds, pointSystemOf(state.settings)), wins, losses, spread };
};

/** What ranks the entries: a chain, and the field it is computed over. */
interface Ranking {
  readonly chain: readonly Criterion[];
  readonly field: RankingField;
}

const rankingsByState = new WeakMap<TournamentState, Map<number, Ranking>>();

/** The ranking after `rounds`, made once for each state: what criteria find out about a field stays. */
const rankingOf = (state: TournamentState, rounds: number): Ranking => {
  const known = rankingsByState.get(state) ?? new Map<number, Ranking>();
  rankingsByState.set(state, known);
  const ranking = known.get(rounds) ?? makeRanking(state, rounds);
  known.set(rounds, ranking);
  return ranking;
};

/** Stages reached first, then the chain of the settings. */
const makeRanking = (state: TournamentState, rounds: number): Ranking => {
  const { settings } = state;
  const parsed = chainOf(settings.ranking);
  if (!parsed.ok) throw new Error(`a ranking that the fold let pass: ${parsed.error.code}`);
  const chain = parsed.value;
  const stages = placedStages(settings);
  const selective = stages.filter(
    (placed) =>
      !isSeated(placed.stage) &&
      placed.firstRound <= Math.min(rounds, placed.lastRound) &&
      stageMembers(state, placed) !== null,
  );
  const counting = countingStages(settings);
  const final = stages.find(({ stage }) => stage.system === "final");
  const last = (final?.firstRound ?? Number.POSITIVE_INFINITY) - 1;
  const planned = Math.min(counting.at(-1)?.lastRound ?? 0, last);
  const counted = Math.min(rounds, last);
  const reached = selective.length > 0 ? [stageReached(state, selective)] : [];
  const decided = selective
    .filter(({ stage }) => stage.system === "final")
    .map((placed) => finalResult(state, placed, rounds));
  return {
    chain: [...reached, ...decided, ...withPreviousRank(chain, placesBefore(state, rounds))],
    field: {
      cards: countingCards(numberedCards(state), leaversOf(state, rounds)).map((card) =>
        adjustedTo(card, counted),
      ),
      rounds: counted,
      plannedRounds: Math.max(planned, counted),
      points: pointSystemOf(settings),
      edition: settings.tieBreakRules ?? DEFAULT_RULES,
      pairing: pairingKindOf(counting),
      // A play-off ends ties of the last standings, not of those that rounds were paired by.
      ...(state.playOff !== null && rounds >= publishedRounds(state)
        ? { playOff: state.playOff }
        : {}),
    },
  };
};

/** The place of everybody at the tables that were played before the games for two that count. */
const placesBefore = (
  state: TournamentState,
  rounds: number,
): ReadonlyMap<EntryId, number> | null => {
  const isBefore = tablesStages(state).some(({ games }) => (games.at(-1)?.round ?? 0) <= rounds);
  if (!isBefore) return null;
  return new Map(tablesFinalPlaces(state).map(({ entry, place }) => [entry, place]));
};

/**
 * Who came from tables and is level by what the games for two count is ranked by the place there,
 * before rating and lot: also everybody who did not get further.
 */
const withPreviousRank = (
  chain: readonly Criterion[],
  places: ReadonlyMap<EntryId, number> | null,
): readonly Criterion[] => {
  if (places === null) return chain;
  const previous = givenCriterion(
    "PREV",
    (entry) => -(places.get(entry) ?? places.size + 1),
    () => [],
  );
  const at = chain.findIndex(({ code, final }) => final === true || code === "RTG");
  return at === -1 ? [...chain, previous] : chain.toSpliced(at, 0, previous);
};

/** The starting number (C.07 article 7.8) is the pairing number; where there is none, the entry's. */
const numberedCards = (state: TournamentState): readonly Scorecard[] => {
  const cards = cardsOf(state);
  return hasPairingNumbers(state.settings) ? cards : cards.map(({ seed: _, ...card }) => card);
};

/** The score as it was changed by the end of a round. */
const adjustedTo = ({ adjustments, ...card }: Scorecard, rounds: number): Scorecard =>
  adjustments === undefined
    ? card
    : { ...card, pointsAdjustment: adjustmentAfter({ adjustments }, rounds) };

/** Whether all rounds that count are those of round robins. */
export const isRoundRobin = ({ settings }: TournamentState): boolean =>
  pairingKindOf(countingStages(settings)) === "pre-determined";

/** All stages but the final, whose games decide only about its own two places. */
const countingStages = (settings: Settings): readonly PlacedStage[] =>
  placedStages(settings).filter(({ stage }) => stage.system !== "final" && !isSeated(stage));

/** Pre-determined if all rounds that count are those of a round robin (C.07 article 15). */
const pairingKindOf = (counting: readonly PlacedStage[]): PairingKind =>
  counting.length > 0 && counting.every(isPreDetermined) ? "pre-determined" : "swiss";

const isPreDetermined = ({ stage: { system, options } }: PlacedStage): boolean =>
  system === "round-robin" || (system === "by-hand" && options["preDetermined"] === true);

/**
 * Who plays a stage: null for everybody, else the first so many of the standings before it, without
 * those who had withdrawn by then. Once the stage's first round is published its members stay, even
 * if a correction would now send others.
 */
export const stageMembers = (
  state: TournamentState,
  placed: PlacedStage,
): ReadonlySet<EntryId> | null => {
  const first = pairedRound(state, placed.firstRound);
  const before = stageBefore(state, placed);
  const { participants } = placed.stage;
  if (participants === "everybody" && before?.kind !== "tables") {
    return before === null ? null : stageMembers(state, before.placed);
  }
  if (first?.status === "published") return new Set(membersOfRound(first));
  if (before?.kind === "tables") return advancing(state, before.stage);
  if (participants === "everybody") return null;
  const candidates = standingOrder(state, placed.firstRound - 1).filter((id) => {
    const from = state.entries.get(id)?.withdrawal?.fromRound ?? null;
    return from === null || from > placed.firstRound;
  });
  return new Set(candidates.slice(0, participants.top));
};

/** Where the players of a stage come from; null for the first. */
type StageBefore =
  | { readonly kind: "pairs"; readonly placed: PlacedStage }
  | { readonly kind: "tables"; readonly stage: TablesStage };

const stageBefore = (state: TournamentState, { index }: PlacedStage): StageBefore | null => {
  const placed = placedStages(state.settings)
    .slice(0, index)
    .findLast(({ firstRound, lastRound }) => lastRound >= firstRound);
  if (placed === undefined) return null;
  const tables = tablesStages(state).find(({ stage }) => stage === placed.index + 1);
  return tables === undefined ? { kind: "pairs", placed } : { kind: "tables", stage: tables };
};

const advancing = (state: TournamentState, stage: TablesStage): ReadonlySet<EntryId> =>
  new Set(advancingFrom(state, stage)?.members.map(({ entry }) => entry) ?? []);

const membersOfRound = (round: BoardRound): readonly EntryId[] => [
  ...round.games.flatMap(({ seats }) => seats),
  ...round.unpaired,
  ...round.sitOuts.filter(({ reason }) => reason !== "not-in-stage").map(({ entry }) => entry),
];

/** Everybody in a later stage is above everybody who did not get there. */
const stageReached = (state: TournamentState, stages: readonly PlacedStage[]): Criterion => {
  const members = stages.map((placed) => stageMembers(state, placed));
  const reached = (entry: EntryId): number =>
    members.filter((set) => set === null || set.has(entry)).length;
  return givenCriterion("STAGE", reached, () => []);
};

/** The winner of the final above the loser; level until it is decided. */
const finalResult = (state: TournamentState, placed: PlacedStage, rounds: number): Criterion => {
  const members = [...(stageMembers(state, placed) ?? [])];
  const [first, second] = members;
  const cards = cardsOf(state).map((card) => ({ ...card, lines: card.lines.slice(0, rounds) }));
  const outcome =
    first === undefined || second === undefined
      ? null
      : finalOutcome(cards, [first, second], placed.firstRound, placed.stage.rounds);
  const value = (entry: EntryId): number => (outcome?.winner === entry ? 1 : 0);
  const terms = (entry: EntryId): readonly Term[] =>
    cards
      .filter((card) => card.entry === entry && members.includes(entry))
      .flatMap(({ lines }) => lines.slice(placed.firstRound - 1))
      .flatMap((line) =>
        line?.kind === "played"
          ? [
              {
                round: line.round,
                opponent: line.opponent,
                amount: line.own - line.theirs,
                what: "spread" as const,
              },
            ]
          : [],
      );
  return givenCriterion("FINAL", value, terms);
};

const givenCriterion = (
  code: string,
  value: (entry: EntryId) => number,
  terms: (entry: EntryId) => readonly Term[],
): Criterion => ({
  code,
  better: "higher",
  evaluate: () => ({
    value,
    derive: (entry) => ({ code, value: value(entry), terms: terms(entry) }),
  }),
});
