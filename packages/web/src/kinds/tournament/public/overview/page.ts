import { type Language, stageLabel, stagesIn } from "@losfee/contract";
import {
  currentStage,
  displayName,
  type EntryId,
  gameTermsOf,
  headcount,
  missingResults,
  nameOrder,
  openGames,
  pairedRound,
  publishedRounds,
  type Season,
  seasonOf,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { overviewTexts } from "@losfee/messages/tournament-public-overview";
import { type EventFaceModel, eventFaceOf } from "../../../../parts/event/event-face-model.ts";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import type { StripMark } from "../../../../parts/strip.tsx";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type CourseLine, courseOf } from "../../parts/course.ts";
import { type FinalModel, finalModels } from "../../parts/finals.ts";
import { type LatestResult, latestResults, stripOf } from "../../parts/latest.ts";
import { presentColumns, presentLines, type StageLine } from "../../parts/standings/stage-lines.ts";
import { type StandingsLine, standingsLines } from "../../parts/standings/standings-lines.ts";
import {
  type Champion,
  championOf,
  type EventRecords,
  recordsOf,
  tableRecordsOf,
} from "./records.ts";

/** The current round or stage, and the top of the standings. */
interface Play {
  /** The round with the number planned, or the name of the stage at tables. */
  readonly of: { readonly round: number; readonly planned: number } | { readonly label: string };
  /** Number of results missing from the round or stage. */
  readonly missing: number;
  readonly games: number;
  readonly leaders: readonly (StandingsLine | StageLine)[];
  /** Short units of the leaders' values that need one. */
  readonly units: readonly string[];
  /** A mark for each board of the round, or table of the stage and game. */
  readonly strip: readonly StripMark[];
  readonly latest: readonly LatestResult[];
}

/** A competition at a glance. */
export interface OverviewModel {
  readonly at: "boards" | "tables";
  readonly competition: string;
  readonly name: string;
  readonly format: string;
  /** Public information about the event. */
  readonly event: EventFaceModel | null;
  readonly closed: boolean;
  /** Season of the division; null for none. */
  readonly season: Season | null;
  readonly entered: number;
  readonly withdrawn: number;
  /** Null before the first round or stage. */
  readonly play: Play | null;
  /** The winner and the records; null before the end. */
  readonly champion: Champion | null;
  readonly records: EventRecords | null;
  readonly finals: readonly FinalModel[];
  readonly stages: readonly CourseLine[];
  /** All entries by number in events that show numbers, else by name; only before the start. */
  readonly field: readonly (PlayerLabel & { readonly entry: EntryId; readonly club: string })[];
  readonly seedHash: string;
}

const LEADERS = 6;

/** The public front page of a competition. */
export const buildOverview = (request: PageRequest): OverviewModel | null => {
  const { state, query, language } = request;
  if (state === null) return null;
  const at = pageKindOf(state, query) === "tables" ? "tables" : "boards";
  const { entered, withdrawn } = headcount(state);
  const play = at === "tables" ? stagePlay(request, state) : roundPlay(request, state);
  return {
    ...{ at, play, competition: state.competition, name: state.name, format: state.format },
    event: eventFaceOf(request, {
      officials: gameTermsOf(state.settings).officials,
      stages: at === "tables" ? stagesIn(state.settings, language) : null,
    }),
    closed: state.status === "closed",
    season: seasonOf(state),
    entered,
    withdrawn,
    champion: championOf(state, at, language),
    records: state.status !== "closed" ? null : eventRecords(state, at, language),
    finals: at === "boards" ? finalModels(state, publishedRounds(state), language) : [],
    stages: courseOf(state, language),
    field: play === null ? startingList(state) : [],
    seedHash: state.seedHash,
  };
};

const eventRecords = (
  state: TournamentState,
  at: OverviewModel["at"],
  language: Language,
): EventRecords =>
  at === "tables"
    ? tableRecordsOf(state, language)
    : recordsOf(state, gameTermsOf(state.settings).tally === "wins-and-spread");

const roundPlay = (request: PageRequest, state: TournamentState): Play | null => {
  const { language, now } = request;
  const round = publishedRounds(state);
  if (round === 0) return null;
  const current = pairedRound(state, round);
  const played = (current?.games ?? [])
    .toSorted((a, b) => a.board - b.board)
    .map((contest) => ({ contest, game: null }));
  return {
    of: { round, planned: totalRounds(state.settings) },
    missing: current === undefined ? 0 : missingResults(current).length,
    games: current?.games.length ?? 0,
    leaders: standingsLines(state, round, language, now)
      .slice(0, LEADERS)
      .map((line) => ({ ...line, name: displayName(state, line.entry) })),
    units: [],
    strip: stripOf(state, played, now),
    latest: latestResults({ ...request, state }, played),
  };
};

const stagePlay = (request: PageRequest, state: TournamentState): Play | null => {
  const { language, now } = request;
  const stage = currentStage(state);
  if (stage === undefined) return null;
  const played = stage.games.flatMap(({ game, tables }) =>
    tables.map((contest) => ({ contest, game })),
  );
  return {
    of: { label: stageLabel(stage.stage, state.settings, language) },
    missing: openGames(stage).length,
    games: stage.games.flatMap(({ tables }) => tables).length,
    leaders: presentLines(state, stage, language).slice(0, LEADERS),
    units: presentColumns(state, stage, language).map(({ short }) => short),
    strip: stripOf(state, played, now),
    latest: latestResults({ ...request, state }, played),
  };
};

const startingList = (state: TournamentState): OverviewModel["field"] =>
  [...state.entries.values()]
    .map(({ id, club, rating }) => ({ ...playerLabel(state, id), entry: id, club, rating }))
    .sort(
      (a, b) =>
        (a.number ?? 0) - (b.number ?? 0) ||
        nameOrder(gameTermsOf(state.settings).entrants)(a.name, b.name),
    );

/** The public front page of a competition. */
export const overviewPage = pages.publicPage("overview", "", {
  build: buildOverview,
  title: (_model, { language }) => overviewTexts[language].title,
  alsoFor: ["tables"],
});
