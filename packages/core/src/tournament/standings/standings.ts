import type { EntryId } from "../../base/entry-id.ts";
import { oncePerKey } from "../../base/once.ts";
import type { Scorecard } from "../../base/scorecard.ts";
import { chainOf } from "../../ranking/chain.ts";
import type { Criterion, Derivation, PairingKind, RankingField } from "../../ranking/criterion.ts";
import { derivationsOf, type Lead, rankBy, whyAhead } from "../../ranking/rank.ts";
import { type ChainWarning, chainWarnings } from "../../ranking/warnings.ts";
import { hasPairingNumbers } from "../numbering/pairing-numbers.ts";
import { type BoardRound, isPaired } from "../round.ts";
import { cardsOf, hasUnconfirmed } from "../rounds/cards.ts";
import { countingCards, leaversOf } from "../rounds/leavers.ts";
import { adjustedTo, countingRounds, type Tally, tallyAfter } from "../rounds/tally.ts";
import { gamesForTwo, inRoundsOf } from "../settings/games-for-two.ts";
import {
  DEFAULT_RULES,
  isSeated,
  type PlacedStage,
  placedStages,
  pointSystemOf,
  type Settings,
  seatedStageSettings,
} from "../settings/settings.ts";
import { beforeRound } from "../stages/places.ts";
import { findStage, type TablesStage } from "../stages/tables-stage.ts";
import { pairedRound, publishedRounds, type TournamentState } from "../state.ts";
import { teamField } from "../teams/team-field.ts";
import { advancingFrom } from "./cut.ts";
import {
  type BegunStage,
  finalResult,
  rankAtTables,
  stageReached,
  withPreviousRank,
} from "./stage-criteria.ts";

/** A line of the standings. */
export interface StandingsRow extends Tally {
  /** From 1; equal for level entries. */
  readonly rank: number;
  readonly entry: EntryId;
  /** Codes of {@link standingsCodes} → values. */
  readonly values: readonly number[];
  readonly tiedWith: readonly EntryId[];
  /**
   * Left a table with less than half of the games played: below all others, without a rank of its
   * own; wins, losses and spread are recorded but do not count.
   */
  readonly annulled?: true;
  /** Counts an unconfirmed result. */
  readonly unconfirmed?: true;
}

/** Returns the codes of the criteria of the standings after `rounds`, in order. */
export const standingsCodes = (state: TournamentState, rounds?: number): readonly string[] =>
  rankingOf(state, roundsOr(state, rounds)).chain.map(({ code }) => code);

/**
 * The standings after `rounds` rounds (all published ones by default), best first. Games of later
 * rounds do not count, missing results count nothing. O(n log n · criteria), cached per state.
 */
export const standingsOf = (
  state: TournamentState,
  rounds: number = publishedRounds(state),
): readonly StandingsRow[] => rowsAfter(state, rounds);

/** Returns the entries in the order of the standings after `rounds`, best first. */
export const standingOrder = (state: TournamentState, rounds: number): readonly EntryId[] =>
  standingsOf(state, rounds).map(({ entry }) => entry);

/**
 * "Why am I here?": derives each value of `entry`, in the order of the chain; empty for an entry
 * out of the table.
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
 * Returns why one of two entries is ahead of the other; null if they are level, or one is out of
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

/** The settings that decide ranks. */
export type RankingSettings = Pick<Settings, "ranking" | "tieBreakRules" | "points">;

/**
 * Returns the same tournament, ranked by other settings, to preview a change. Rounds and members of
 * published stages stay.
 */
export const rankedBy = (
  state: TournamentState,
  settings: Partial<RankingSettings>,
): TournamentState => ({ ...state, settings: { ...state.settings, ...settings } });

/**
 * Returns what a director should know about a chain in this tournament after `rounds`; the chain of
 * the settings by default.
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

const rowsAfter = oncePerKey((state: TournamentState, rounds: number): readonly StandingsRow[] => {
  const { chain, field } = rankingOf(state, rounds);
  const tallies = new Map(
    cardsOf(state).map((card) => [card.entry, tallyAfter(state, card, rounds)]),
  );
  const tallyOf = (entry: EntryId): Tally => {
    const tally = tallies.get(entry);
    if (tally === undefined) throw new Error(`no card of entry ${entry}`);
    return tally;
  };
  const unconfirmed = new Set(
    cardsOf(state)
      .filter((card) => hasUnconfirmed(card, rounds))
      .map(({ entry }) => entry),
  );
  const rows = rankBy(chain, field).map(
    ({ rank, entry, values, tiedWith }): StandingsRow => ({
      rank,
      entry,
      ...tallyOf(entry),
      values,
      tiedWith,
      ...(unconfirmed.has(entry) ? { unconfirmed: true } : {}),
    }),
  );
  const ranked = new Set(field.cards.map(({ entry }) => entry));
  const annulled = cardsOf(state).filter(({ entry }) => !ranked.has(entry));
  return [
    ...rows,
    ...annulled.map(({ entry }) => ({
      rank: rows.length + 1,
      entry,
      ...tallyOf(entry),
      values: chain.map(() => Number.NaN),
      tiedWith: [],
      annulled: true as const,
    })),
  ];
});

/** A ranking of the entries: a chain, and its field. */
interface Ranking {
  readonly chain: readonly Criterion[];
  readonly field: RankingField;
}

/** The ranking after `rounds`, cached per state, including what criteria compute about a field. */
const rankingOf = oncePerKey((state: TournamentState, rounds: number) =>
  makeRanking(state, rounds),
);

/** Stages reached first, then the rank at their tables or the chain of the settings. */
const makeRanking = (state: TournamentState, rounds: number): Ranking => {
  const { settings } = state;
  const parsed = chainOf(settings.ranking);
  if (!parsed.ok) throw new Error(`a ranking that the fold let pass: ${parsed.error.code}`);
  const counting = countingStages(settings);
  const planned = countingRounds(settings, counting.at(-1)?.lastRound ?? 0);
  const upTo = countingRounds(settings, rounds);
  const atTables = roundsAtTables(state, rounds);
  const { field: people, numbers } = gamesForTwo(
    {
      cards: countingCards(numberedCards(state), leaversOf(state, rounds)).map((card) =>
        adjustedTo(card, upTo),
      ),
      rounds: upTo,
      plannedRounds: Math.max(planned, upTo),
      points: pointSystemOf(settings),
      edition: settings.tieBreakRules ?? DEFAULT_RULES,
      pairing: pairingKindOf(counting),
      // A play-off breaks ties of the last standings, not of those that rounds were paired by.
      ...(state.playOff !== null && rounds >= publishedRounds(state)
        ? { playOff: state.playOff }
        : {}),
    },
    atTables,
  );
  const field = settings.teams === undefined ? people : teamField(state, settings.teams, people);
  const chain = parsed.value.map((criterion) =>
    atTables.size === 0 ? criterion : inRoundsOf(criterion, numbers),
  );
  return { chain: byStages(state, rounds, chain), field };
};

/** Returns the published rounds up to one that were played at tables. */
const roundsAtTables = ({ rounds }: TournamentState, upTo: number): ReadonlySet<number> =>
  new Set(
    rounds
      .filter((round) => round.number <= upTo && round.status === "published" && !isPaired(round))
      .map(({ number }) => number),
  );

/** Puts what the stages decide after `rounds` rounds above a chain. */
const byStages = (
  state: TournamentState,
  rounds: number,
  chain: readonly Criterion[],
): readonly Criterion[] => {
  const begun = begunStages(state, rounds);
  const isSelective = ({ placed, members }: BegunStage): boolean =>
    members !== null && (placed.firstRound > 1 || !isSeated(placed.stage));
  const selective = begun.filter(isSelective);
  const finals = selective.filter(({ placed }) => placed.stage.system === "final");
  // Later drafts or games at tables do not affect these standings.
  const then = rounds >= publishedRounds(state) ? state : beforeRound(state, rounds + 1);
  const hasTables = begun.some(({ placed }) => isSeated(placed.stage));
  return [
    ...(selective.length > 0 ? [stageReached(selective)] : []),
    ...finals.map((one) => finalResult(state, one, rounds)),
    ...(hasTables ? [rankAtTables(then, begun)] : []),
    ...(hasTables ? withPreviousRank(then, chain) : chain),
  ];
};

/** Returns the stages with a round among the first `rounds`; at tables only published ones. */
const begunStages = (state: TournamentState, rounds: number): readonly BegunStage[] =>
  placedStages(state.settings)
    .filter(({ firstRound, lastRound }) => firstRound <= Math.min(rounds, lastRound))
    .flatMap((placed): readonly BegunStage[] => {
      if (!isSeated(placed.stage)) return [{ placed, members: stageMembers(state, placed) }];
      const stage = findStage(state, placed.index + 1);
      if (stage?.status !== "published") return [];
      return [{ placed, members: new Set(stage.members.map(({ entry }) => entry)) }];
    });

/** The starting number (C.07 article 7.8) is the pairing number; without one, the entry's. */
const numberedCards = (state: TournamentState): readonly Scorecard[] => {
  const cards = cardsOf(state);
  return hasPairingNumbers(state.settings) ? cards : cards.map(({ seed: _, ...card }) => card);
};

/** True if all counting rounds are of round robins. */
export const isRoundRobin = ({ settings }: Pick<TournamentState, "settings">): boolean =>
  pairingKindOf(countingStages(settings)) === "pre-determined";

/** All stages except the final, whose games only decide its own two places. */
const countingStages = (settings: Settings): readonly PlacedStage[] =>
  placedStages(settings).filter(({ stage }) => stage.system !== "final" && !isSeated(stage));

/** Pre-determined if all counting rounds are of a round robin (C.07 article 15). */
const pairingKindOf = (counting: readonly PlacedStage[]): PairingKind =>
  counting.length > 0 && counting.every(isPreDetermined) ? "pre-determined" : "swiss";

const isPreDetermined = ({ stage: { system, options } }: PlacedStage): boolean =>
  system === "round-robin" ||
  system === "scheveningen" ||
  (system === "by-hand" && options["preDetermined"] === true);

/**
 * Returns the players of a stage of games for two: null for all, else the best of the standings
 * before it, or those who advance from the tables before it, without earlier withdrawals. Once the
 * stage's first round is published its members stay, even if a correction would now select others.
 */
export const stageMembers = (
  state: TournamentState,
  placed: PlacedStage,
): ReadonlySet<EntryId> | null => {
  const first = pairedRound(state, placed.firstRound);
  const before = stageBefore(state, placed);
  const { participants } = placed.stage;
  if (participants === "everybody") {
    if (before === null) return null;
    if (before.kind === "pairs") return stageMembers(state, before.placed);
    if (sendsEverybody(state, before.stage)) return null;
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

/** The origin of a stage's players; null for the first. */
type StageBefore =
  | { readonly kind: "pairs"; readonly placed: PlacedStage }
  | { readonly kind: "tables"; readonly stage: TablesStage };

/** Returns the stage of the previous round; for coming rounds, by the settings. */
const stageBefore = (
  state: TournamentState,
  { index, firstRound }: PlacedStage,
): StageBefore | null => {
  const stages = placedStages(state.settings);
  const drafted = state.rounds[firstRound - 2]?.stage;
  const placed =
    drafted === undefined
      ? stages.slice(0, index).findLast((one) => one.lastRound >= one.firstRound)
      : stages[drafted];
  if (placed === undefined) return null;
  const tables = findStage(state, placed.index + 1);
  return tables === undefined ? { kind: "pairs", placed } : { kind: "tables", stage: tables };
};

/** True if a stage at tables included all entries and cuts none: late entries play on, too. */
const sendsEverybody = ({ rounds, settings }: TournamentState, { stage }: TablesStage): boolean =>
  rounds[0]?.stage === stage - 1 && seatedStageSettings(settings, stage)?.cut.by === "overall";

const advancing = (state: TournamentState, stage: TablesStage): ReadonlySet<EntryId> =>
  new Set(advancingFrom(state, stage)?.members.map(({ entry }) => entry) ?? []);

const membersOfRound = (round: BoardRound): readonly EntryId[] => [
  ...round.games.flatMap(({ seats }) => seats),
  ...round.unpaired,
  ...round.unplayed.filter(({ reason }) => reason !== "not-in-stage").map(({ entry }) => entry),
];
