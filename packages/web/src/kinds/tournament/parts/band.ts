import { formatWhen, machineZone, momentIn, stageLabel } from "@losfee/contract";
import {
  currentStage,
  type Game,
  headcount,
  isComplete,
  isSeated,
  matchTimeOf,
  missingResults,
  nextRoundOnTimetable,
  openGames,
  type PlacedStage,
  pairedRound,
  placedStages,
  playsBoards,
  publishedRounds,
  type Round,
  roundsDone,
  type TournamentState,
  timeZoneOf,
  totalRounds,
} from "@losfee/core";
import { bandTexts } from "@losfee/messages/tournament-parts";
import type { PlaceId } from "../../../shell/layout/places.ts";
import type { Band, BandPhase, BandRound } from "../../../shell/page.ts";
import { pageKindOf } from "../../../shell/page-kind.ts";
import type { PageRequest } from "../../../shell/page-request.ts";
import { competitionPath, pairingsPath } from "../../../shell/paths.ts";
import { standingsPath } from "./standings-of.ts";

/** Progress of a tournament: the state of the current round, and its rounds by stage. */
export const tournamentBand = (request: PageRequest, place: PlaceId | undefined): Band | null => {
  const { state } = request;
  if (state === null) return null;
  return {
    state: stateOf(request, state),
    phases: placedStages(state.settings)
      .filter(({ stage }) => stage.skipped !== true)
      .map((placed) => phaseOf(request, state, placed, place)),
  };
};

const stateOf = (request: PageRequest, state: TournamentState): Band["state"] => {
  const t = bandTexts[request.language];
  const published = state.rounds.filter(({ status }) => status === "published");
  if (state.status === "closed") {
    const games = published.reduce((sum, round) => sum + gamesOf(round), 0);
    const stages = new Set(published.map(({ stage }) => stage)).size;
    const next = playsBoards(state.settings)
      ? t.played({ rounds: published.length, games })
      : t.playedAtTables({ stages, games });
    return { now: null, progress: t.closed, next };
  }
  if (published.length === 0) {
    const entered = state.settings.teams === undefined ? t.entries : t.teams;
    const next = isTimed(state, 0)
      ? nextOf(request, state)
      : entered({ count: headcount(state).playing });
    return { now: null, progress: t.ahead, next };
  }
  const { label, done, all } = playedNow(request, state);
  return done < all
    ? {
        now: t.isPlayed({ what: label }),
        progress: t.results({ done, all }),
        next: timedNextOf(request, state),
      }
    : { now: null, progress: t.isComplete({ what: label }), next: nextOf(request, state) };
};

const gamesOf = ({ games }: Round): number => games.length;

/** The round or stage at tables in progress, with the number of its results. */
const playedNow = (
  { query, language }: PageRequest,
  state: TournamentState,
): { readonly label: string; readonly done: number; readonly all: number } => {
  if (pageKindOf(state, query) === "tables") {
    const stage = currentStage(state);
    const all = stage?.games.flatMap(({ tables }) => tables).length ?? 0;
    const label = stage === undefined ? "" : stageLabel(stage.stage, state.settings, language);
    return { label, done: all - (stage === undefined ? 0 : openGames(stage).length), all };
  }
  const number = roundInPlay(state);
  const round = pairedRound(state, number);
  const all = round?.games.length ?? 0;
  const missing = round === undefined ? 0 : missingResults(round).length;
  return { label: bandTexts[language].round({ round: number }), done: all - missing, all };
};

/**
 * The round in progress: the last one, except team rounds published only for matches played in
 * advance. Before the first round begins, the first.
 */
const roundInPlay = (state: TournamentState): number => {
  const published = publishedRounds(state);
  if (state.settings.teams === undefined) return published;
  const first = Math.min(published, roundsDone(state) + 1);
  return first > 1 && isAheadOnly(state, first) ? first - 1 : first;
};

/** True if the only matches of an incomplete round are ones moved forward. */
const isAheadOnly = (state: TournamentState, number: number): boolean => {
  const games = pairedRound(state, number)?.games ?? [];
  const isAdvanced = ({ seats }: Game): boolean =>
    matchTimeOf(state, number, seats).moved === "advanced";
  const begun = games.filter(({ result }) => result !== null);
  return begun.length < games.length && games.some(isAdvanced) && begun.every(isAdvanced);
};

/** The next item on the timetable during play; null if it has no time. */
const timedNextOf = (request: PageRequest, state: TournamentState): string | null => {
  // Day indexes count stages if all games are at tables, else rounds.
  const index = playsBoards(state.settings) ? publishedRounds(state) : stagesBegun(state);
  return isTimed(state, index) ? nextOf(request, state) : null;
};

const stagesBegun = (state: TournamentState): number => currentStage(state)?.stage ?? 0;

/** True if the timetable gives the start of round (or stage) `index + 1`. */
const isTimed = ({ details }: TournamentState, index: number): boolean =>
  nextRoundOnTimetable(details, index) !== null;

/** `heute, 14:30 Uhr`; empty without a time on the timetable. */
const whenBegins = (
  { language, now }: PageRequest,
  state: TournamentState,
  index: number,
): string => {
  const item = nextRoundOnTimetable(state.details, index);
  if (item === null) return "";
  const here = now === undefined ? null : momentIn(now, timeZoneOf(state) ?? machineZone());
  return ` (${formatWhen(item.at, here, language)})`;
};

const nextOf = (request: PageRequest, state: TournamentState): string | null => {
  const { language, query } = request;
  const t = bandTexts[language];
  const last = state.rounds.filter(({ status }) => status === "published").length;
  if (last >= totalRounds(state.settings)) return null;
  const next = placedStages(state.settings).find(
    ({ firstRound, lastRound }) => firstRound <= last + 1 && last + 1 <= lastRound,
  );
  if (next === undefined) return null;
  const atTables = isSeated(next.stage) || pageKindOf(state, query) === "tables";
  const what = atTables
    ? stageLabel(next.index + 1, state.settings, language)
    : t.round({ round: last + 1 });
  return t.follows({
    what: `${what}${whenBegins(request, state, playsBoards(state.settings) ? last : next.index)}`,
  });
};

const phaseOf = (
  request: PageRequest,
  state: TournamentState,
  { index, stage, firstRound, lastRound }: PlacedStage,
  place: PlaceId | undefined,
): BandPhase => {
  const rounds = state.rounds.filter(
    (round) => round.stage === index && round.status === "published",
  );
  const atTables = isSeated(stage);
  const isOpen = state.status !== "closed" && rounds.some((round) => !isComplete(round));
  const last = state.rounds.findLast(({ status }) => status === "published")?.stage ?? 0;
  const shown = atTables ? null : shownRound(request, state, place);
  return {
    label: stageLabel(index + 1, state.settings, request.language),
    isCurrent: state.status !== "closed" && index === last,
    href: atTables && rounds.length > 0 ? stagePath(state.competition, index + 1, place) : null,
    isShown: atTables && shownStage(request, place, last + 1) === index + 1,
    rounds: Array.from({ length: lastRound - firstRound + 1 }, (_, at) => {
      const played = rounds[at];
      const number = firstRound + at;
      return {
        number: atTables ? at + 1 : number,
        state: played === undefined ? "ahead" : lotState(played, atTables, isOpen),
        href:
          atTables || played === undefined
            ? null
            : roundPath(request, state.competition, number, place),
        isShown: shown === number,
      };
    }),
  };
};

/** A stage at tables is played as a whole: its tables are not all at the same game. */
const lotState = (round: Round, atTables: boolean, isOpen: boolean): BandRound["state"] =>
  isOpen && (atTables || !isComplete(round)) ? "now" : "played";

/** Keeps the chosen order. */
const roundPath = (
  { query }: PageRequest,
  competition: string,
  round: number,
  place: PlaceId | undefined,
): string => {
  if (place === "standings") return standingsPath(competition, { round });
  const path = pairingsPath(competition, round);
  return query["by"] === "name" ? `${path}?by=name` : path;
};

const stagePath = (competition: string, stage: number, place: PlaceId | undefined): string =>
  place === "standings"
    ? standingsPath(competition, { stage })
    : place === "cut"
      ? `${competitionPath(competition)}/cut?stage=${stage}`
      : `${competitionPath(competition)}/tables/${stage}`;

/** The round in the page's address, by default the last; null on pages without rounds. */
const shownRound = (
  { params, query }: PageRequest,
  state: TournamentState,
  place: PlaceId | undefined,
): number | null => {
  if (place !== "pairings" && place !== "standings") return null;
  const asked = Number((place === "pairings" ? params["round"] : query["round"]) ?? 0);
  return asked > 0 ? asked : publishedRounds(state);
};

/** The stage at tables in the page's address, by default the last; null on pages without stages. */
const shownStage = (
  { params, query }: PageRequest,
  place: PlaceId | undefined,
  last: number,
): number | null => {
  if (place !== "tables" && place !== "standings" && place !== "cut") return null;
  const asked = (place === "tables" ? params["stage"] : query["stage"]) ?? "";
  return asked === "" ? last : Number(asked);
};
