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
  /** From 1; equal for entries that nothing tells apart. */
  readonly rank: number;
  readonly entry: EntryId;
  /** Codes of {@link standingsCodes} → values. */
  readonly values: readonly number[];
  readonly tiedWith: readonly EntryId[];
  /**
   * Left a table with less than half of the games played: below all others, without a rank of its
   * own; wins, losses and spread are those of the record, which does not count.
   */
  readonly annulled?: true;
  /** Counts a result that nobody has confirmed. */
  readonly unconfirmed?: true;
}

/** The codes of the criteria that the standings after `rounds` are ranked by, in order. */
export const standingsCodes = (state: TournamentState, rounds?: number): readonly string[] =>
  rankingOf(state, roundsOr(state, rounds)).chain.map(({ code }) => code);

/**
 * The standings after `rounds` rounds (all published ones by default), best first. Games of later
 * rounds do not count, missing results count nothing. O(n log n · criteria), once for each state.
 */
export const standingsOf = (
  state: TournamentState,
  rounds: number = publishedRounds(state),
): readonly StandingsRow[] => rowsAfter(state, rounds);

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

/** What ranks the entries: a chain, and the field it is computed over. */
interface Ranking {
  readonly chain: readonly Criterion[];
  readonly field: RankingField;
}

/** The ranking after `rounds`, made once for each state: what criteria find out about a field stays. */
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
      // A play-off ends ties of the last standings, not of those that rounds were paired by.
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

/** The published rounds up to one that were played at tables. */
const roundsAtTables = ({ rounds }: TournamentState, upTo: number): ReadonlySet<number> =>
  new Set(
    rounds
      .filter((round) => round.number <= upTo && round.status === "published" && !isPaired(round))
      .map(({ number }) => number),
  );

/** A chain below what the stages of a competition decide after `rounds` rounds. */
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
  // What was drafted or played at tables later says nothing about these standings.
  const then = rounds >= publishedRounds(state) ? state : beforeRound(state, rounds + 1);
  const hasTables = begun.some(({ placed }) => isSeated(placed.stage));
  return [
    ...(selective.length > 0 ? [stageReached(selective)] : []),
    ...finals.map((one) => finalResult(state, one, rounds)),
    ...(hasTables ? [rankAtTables(then, begun)] : []),
    ...(hasTables ? withPreviousRank(then, chain) : chain),
  ];
};

/** The stages that have a round among the first `rounds`; at tables those that are published. */
const begunStages = (state: TournamentState, rounds: number): readonly BegunStage[] =>
  placedStages(state.settings)
    .filter(({ firstRound, lastRound }) => firstRound <= Math.min(rounds, lastRound))
    .flatMap((placed): readonly BegunStage[] => {
      if (!isSeated(placed.stage)) return [{ placed, members: stageMembers(state, placed) }];
      const stage = findStage(state, placed.index + 1);
      if (stage?.status !== "published") return [];
      return [{ placed, members: new Set(stage.members.map(({ entry }) => entry)) }];
    });

/** The starting number (C.07 article 7.8) is the pairing number; where there is none, the entry's. */
const numberedCards = (state: TournamentState): readonly Scorecard[] => {
  const cards = cardsOf(state);
  return hasPairingNumbers(state.settings) ? cards : cards.map(({ seed: _, ...card }) => card);
};

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
  system === "round-robin" ||
  system === "scheveningen" ||
  (system === "by-hand" && options["preDetermined"] === true);

/**
 * Who plays a stage of games for two: null for everybody, else the first so many of the standings
 * before it, or who advances from the tables before it, without those who had withdrawn by then. Once
 * the stage's first round is published its members stay, even if a correction would now send others.
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

/** Where the players of a stage come from; null for the first. */
type StageBefore =
  | { readonly kind: "pairs"; readonly placed: PlacedStage }
  | { readonly kind: "tables"; readonly stage: TablesStage };

/** The stage of the round before; of rounds that are still to come, by the settings. */
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

/** Whether a stage at tables was for everybody and cuts nobody: who comes late plays on, too. */
const sendsEverybody = ({ rounds, settings }: TournamentState, { stage }: TablesStage): boolean =>
  rounds[0]?.stage === stage - 1 && seatedStageSettings(settings, stage)?.cut.by === "overall";

const advancing = (state: TournamentState, stage: TablesStage): ReadonlySet<EntryId> =>
  new Set(advancingFrom(state, stage)?.members.map(({ entry }) => entry) ?? []);

const membersOfRound = (round: BoardRound): readonly EntryId[] => [
  ...round.games.flatMap(({ seats }) => seats),
  ...round.unpaired,
  ...round.unplayed.filter(({ reason }) => reason !== "not-in-stage").map(({ entry }) => entry),
];
