import { formatTimeOfDay, type Language, outcomeLabel, type Viewer } from "@losfee/contract";
import {
  type BoardRound,
  countingResult,
  type Game,
  missingResults,
  type PairOutcome,
  publishedRounds,
  type Report,
  type SeatedOutcome,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { actorName } from "../../../../parts/console/actor-name.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import {
  type LineModel,
  lineModelOf,
  lineOf,
  nameOf,
  namesOf,
  roundToEnter,
} from "../line/model.ts";
import { type WaitingGame, waitingGames } from "../reports/model.ts";

/** A game of the round and what is known of it. */
export interface ResultRow {
  readonly board: number;
  readonly names: readonly [string, string];
  /** Null where the result is missing. */
  readonly result: {
    readonly status: "reported" | "conflict" | "confirmed";
    /**
     * Null where the viewer may not see it: a helper who may be asked to enter it again; `?` where
     * reports contradict each other.
     */
    readonly text: string | null;
    /** The line that would enter it again. */
    readonly line: string | null;
    /** How it ended, to compare with; null in a conflict and where the viewer may not see it. */
    readonly said: SeatedOutcome | null;
    readonly actor: string;
    /** The time of day when it was recorded. */
    readonly time: string;
    readonly seq: number;
    readonly corrected: boolean;
    readonly second: "missing" | "agrees" | "differs";
    /** What was reported and is not decided yet. */
    readonly reports: readonly { readonly seq: number; readonly own: boolean }[];
    /** Whether the viewer said so. */
    readonly own: boolean;
    /** Whether the viewer can take it away again. */
    readonly erasable: boolean;
  } | null;
}

/** Results of one round: to be entered, and entered. */
export interface ResultsModel {
  readonly round: number;
  readonly published: number;
  readonly planned: number;
  readonly closed: boolean;
  readonly director: boolean;
  readonly secondEntry: boolean;
  readonly missing: number;
  readonly rows: readonly ResultRow[];
  /** What was reported and waits for the director, in all rounds; for directors. */
  readonly waiting: readonly WaitingGame[];
  readonly line: LineModel;
}

/** Results of `:round`, by default of the first published round that lacks some. */
export const buildResults = (request: PageRequest): ResultsModel | null => {
  const { state, viewer } = request;
  if (state === null) return null;
  const round = roundToEnter(request);
  if (round === null) return request.params["round"] ? null : noRoundYet(state, viewer);
  return {
    ...general(state, viewer),
    waiting: viewer.role === "director" ? waitingGames(state, request.language) : [],
    round: round.number,
    missing: missingResults(round).length,
    rows: round.games.map((game) => rowOf(state, round, game, request)),
    line: lineModelOf(state, round),
  };
};

const general = (state: TournamentState, viewer: Viewer) => ({
  published: publishedRounds(state),
  planned: totalRounds(state.settings),
  closed: state.status === "closed",
  director: viewer.role === "director",
  secondEntry: state.settings.secondEntry,
});

const EMPTY_ROUND: BoardRound = {
  at: "boards",
  number: 0,
  stage: 0,
  status: "published",
  request: { basedOn: 0, system: "", options: {}, pinned: [], forbidden: [], reason: "" },
  games: [],
  unplayed: [],
  unpaired: [],
  notes: [],
  draws: [],
  acts: [],
  breaches: [],
};

const noRoundYet = (state: TournamentState, viewer: Viewer): ResultsModel => ({
  ...general(state, viewer),
  round: 0,
  missing: 0,
  rows: [],
  waiting: [],
  line: lineModelOf(state, EMPTY_ROUND),
});

const rowOf = (
  state: TournamentState,
  round: BoardRound,
  game: Game,
  request: PageRequest,
): ResultRow => {
  const { viewer } = request;
  const common = { board: game.board, names: namesOf(state, game) };
  if (game.result === null) return { ...common, result: null };
  const { language } = request;
  if (game.result.status === "conflict") {
    const { reports, corrections, seq } = game.result;
    const senders = new Set(reports.map(({ actor }) => actorName(actor, language, state)));
    return {
      ...common,
      result: {
        status: "conflict",
        text: "?",
        line: null,
        said: null,
        actor: [...senders].join(", "),
        time: formatTimeOfDay(reports.at(-1)?.at ?? "", language),
        seq,
        corrected: corrections > 0,
        second: "missing",
        reports: seqsOf(reports, viewer),
        own: false,
        erasable: false,
      },
    };
  }
  const { status, outcome, actor, at, seq, corrections, secondEntry } = game.result;
  const own = actor === viewer.label;
  const director = viewer.role === "director";
  const visible = director || own || !state.settings.secondEntry;
  const builtOn = state.rounds.some(({ request }) => request.basedOn >= round.number);
  return {
    ...common,
    result: {
      status,
      text: visible ? outcomeText(state, outcome, language) : null,
      line: visible ? lineOf(game, outcome) : null,
      said: visible ? { seats: game.seats, outcome } : null,
      actor: actorName(actor, language, state),
      time: formatTimeOfDay(at, language),
      own,
      seq,
      corrected: corrections > 0,
      second: secondEntry.state,
      reports: seqsOf(
        game.result.status === "reported" ? game.result.reports : game.result.contradictions,
        viewer,
      ),
      erasable: !builtOn && (director || own) && state.status === "open",
    },
  };
};

const seqsOf = (reports: readonly Report[], { label }: Viewer) =>
  reports.map(({ seq, actor }) => ({ seq, own: actor === label }));

/** The result of a game as `412–389` or who did not come, `?` where reports contradict each other. */
export const resultText = (
  state: TournamentState,
  game: Game,
  language: Language,
): string | null => {
  const result = countingResult(game);
  if (result !== null) return outcomeText(state, result.outcome, language);
  return game.result === null ? null : "?";
};

/** `412–389`, or who did not come. */
export const outcomeText = (
  state: TournamentState,
  outcome: PairOutcome,
  language: Language,
): string => outcomeLabel(outcome, language, (entry) => nameOf(state, entry));
