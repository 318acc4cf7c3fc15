import { balanceText, formatPoints, type Language, stageLabel } from "@losfee/contract";
import {
  displayName,
  type EntryId,
  gameTermsOf,
  type Performance,
  performancesOf,
  type Racer,
  type RaceStep,
  raceOf,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { raceTexts } from "@losfee/messages/tournament-public-race";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type RoundCut, roundCut } from "../../parts/standings/standings-lines.ts";
import { choiceOf, type RaceChoice } from "./choice.ts";
import type { RaceLine } from "./race-line.ts";

/** A stage of the race, with its first step. */
export interface RaceStage {
  readonly label: string;
  readonly firstStep: number;
}

/** A step, as named on an axis and in a table. */
export interface NamedStep {
  /** The round, or the game of a stage. */
  readonly number: number;
  /** True at tables, where each stage numbers its games from one. */
  readonly isGame: boolean;
  readonly stage: string;
}

/** A player's performance next to the expected strength. */
export interface PerformanceLine extends Performance {
  readonly name: string;
}

/** All players' ways through the standings. */
export interface RaceModel {
  readonly competition: string;
  readonly closed: boolean;
  /** Unit of the scores. */
  readonly counts: "points" | "wins" | "rank-points";
  readonly steps: readonly NamedStep[];
  readonly stages: readonly RaceStage[];
  /** The places that advance; null if everybody plays on. */
  readonly cut: RoundCut | null;
  /** In the order of the last standings. */
  readonly lines: readonly RaceLine[];
  readonly performances: readonly PerformanceLine[];
  /** Main finding of the picture in a sentence; null before two rounds. */
  readonly finding: RaceFinding | null;
  readonly choice: RaceChoice;
  /** Id of the table of numbers that shows all players; the others show the drawn lines. */
  readonly whole: string;
}

/**
 * Returns the race, with `?who=` (numbers of entries, separated by commas) and `?add=` in colour;
 * table `?whole=` lists all players. O(rounds · entries).
 */
export const buildRace = ({ state, query, language }: PageRequest): RaceModel | null => {
  if (state === null) return null;
  const { steps, racers } = raceOf(state);
  const last = steps.at(-1);
  const stages = stagesOf(state, steps, language);
  // Rank points at tables are not comparable with points of games for two.
  const counted = steps.map(({ game }) => (game === null) === (last?.game === null));
  const best = steps.map((_, index) =>
    racers.reduce(
      (most, { standings }) => Math.max(most, standings[index]?.score ?? Number.NEGATIVE_INFINITY),
      Number.NEGATIVE_INFINITY,
    ),
  );
  const tallies = talliesOf(state, last, language);
  const lines = racers
    .map((racer) => lineOf(state, racer, { best, counted, tallies }))
    .filter((line) => line !== null);
  const terms = gameTermsOf(state.settings);
  const counts = last?.game != null ? "rank-points" : terms.tally === "points" ? "points" : "wins";
  return {
    competition: state.competition,
    closed: state.status === "closed",
    counts,
    steps: steps.map(({ round, game, stage }) => ({
      number: game ?? round,
      isGame: game !== null,
      stage: stageLabel(stage, state.settings, language),
    })),
    stages,
    cut: last === undefined || last.game !== null ? null : roundCut(state, last.round, language),
    lines: counts === "wins" ? lines : lines.map((line) => ({ ...line, spreads: [] })),
    performances: performancesOf(state).map((one) => ({
      ...one,
      name: displayName(state, one.entry),
    })),
    finding: findingOf(lines),
    choice: choiceOf(lines, query),
    whole: query["whole"] ?? "",
  };
};

const stagesOf = (
  state: TournamentState,
  steps: readonly RaceStep[],
  language: Language,
): readonly RaceStage[] =>
  steps.flatMap(({ stage }, index) =>
    steps[index - 1]?.stage === stage
      ? []
      : [{ label: stageLabel(stage, state.settings, language), firstStep: index }],
  );

/** Reference values for the lines. */
interface Measures {
  /** The best score after each step. */
  readonly best: readonly number[];
  /** True for each step with scores comparable to the last. */
  readonly counted: readonly boolean[];
  readonly tallies: ReadonlyMap<EntryId, string>;
}

const lineOf = (
  state: TournamentState,
  { entry, standings }: Racer,
  { best, counted, tallies }: Measures,
): RaceLine | null => {
  const last = standings.findLast((one) => one !== null);
  if (last === undefined || last === null) return null;
  return {
    entry,
    name: displayName(state, entry),
    ranks: standings.map((one) => one?.rank ?? null),
    behind: standings.map((one, index) =>
      one !== null && counted[index] ? one.score - (best[index] ?? 0) : null,
    ),
    spreads: standings.map((one, index) => (one !== null && counted[index] ? one.spread : null)),
    rank: last.rank,
    tally: tallies.get(entry) ?? "",
    ended: standings.at(-1) === null,
    withdrawn: state.entries.get(entry)?.withdrawal !== null,
  };
};

/** Totals of all players by the last step: `17–3`, `13½`; at tables rank points. */
const talliesOf = (
  state: TournamentState,
  last: RaceStep | undefined,
  language: Language,
): ReadonlyMap<EntryId, string> => {
  if (last === undefined) return new Map();
  if (last.game !== null) {
    return new Map(
      raceOf(state).racers.flatMap(({ entry, standings }) => {
        const standing = standings.findLast((one) => one !== null);
        return standing ? [[entry, formatPoints(standing.score, language)] as const] : [];
      }),
    );
  }
  const terms = gameTermsOf(state.settings);
  return new Map(
    standingsOf(state, last.round).map((row) => [row.entry, balanceText(row, terms, language)]),
  );
};

/** Main finding of the picture of ranks. */
interface RaceFinding {
  /** The current leaders; several may share the lead. */
  readonly leaders: readonly string[];
  /** Step (from 0) since which the only leader has led; null if it is the last one. */
  readonly since: number | null;
  /** The biggest climb since the worst rank; null if none is at least three. */
  readonly climber: {
    readonly name: string;
    readonly since: number;
    readonly ranks: number;
  } | null;
}

const LEAST_CLIMB = 3;

/** Null before the second step: until then no rank has changed. */
const findingOf = (lines: readonly RaceLine[]): RaceFinding | null => {
  const steps = lines[0]?.ranks.length ?? 0;
  const leaders = lines.filter(({ ranks }) => ranks.at(-1) === 1);
  const [leader] = leaders;
  if (steps < 2 || leader === undefined) return null;
  const since = leader.ranks.findLastIndex((rank) => rank !== 1) + 1;
  const [best] = lines
    .filter((line) => !line.withdrawn && !leaders.includes(line))
    .map(climbOf)
    .toSorted((a, b) => b.ranks - a.ranks);
  return {
    leaders: leaders.map(({ name }) => name),
    since: leaders.length > 1 || since === steps - 1 ? null : since,
    climber: best !== undefined && best.ranks >= LEAST_CLIMB ? best : null,
  };
};

/** Climb from the last occurrence of the worst rank. */
const climbOf = ({ name, ranks, rank }: RaceLine): NonNullable<RaceFinding["climber"]> => {
  const worst = Math.max(...ranks.map((one) => one ?? 0));
  return { name, since: ranks.lastIndexOf(worst), ranks: worst - rank };
};

/** Development of ranks and scores round by round, as pictures and as tables. */
export const racePage = pages.publicPage("race", "/race", {
  place: "race",
  embeddable: true,
  asks: ["race"],
  build: buildRace,
  title: (_model, { language }) => raceTexts[language].title,
  alsoFor: ["tables"],
});
