import { may, type Viewer } from "@losfee/contract";
import {
  type BoardRound,
  type Game,
  missingResults,
  publishedRounds,
  resultKindOf,
  type TournamentState,
  totalRounds,
  winningSeat,
} from "@losfee/core";
import { isFresh } from "../../../../parts/fresh.tsx";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { boardGroups } from "../../parts/pairings/group-labels.ts";
import { type LineModel, lineModelOf, lineOf, namesOf, roundToEnter } from "../line/model.ts";
import type { KnownResult } from "../reports/entry-meaning.ts";
import { knownResult, type WaitingGame, waitingGames } from "../reports/model.ts";
import { costlyMatches } from "../reports/open-forfeits.ts";

/** A game of the round, with its result. */
export interface ResultRow {
  readonly board: number;
  readonly names: readonly [string, string];
  /** True if the first is known to go first; false if the players draw, or in a team match. */
  readonly starts: boolean;
  /** Name of its group; null if the round has none. */
  readonly group: string | null;
  /** Null if the result is missing. */
  readonly result:
    | (KnownResult & {
        /** The line that would enter it again. */
        readonly line: string | null;
        readonly corrected: boolean;
        /** For a match: true if a board is adjourned. */
        readonly adjourned: boolean;
        /** True if it arrived in the last few minutes. */
        readonly fresh: boolean;
        /** The winning seat, if visible to the viewer; null for neither. */
        readonly winner: 0 | 1 | null;
        readonly second: "missing" | "agrees" | "differs";
      })
    | null;
}

/** Results of one round, missing and entered. */
export interface ResultsModel {
  readonly round: number;
  readonly published: number;
  readonly planned: number;
  readonly closed: boolean;
  readonly director: boolean;
  readonly secondEntry: boolean;
  /** Games without a confirmed result. */
  readonly missing: number;
  /** Those of them with reports that wait for the director. */
  readonly reported: number;
  readonly rows: readonly ResultRow[];
  /** Reports waiting for the director. */
  readonly waiting: readonly WaitingGame[];
  /** Sentence about matches whose line-ups cost boards, undecided; for directors. Or empty. */
  readonly forfeits: string;
  readonly line: LineModel;
}

/** Returns the results of `:round`, by default of the first published round that lacks some. */
export const buildResults = (request: PageRequest): ResultsModel | null => {
  const { state, viewer } = request;
  if (state === null) return null;
  const round = roundToEnter(request);
  if (round === null) return request.params["round"] ? null : noRoundYet(state, viewer);
  const groupOf = boardGroups(state, round, request.language);
  return {
    ...general(state, viewer),
    waiting: may(viewer, "director") ? waitingGames(state, request) : [],
    forfeits: may(viewer, "director") ? costlyMatches(state, request.language) : "",
    round: round.number,
    missing: missingResults(round).length,
    reported: round.games.filter(isWaiting).length,
    rows: round.games.map((game) => ({
      ...rowOf(state, round, game, request),
      group: groupOf(game.board),
    })),
    line: lineModelOf(state, round),
  };
};

const general = (state: TournamentState, viewer: Viewer) => ({
  published: publishedRounds(state),
  planned: totalRounds(state.settings),
  closed: state.status === "closed",
  director: may(viewer, "director"),
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
  reported: 0,
  rows: [],
  waiting: [],
  forfeits: "",
  line: lineModelOf(state, EMPTY_ROUND),
});

const isWaiting = ({ result }: Game): boolean => result !== null && result.status !== "confirmed";

const rowOf = (
  state: TournamentState,
  round: BoardRound,
  game: Game,
  request: PageRequest,
): Omit<ResultRow, "group"> => {
  const common = {
    board: game.board,
    names: namesOf(state, game),
    starts: state.settings.teams === undefined && game.start.code !== "players-draw",
  };
  const { result } = game;
  const known = knownResult(state, round, game, request);
  if (result === null || known === null) return { ...common, result: null };
  const at = result.status === "conflict" ? (result.reports.at(-1)?.at ?? "") : result.at;
  return {
    ...common,
    result: {
      ...known,
      line:
        known.said === null || result.status === "conflict"
          ? null
          : lineOf(game, result.outcome, resultKindOf(state.settings)),
      corrected: result.corrections > 0,
      adjourned: !isWaiting(game) && missingResults(round).includes(game),
      fresh: isFresh(at, request.now),
      winner:
        known.said === null || result.status === "conflict"
          ? null
          : winningSeat(game.seats, result.outcome),
      second: result.status === "conflict" ? "missing" : result.secondEntry.state,
    },
  };
};
