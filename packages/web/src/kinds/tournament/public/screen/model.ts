import { type Language, stageLabel, worthOf } from "@losfee/contract";
import {
  compareListedNames,
  completeRounds,
  currentStage,
  type EntryId,
  groupsOfRound,
  openGames,
  pairedRound,
  publishedRounds,
  type RoundGroup,
  type TablesStage,
  type TournamentState,
} from "@losfee/core";
import { type PlayerLabels, playerLabels, pointsAfter } from "../../../../parts/player-labels.ts";
import { type PageRequest, pageKindOf } from "../../../../shell/page.ts";
import { type FinalModel, finalModels } from "../../parts/finals.ts";
import { sheetRules } from "../../parts/tables/sheet.ts";
import { tablesName } from "../../parts/tables/stages.ts";
import { type EntryNames, entryNames } from "../entry-names.ts";
import {
  type PairingsGame,
  type PairingsUnplayed,
  publicGames,
  publicUnplayed,
} from "../pairings/model.ts";
import { type StandingsLine, standingsLines } from "../standings/model.ts";
import { presentColumns, presentLines, type StageLine } from "../standings/stage-lines.ts";

/** The pairings of the last published round. */
export interface ScreenRound {
  readonly at: "boards";
  readonly round: number;
  readonly system: string;
  readonly games: readonly PairingsGame[];
  readonly groups: readonly RoundGroup[];
  readonly unplayed: readonly PairingsUnplayed[];
  readonly names: EntryNames;
  readonly players: PlayerLabels;
  /** Before the round, where the event counts points and there was one before it. */
  readonly points: Readonly<Record<EntryId, number>>;
}

/** The tables of the stage that is played. */
export interface ScreenStage {
  readonly at: "tables";
  readonly label: string;
  /** The game whose seats are shown, the one that comes next or was last; 0 where players stay. */
  readonly game: number;
  readonly tables: readonly {
    readonly table: number;
    readonly players: readonly { readonly entry: EntryId; readonly name: string }[];
  }[];
}

/** Standings after the last complete round, or all rounds once some results are in; of a stage. */
export type ScreenStandings = {
  /** Results that are missing. */
  readonly missing: number;
  readonly lines: readonly (StandingsLine | StageLine)[];
} & (
  | { readonly round: number }
  | {
      readonly label: string;
      /** What the values that there is room for are. */
      readonly valueLabels: readonly string[];
    }
);

/** What the projector shows in turn. */
export interface ScreenModel {
  readonly competition: string;
  readonly name: string;
  readonly closed: boolean;
  /** Null before the first round or stage. */
  readonly play: ScreenRound | ScreenStage | null;
  readonly finals: readonly FinalModel[];
  readonly standings: ScreenStandings | null;
  /** Everybody who has entered, before it begins. */
  readonly field: readonly string[];
  /** How long a screenful stays, in seconds: `?seconds=`. */
  readonly seconds: number;
  /** Where the audience finds the same on the phone. */
  readonly address: string;
}

const SECONDS = { default: 12, least: 3, most: 120 } as const;

/** Pairings of the last round or tables of the stage, and standings, for everybody in the hall. */
export const buildScreen = ({
  state,
  query,
  language,
  baseUrl,
}: PageRequest): ScreenModel | null => {
  if (state === null) return null;
  const content =
    pageKindOf(state, query) === "tables"
      ? screenOfStage(state, language)
      : screenOfRound(state, language);
  const names = [...state.entries.values()].map(({ name }) => name).sort(compareListedNames);
  return {
    competition: state.competition,
    name: state.name,
    closed: state.status === "closed",
    ...content,
    field: content.play === null ? names : [],
    seconds: secondsFrom(query["seconds"]),
    address: `${baseUrl.replace(/^https?:\/\//, "")}/c/${state.competition}`,
  };
};

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
      games: publicGames(current),
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
            lines: standingsLines(state, after, language),
          },
  };
};

const screenOfStage = (state: TournamentState, language: Language): ScreenContent => {
  const stage = currentStage(state);
  if (stage === undefined) return { play: null, finals: [], standings: null };
  const label = stageLabel(stage.stage, state.settings, language);
  const game = gameInPlay(stage);
  const lines = presentLines(state, stage, language);
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
      valueLabels: columns.slice(0, isCut ? 1 : 2).map(({ label }) => label),
    },
  };
};

/** The first game without all its results, else the last. */
const gameInPlay = (stage: TablesStage): number =>
  openGames(stage).reduce((least, { game }) => Math.min(least, game), stage.games.length);

const secondsFrom = (text: string | undefined): number => {
  const seconds = Number(text);
  if (text === undefined || !Number.isFinite(seconds)) return SECONDS.default;
  return Math.min(Math.max(seconds, SECONDS.least), SECONDS.most);
};
