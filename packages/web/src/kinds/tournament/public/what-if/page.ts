import {
  describeRefusal,
  type Language,
  stageLabel,
  stagesIn,
  type ValueColumn,
  valueColumns,
} from "@losfee/contract";
import {
  currentStage,
  displayName,
  publishedRounds,
  standingsCodes,
  standingsOf,
  type TournamentState,
  withImagined,
} from "@losfee/core";
import { whatIfTexts } from "@losfee/messages/tournament-public-what-if";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageQuery } from "../../../../shell/page-query.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type StageColumn, stageColumns, stageLines } from "../../parts/standings/stage-lines.ts";
import { standingsLines } from "../../parts/standings/standings-lines.ts";
import { fieldName, type OpenGame, openGamesOf, typedResult } from "./imagined.ts";

/** An open game in the form, with the input so far. */
export interface AskedGame extends Pick<OpenGame, "round" | "board" | "asks"> {
  readonly seats: readonly {
    readonly name: string;
    /** Field of the seat, with its text. */
    readonly field: string;
    readonly typed: string;
  }[];
  /** Field of the whole result, if chosen from a list, with the choice. */
  readonly field: string;
  readonly chosen: string;
  /** Reason for rejecting the input; empty if valid. */
  readonly fault: string;
}

/** A line of the hypothetical table. */
export interface ImaginedLine {
  readonly entry: number;
  readonly rank: number;
  readonly name: string;
  readonly values: readonly string[];
  /** Ranks gained against the current table; negative: lost. */
  readonly moved: number;
}

/** The table with hypothetical results. */
export interface WhatIfModel {
  readonly competition: string;
  readonly at: "boards" | "tables";
  /** Stage of the table; empty for all rounds. */
  readonly stage: string;
  readonly games: readonly AskedGame[];
  /** Number of hypothetical results. */
  readonly imagined: number;
  readonly columns: readonly Pick<ValueColumn | StageColumn, "short" | "label">[];
  readonly lines: readonly ImaginedLine[];
}

/** Returns the table with the results in the address; stores nothing. */
const buildWhatIf = ({ state, query, language }: PageRequest): WhatIfModel | null => {
  if (state === null) return null;
  const games = openGamesOf(state);
  const typed = games.map((game) => ({ game, result: typedResult(game, query) }));
  const results = typed.flatMap(({ result }) => (typeof result === "string" ? [] : [result]));
  const { state: then, impossible } = withImagined(state, results);
  const at = pageKindOf(state, query) === "tables" ? "tables" : "boards";
  const faultOf = ({ result }: (typeof typed)[number]): string => {
    if (result === "incomplete") return whatIfTexts[language].incomplete;
    const found = impossible.find((one) => one.result === result);
    if (found === undefined) return "";
    const nameOf = (entry: number): string => displayName(state, entry);
    return describeRefusal(found.refusal, language, nameOf, stagesIn(state.settings, language));
  };
  return {
    competition: state.competition,
    at,
    games: typed.map((one) => ({
      ...asked(state, one.game, query),
      fault: faultOf(one),
    })),
    imagined: results.length - impossible.length,
    ...tableOf(state, then, at, language),
  };
};

const asked = (
  state: TournamentState,
  game: OpenGame,
  query: PageQuery,
): Omit<AskedGame, "fault"> => ({
  round: game.round,
  board: game.board,
  asks: game.asks,
  seats: game.seats.map((entry, seat) => ({
    name: displayName(state, entry),
    field: fieldName(game, seat),
    typed: query[fieldName(game, seat)] ?? "",
  })),
  field: fieldName(game),
  chosen: query[fieldName(game)] ?? "",
});

/** Ranks the hypothetical table by the competition's own rules, next to the current one. */
const tableOf = (
  state: TournamentState,
  then: TournamentState,
  at: WhatIfModel["at"],
  language: Language,
): Pick<WhatIfModel, "stage" | "columns" | "lines"> => {
  const stage = at === "tables" ? currentStage(then) : undefined;
  if (at === "tables" && stage !== undefined) {
    const now = ranksIn(stageLines(state, stage.stage, language));
    return {
      stage: stageLabel(stage.stage, state.settings, language),
      columns: stageColumns(then, stage.stage, language),
      lines: stageLines(then, stage.stage, language).map((line) => lineOf(line, now)),
    };
  }
  const round = publishedRounds(then);
  const now = ranksIn(standingsOf(state, round));
  return {
    stage: "",
    columns: valueColumns(standingsCodes(then, round), language),
    lines: standingsLines(then, round, language).map((line) => lineOf(line, now)),
  };
};

const ranksIn = (
  rows: readonly { readonly entry: number; readonly rank: number }[],
): ReadonlyMap<number, number> => new Map(rows.map(({ entry, rank }) => [entry, rank]));

const lineOf = (
  { entry, rank, name, values }: Omit<ImaginedLine, "moved">,
  now: ReadonlyMap<number, number>,
): ImaginedLine => ({ entry, rank, name, values, moved: (now.get(entry) ?? rank) - rank });

const { script: _, ...withoutScript } = pages.publicPage("what-if", "/what-if", {
  place: "whatIf",
  isListed: (state) => state.kind === "tournament" && openGamesOf(state).length > 0,
  build: buildWhatIf,
  title: (_model, { language }) => whatIfTexts[language].title,
  alsoFor: ["tables"],
});

/**
 * The table with hypothetical results. The page has no live updates, which would discard the user's
 * input.
 */
export const whatIfPage = withoutScript;
