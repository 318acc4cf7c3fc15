import {
  criterionLabel,
  formatLabel,
  type Language,
  systemLabel,
  systemNote,
} from "@losfee/contract";
import {
  cardsOf,
  type EntryId,
  type Fields,
  type FixedBy,
  findFormatOf,
  findSystem,
  fixedSettings,
  formatsOf,
  type NamedPlayer,
  namedPlayers,
  type OwnStarts,
  optionFieldsOf,
  pairedRounds,
  type ResultKind,
  resultKindOf,
  type ScoreRange,
  type Settings,
  seedingOrder,
  systemIds,
  totalRounds,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";

/** A pairing system in the form of a stage. */
export interface StageSystem {
  readonly label: string;
  readonly note: string;
  /** Declarations of its options. */
  readonly options: Fields;
  /** True if it plays a table with its own number of rounds. */
  readonly isTable: boolean;
  /** When it decides the start itself; null: never. */
  readonly ownStarts: OwnStarts | null;
}

/** All settings, with the data for their forms. */
export interface SettingsModel {
  readonly settings: Settings;
  /** Name and settings of the preset; null if this version does not know it. */
  readonly preset: { readonly name: string; readonly settings: Settings | null };
  /** By identifier: systems that can pair such an event. */
  readonly systems: Readonly<Record<string, StageSystem>>;
  /** Criteria of the ranking, in order; they have a separate page. */
  readonly ranking: readonly { readonly code: string; readonly label: string }[];
  /** Rounds of each stage already drafted or played: minimum length of the stage. */
  readonly begun: readonly number[];
  /** Number of drafted rounds: new pairing rules apply after them. */
  readonly drafted: number;
  /** Settings that cannot change any more, by path; stages count from 1. */
  readonly fixed: Readonly<Record<string, FixedBy>>;
  /** The stage whose settings are shown first: as asked for, else the one being played. */
  readonly stage: number;
  readonly closed: boolean;
  /** All players available for rules. */
  readonly entries: readonly NamedPlayer[];
  /** Players in the order of the starting list. */
  readonly seeding: readonly EntryId[];
  readonly planned: number;
  /** Limits of scores for each kind of result. */
  readonly usualScores: UsualScores;
}

export type UsualScores = Readonly<Record<ResultKind, ScoreRange>>;

/** Returns the current limits for the current kind of results, and a preset's for the other. */
export const usualScoresOf = (settings: Settings): UsualScores => {
  const usual = (kind: ResultKind): ScoreRange => {
    const presets = formatsOf("tournament").map((format) => format.settings);
    const ofKind = presets.find((preset) => resultKindOf(preset) === kind);
    return (resultKindOf(settings) === kind ? settings : (ofKind ?? settings)).scores;
  };
  return { "game-points": usual("game-points"), "win-draw-loss": usual("win-draw-loss") };
};

/** Returns the settings of the competition. */
export const buildSettings = ({ state, language, query }: PageRequest): SettingsModel | null => {
  if (state === null) return null;
  const { settings } = state;
  const begun = settings.stages.map(
    (_, index) => state.rounds.filter(({ stage }) => stage === index).length,
  );
  const asked = Number(query["stage"] ?? 0);
  const running = begun.findLastIndex((rounds) => rounds > 0) + 1;
  return {
    settings,
    preset: {
      name: formatLabel(state.format, language),
      settings: findFormatOf("tournament", state.format)?.settings ?? null,
    },
    systems: systemsFor(settings, language),
    ranking: settings.ranking.map((code) => ({ code, label: criterionLabel(code, language) })),
    drafted: pairedRounds(state).length,
    begun,
    fixed: fixedSettings(state),
    stage: settings.stages[asked - 1] === undefined ? Math.max(1, running) : asked,
    closed: state.status === "closed",
    entries: namedPlayers(state),
    seeding: seedingOrder(cardsOf(state)).map(({ entry }) => entry),
    planned: totalRounds(settings),
    usualScores: usualScoresOf(settings),
  };
};

const systemsFor = (settings: Settings, language: Language): SettingsModel["systems"] =>
  Object.fromEntries(
    systemIds.flatMap((id) => {
      const system = findSystem(id);
      const isUsed = settings.stages.some((stage) => stage.system === id);
      if (system?.forTeams === true && settings.teams === undefined && !isUsed) return [];
      const words = { label: systemLabel(id, language), note: systemNote(id, language) };
      const isTable = system?.table !== undefined;
      const ownStarts = system?.ownStarts ?? null;
      return [[id, { ...words, options: optionFieldsOf(id), isTable, ownStarts }]];
    }),
  );
