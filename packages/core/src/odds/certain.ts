import type { EntryId } from "../base/entry-id.ts";
import { countingResult } from "../tournament/contest-result.ts";
import { cutLine } from "../tournament/cut-line/cut-line.ts";
import { absenceIn } from "../tournament/entries/entry.ts";
import { isPaired } from "../tournament/round.ts";
import { placedStages, pointSystemOf, totalRounds } from "../tournament/settings/settings.ts";
import { currentStage } from "../tournament/stages/tables-stage.ts";
import { finalsOf } from "../tournament/standings/finals.ts";
import { standingsCodes, standingsOf } from "../tournament/standings/standings.ts";
import { publishedRounds, type TournamentState } from "../tournament/state.ts";
import { isPlayed } from "./play-on.ts";
import {
  candidatesFates,
  isSelective,
  membersOfStage,
  type OddsQuestion,
  placesOf,
} from "./questions.ts";

/** Certainty by the rules alone; `open`: undecided. */
export type Certainty = "sure" | "out" | "open";

/** The certainty of every entry, for one question. */
export type Certainties = (entry: EntryId) => Certainty;

/**
 * Returns the players who left before the end: out of everything still open, regardless of points.
 * Once all is played, the table decides.
 */
export const leftBeforeEnd = (state: TournamentState): ReadonlySet<EntryId> => {
  if (isPlayed(state)) return new Set();
  const last = Math.max(totalRounds(state.settings), state.rounds.length);
  return new Set(
    [...state.entries.values()]
      .filter((entry) => absenceIn(entry, last) === "withdrawn")
      .map(({ id }) => id),
  );
};

/**
 * Returns what the rules already decide: published stages, the cut line at tables, the candidates'
 * round, a decided final, a final table, and points that are out of reach.
 */
export const certaintiesFor = (
  state: TournamentState,
  question: OddsQuestion,
  left: ReadonlySet<EntryId> = leftBeforeEnd(state),
): Certainties => {
  const known = knownFor(state, question, left);
  return (entry) => {
    const certainty = known(entry);
    return certainty === "open" && left.has(entry) ? "out" : certainty;
  };
};

const OPEN: Certainties = () => "open";

const among =
  (members: ReadonlySet<EntryId>): Certainties =>
  (entry) =>
    members.has(entry) ? "sure" : "out";

const knownFor = (
  state: TournamentState,
  question: OddsQuestion,
  left: ReadonlySet<EntryId>,
): Certainties => {
  switch (question.kind) {
    case "stage":
      return ofStage(state, question.stage, left);
    case "candidates": {
      const fates = candidatesFates(state, question.stage);
      return fates === null ? OPEN : among(new Set([...fates.sure, ...fates.candidates]));
    }
    case "win":
      return ofPlaces(state, 1, left);
    case "top":
      return ofPlaces(state, question.places, left);
  }
};

/** Certainty of getting into a stage: known once it is published, or from the preceding stage. */
const ofStage = (
  state: TournamentState,
  stage: number,
  left: ReadonlySet<EntryId>,
): Certainties => {
  const members = membersOfStage(state, stage);
  if (members !== null) return among(members);
  if (isPlayed(state)) return () => "out";
  const earlier = stagesBefore(state, stage).map((one) => ofStage(state, one, left));
  const own = first([
    atCut(state, stage),
    byCandidates(state, stage),
    byPoints(state, stage, left),
  ]);
  return (entry) => (earlier.some((one) => one(entry) === "out") ? "out" : own(entry));
};

/** Returns the selective stages before one: missing one of them means missing it. */
const stagesBefore = ({ settings }: TournamentState, stage: number): readonly number[] =>
  settings.stages.flatMap((one, index) =>
    index < stage - 1 && one.skipped !== true && isSelective(settings, index) ? [index + 1] : [],
  );

const first =
  (sources: readonly Certainties[]): Certainties =>
  (entry) =>
    sources.map((source) => source(entry)).find((known) => known !== "open") ?? "open";

const atCut = (state: TournamentState, stage: number): Certainties => {
  const current = currentStage(state);
  const line = current === undefined ? null : cutLine(state, current.stage);
  if (line?.next == null || line.next > stage) return OPEN;
  const verdicts = new Map(line.outlooks.map(({ entry, verdict }) => [entry, verdict]));
  return (entry) => {
    const verdict = verdicts.get(entry) ?? "out";
    if (verdict === "out") return "out";
    return verdict === "in" && line.next === stage ? "sure" : "open";
  };
};

/** Certainty of the final by the candidates' round before it. */
const byCandidates = (state: TournamentState, stage: number): Certainties => {
  const before = state.settings.stages[stage - 2];
  const fates = before?.system === "candidates" ? candidatesFates(state, stage - 1) : null;
  if (fates === null || state.settings.stages[stage - 1]?.system !== "final") return OPEN;
  return (entry) => (fates.sure.has(entry) ? "sure" : fates.out.has(entry) ? "out" : "open");
};

/** Certainty of finishing among the first `places`. */
const ofPlaces = (
  state: TournamentState,
  places: number,
  left: ReadonlySet<EntryId>,
): Certainties => {
  if (isPlayed(state)) return inFinalTable(state, places);
  const last = lastSelective(state);
  if (last === null) return byPoints(state, null, left, places);
  const { stage, size } = last;
  const reaches = ofStage(state, stage, left);
  const decided = places === 1 ? byFinal(state) : OPEN;
  return (entry) => {
    const own = decided(entry);
    if (own !== "open") return own;
    if (size !== null && size >= places) return reaches(entry) === "out" ? "out" : "open";
    return size !== null && reaches(entry) === "sure" ? "sure" : "open";
  };
};

/** The last selective stage and its number of players; null: as many as a cut selects. */
const lastSelective = ({
  settings,
}: TournamentState): { readonly stage: number; readonly size: number | null } | null => {
  const index = settings.stages.findLastIndex(
    ({ skipped }, at) => skipped !== true && isSelective(settings, at),
  );
  const participants = settings.stages[index]?.participants;
  if (index === -1 || participants === undefined) return null;
  return { stage: index + 1, size: participants === "everybody" ? null : participants.top };
};

const inFinalTable = (state: TournamentState, places: number): Certainties => {
  const table = placesOf(state);
  const certain = new Map(
    table.map(({ entry, place }): [EntryId, Certainty] => {
      const tied = table.filter((other) => other.place === place).length;
      return [entry, place > places ? "out" : place + tied - 1 <= places ? "sure" : "open"];
    }),
  );
  return (entry) => certain.get(entry) ?? "out";
};

const byFinal = (state: TournamentState): Certainties => {
  const winner = finalsOf(state).at(-1)?.outcome.winner ?? null;
  const isLast = state.settings.stages.at(-1)?.system === "final";
  return winner === null || !isLast ? OPEN : among(new Set([winner]));
};

/**
 * Returns the players who cannot be caught, or cannot catch up, by points (wins) alone, if all
 * others win, or lose, everything that is left. For the places of a stage of games for two after only such stages, or,
 * with `stage` null, for this many first places at the end.
 */
const byPoints = (
  state: TournamentState,
  stage: number | null,
  left: ReadonlySet<EntryId>,
  atEnd = 0,
): Certainties => {
  const { settings, rounds } = state;
  const placed = stage === null ? undefined : placedStages(settings)[stage - 1];
  const participants = placed?.stage.participants;
  const places =
    participants === undefined || participants === "everybody" ? atEnd : participants.top;
  const lastRound = placed === undefined ? totalRounds(settings) : placed.firstRound - 1;
  const onlyPairs = settings.stages
    .slice(0, stage === null ? undefined : stage - 1)
    .every((one, index) => one.seats === undefined && !isSelective(settings, index));
  const most = mostPoints(state);
  if (places === 0 || !onlyPairs || most === null || rounds.some((round) => !isPaired(round)))
    return OPEN;
  const toCome = lastRound - publishedRounds(state);
  const scores = standingsOf(state).map(({ entry, values, annulled }) => {
    const now = annulled === true ? Number.NEGATIVE_INFINITY : (values[0] ?? 0);
    const stays = !left.has(entry) && annulled !== true;
    return {
      entry,
      now,
      most: now + (stays ? (toCome + openGames(state, entry)) * most : 0),
      stays,
    };
  });
  return (entry) => {
    const own = scores.find((one) => one.entry === entry);
    if (own === undefined) return "out";
    const others = scores.filter((one) => one.entry !== entry && one.stays);
    if (others.filter(({ now }) => now > own.most).length >= places) return "out";
    const threats = others.filter((one) => one.most >= own.now).length;
    return own.stays && threats < places ? "sure" : "open";
  };
};

/** Returns the most that one round can add to the first ranking criterion; null if unknown. */
const mostPoints = (state: TournamentState): number | null => {
  const [code] = standingsCodes(state);
  if (code === "WINS") return 1;
  if (code !== "PTS") return null;
  const { win, draw, loss, forfeitLoss, zeroPointBye, pairingBye } = pointSystemOf(state.settings);
  const worths = [win, draw, loss, forfeitLoss, zeroPointBye, pairingBye ?? 0];
  return Math.min(...worths) < 0 ? null : Math.max(...worths);
};

const openGames = ({ rounds, settings }: TournamentState, entry: EntryId): number =>
  rounds
    .filter(({ status }) => status === "published")
    .filter(isPaired)
    .flatMap(({ games }) => games)
    .filter((game) => game.seats.includes(entry) && countingResult(game, settings) === null).length;
