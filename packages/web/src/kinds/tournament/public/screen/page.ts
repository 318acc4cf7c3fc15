import {
  assumedZoneAt,
  formatInstant,
  formatWhen,
  type Language,
  momentIn,
  stageLabel,
  stagesIn,
  timetableLabel,
  worthOf,
  zoneName,
} from "@losfee/contract";
import {
  completeRounds,
  currentStage,
  displayName,
  type EntryId,
  gameTermsOf,
  groupsOfRound,
  nameOrder,
  nextOnTimetable,
  nextRoundOnTimetable,
  openGames,
  type Pictures,
  pairedRound,
  publicAnnouncements,
  publishedRounds,
  type RoundGroup,
  type TablesStage,
  type TournamentState,
  timeOfMoment,
  timeZoneOf,
} from "@losfee/core";
import { screenTexts } from "@losfee/messages/tournament-public-screen";
import { type PlayerLabels, playerLabels, pointsAfter } from "../../../../parts/player-labels.ts";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type EntryNames, entryNames } from "../../parts/entry-names.ts";
import { type FinalModel, finalModels } from "../../parts/finals.ts";
import { type LatestResult, latestResults } from "../../parts/latest.ts";
import { buildScheveningen, type ScheveningenModel } from "../../parts/match/scheveningen.ts";
import {
  type PairingsGame,
  type PairingsUnplayed,
  publicGames,
  publicUnplayed,
} from "../../parts/public-games.ts";
import { whyFirstAtTables } from "../../parts/ranking.ts";
import { choiceFrom, type ScreenChoice } from "../../parts/screen-choice.ts";
import {
  judgedLines,
  presentColumns,
  presentLines,
  type StageLine,
} from "../../parts/standings/stage-lines.ts";
import {
  type Movements,
  movementsAt,
  type RoundCut,
  roundCut,
  type StandingsLine,
  standingsLines,
} from "../../parts/standings/standings-lines.ts";
import { sheetRules } from "../../parts/tables/sheet.ts";
import { tablesName } from "../../parts/tables/stages.ts";
import {
  buildTeamStandings,
  type TeamLine,
  type TeamStandingsModel,
} from "../../parts/team-standings.ts";

/** The pairings of the last published round. */
export interface ScreenRound {
  readonly at: "boards";
  readonly round: number;
  readonly system: string;
  /** Its start in the venue's local time: `10:00`; empty if unknown. */
  readonly begins: string;
  readonly games: readonly PairingsGame[];
  readonly groups: readonly RoundGroup[];
  readonly unplayed: readonly PairingsUnplayed[];
  readonly names: EntryNames;
  readonly players: PlayerLabels;
  /** Points before the round, in events that count them, from the second round on. */
  readonly points: Readonly<Record<EntryId, number>>;
}

/** The tables of the current stage. */
export interface ScreenStage {
  readonly at: "tables";
  readonly label: string;
  /** Game whose seats are shown, the next or the last one; 0 if players keep their table. */
  readonly game: number;
  readonly tables: readonly {
    readonly table: number;
    readonly players: readonly { readonly entry: EntryId; readonly name: string }[];
  }[];
}

/** Standings after the last complete round, or all rounds once results come in; or of a stage. */
export type ScreenStandings = {
  /** Number of missing results. */
  readonly missing: number;
  readonly lines: readonly (StandingsLine | StageLine)[];
} & (
  | {
      readonly round: number;
      readonly results: number;
      readonly cut: RoundCut | null;
      readonly movements: Movements;
    }
  | {
      readonly label: string;
      /** Labels of the values that fit. */
      readonly valueLabels: readonly string[];
      /** Explains first place after the end; empty before. */
      readonly whyFirst: string;
    }
);

/** Team standings of individual players. */
export interface ScreenTeamRanking extends Pick<TeamStandingsModel, "criteria"> {
  /** Number of players of each team that count. */
  readonly best: number;
  readonly lines: readonly Omit<TeamLine, "members">[];
}

/** One team against the other, without their players' standings. */
export type ScreenCrossed = Omit<ScheveningenModel, "records">;

/** Data of the screen. */
export interface ScreenModel {
  readonly competition: string;
  readonly name: string;
  readonly closed: boolean;
  /** Null before the first round or stage. */
  readonly play: ScreenRound | ScreenStage | null;
  readonly finals: readonly FinalModel[];
  readonly standings: ScreenStandings | null;
  /** Null if the event ranks no teams of individual players. */
  readonly teamRanking: ScreenTeamRanking | null;
  /** Null if no teams meet player by player. */
  readonly crossed: ScreenCrossed | null;
  /** All entries, before the start. */
  readonly field: readonly string[];
  /** Selection and order of decks, durations and colours. */
  readonly choice: ScreenChoice;
  /** Latest results, newest first. */
  readonly latest: readonly LatestResult[];
  readonly announcements: readonly { readonly text: string; readonly when: string }[];
  /** Next item on the timetable; null if unknown. */
  readonly next: ScreenNext | null;
  /** Local time of the venue in milliseconds since midnight; null without a clock. */
  readonly clock: number | null;
  /** Time zone of the clock, if unset by the director; else empty. */
  readonly clockZone: string;
  readonly pictures: Pictures;
  /** Address of the same data for phones. */
  readonly address: string;
}

/** The next item on the timetable. */
export interface ScreenNext {
  readonly what: string;
  readonly when: string;
  /** Milliseconds until then in local time; null if only the day is known. */
  readonly left: number | null;
}

/** Returns pairings of the last round or tables of the stage, and standings, for the hall. */
export const buildScreen = (request: PageRequest<"tournament", "cutLine">): ScreenModel | null => {
  const { state, query, language, baseUrl, now } = request;
  if (state === null) return null;
  const isAtTables = pageKindOf(state, query) === "tables";
  const content = isAtTables ? screenOfStage(state, request) : screenOfRound(state, language);
  const names = [...state.entries.values()]
    .map(({ name }) => name)
    .sort(nameOrder(gameTermsOf(state.settings).entrants));
  const zone = timeZoneOf(state);
  const here = now === undefined ? null : momentIn(now, zoneName(zone));
  return {
    competition: state.competition,
    name: state.name,
    closed: state.status === "closed",
    ...content,
    teamRanking: content.play === null ? null : teamRankingOf(request),
    crossed: content.play === null ? null : crossedOf(request),
    field: content.play === null ? names : [],
    choice: choiceFrom(query, state.details.screens),
    latest: latestResults({ ...request, state }, playedIn(state, isAtTables)),
    announcements: publicAnnouncements(state).map(({ text, at }) => ({
      text,
      when: formatInstant(at, now, language, zone),
    })),
    next: state.status === "closed" ? null : nextOf(request, state, here),
    clock: here === null || now === undefined ? null : timeIn(here, now),
    clockZone: now === undefined ? "" : assumedZoneAt(now, language, zone),
    pictures: state.pictures,
    address: `${baseUrl.replace(/^https?:\/\//, "")}/c/${state.competition}`,
  };
};

const teamRankingOf = (request: PageRequest): ScreenTeamRanking | null => {
  const table = buildTeamStandings(request);
  if (table === null || table.lines.length === 0) return null;
  return {
    criteria: table.criteria,
    best: table.rules.best,
    lines: table.lines.map(({ members: _, ...line }) => line),
  };
};

const crossedOf = (request: PageRequest): ScreenCrossed | null => {
  const table = buildScheveningen(request);
  if (table === null) return null;
  const { records: _, ...crossed } = table;
  return crossed;
};

/** The current round, or stage with the number of the game. */
const playedIn = (
  state: TournamentState,
  isAtTables: boolean,
): Parameters<typeof latestResults>[1] => {
  if (!isAtTables) {
    const games = pairedRound(state, publishedRounds(state))?.games ?? [];
    return games.map((contest) => ({ contest, game: null }));
  }
  return (currentStage(state)?.games ?? []).flatMap(({ game, tables }) =>
    tables.map((contest) => ({ contest, game })),
  );
};

/** The next round, else the next item; `here` is the venue's local time. */
const nextOf = (
  { query, language }: PageRequest,
  state: TournamentState,
  here: string | null,
): ScreenNext | null => {
  const { details } = state;
  const published = state.rounds.filter(({ status }) => status === "published");
  const count = Math.max(0, ...published.map(({ stage }) => stage + 1));
  const isAtTables = pageKindOf(state, query) === "tables";
  const next =
    (state.status === "closed"
      ? null
      : nextRoundOnTimetable(details, isAtTables ? count : publishedRounds(state))) ??
    (here === null ? null : nextOnTimetable(details, here, state.status));
  if (next === null) return null;
  const stages = isAtTables ? stagesIn(state.settings, language) : null;
  return {
    what: timetableLabel(next, language, { stages }),
    when: formatWhen(next.at, here, language),
    left: isCounted(state, next.at) && here !== null ? between(here, next.at) : null,
  };
};

/** True if a countdown is possible: the time of day and its time zone are known. */
const isCounted = (state: TournamentState, at: string): boolean =>
  timeZoneOf(state) !== null && timeOfMoment(at) !== null;

/** Milliseconds between two moments, both in local time of the venue. */
const between = (from: string, to: string): number => Date.parse(`${to}Z`) - Date.parse(`${from}Z`);

const timeIn = (here: string, now: string): number =>
  Date.parse(`1970-01-01T${here.slice(11)}Z`) + (Date.parse(now) % 60_000);

type ScreenContent = Pick<ScreenModel, "play" | "finals" | "standings">;

const screenOfRound = (state: TournamentState, language: Language): ScreenContent => {
  const round = publishedRounds(state);
  const current = pairedRound(state, round);
  if (current === undefined) return { play: null, finals: [], standings: null };
  const missing = current.games.filter(({ result }) => result === null).length;
  const started = missing < current.games.length;
  const after = started ? round : Math.min(completeRounds(state), round);
  return {
    play: {
      at: "boards",
      round,
      system: current.request.system,
      begins: timeOfMoment(state.details.schedule?.[round - 1] ?? "") ?? "",
      games: publicGames(state, current),
      groups: groupsOfRound(state, current),
      unplayed: publicUnplayed(current)
        .filter(({ reason }) => reason === "bye")
        .map((one) => ({ ...one, worth: worthOf(one, state.settings, language) })),
      names: entryNames(state),
      players: playerLabels(state),
      points: round > 1 ? pointsAfter(state, round - 1) : {},
    },
    finals: finalModels(state, round, language),
    standings:
      after === 0
        ? null
        : {
            round: after,
            missing: after === round ? missing : 0,
            results: after === round ? current.games.length : 0,
            cut: roundCut(state, after, language),
            lines: standingsLines(state, after, language).map((line) => {
              return { ...line, name: displayName(state, line.entry) };
            }),
            movements: movementsAt(state, after),
          },
  };
};

const screenOfStage = (
  state: TournamentState,
  { language, isComputing }: PageRequest<"tournament", "cutLine">,
): ScreenContent => {
  const stage = currentStage(state);
  if (stage === undefined) return { play: null, finals: [], standings: null };
  const label = stageLabel(stage.stage, state.settings, language);
  const game = gameInPlay(stage);
  const lines =
    isComputing || state.status === "closed"
      ? presentLines(state, stage, language)
      : judgedLines(state, stage.stage, language);
  const columns = presentColumns(state, stage, language);
  const isCut = lines.some(({ verdict }) => verdict !== null);
  return {
    play: {
      ...{ at: "tables", label },
      game: sheetRules(state, stage.stage).fixed ? 0 : game,
      tables: (stage.games[game - 1]?.tables ?? []).map(({ board, seats }) => ({
        table: board,
        players: seats.map((entry) => ({ entry, name: tablesName(state, entry) })),
      })),
    },
    finals: [],
    standings: {
      label,
      missing: openGames(stage).length,
      lines,
      whyFirst: state.status === "closed" ? whyFirstAtTables(state, language) : "",
      valueLabels: columns.slice(0, isCut ? 1 : 2).map(({ label }) => label),
    },
  };
};

/** The first game without all its results, else the last. */
const gameInPlay = (stage: TablesStage): number =>
  openGames(stage).reduce((least, { game }) => Math.min(least, game), stage.games.length);

/** Page of the projector: turns by itself and never scrolls. */
export const screenPage = pages.publicPage("screen", "/screen", {
  layout: "screen",
  script: "screen",
  asks: ["cutLine"],
  build: buildScreen,
  title: (_model, { language }) => screenTexts[language].title,
  alsoFor: ["tables"],
});
