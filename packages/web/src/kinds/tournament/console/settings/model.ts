import { criterionLabel } from "@losfee/contract";
import {
  cardsOf,
  type EntryId,
  formatsOf,
  type NamedPlayer,
  namedPlayers,
  pairedRounds,
  type ResultKind,
  resultKindOf,
  type ScoreRange,
  type Settings,
  seedingOrder,
  totalRounds,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { type SystemInput, systemInputs } from "../rounds/page.ts";

/** All settings, with the data for their forms. */
export interface SettingsModel {
  readonly settings: Settings;
  readonly systems: readonly SystemInput[];
  /** Criteria of the ranking, in order; they have a separate page. */
  readonly ranking: readonly { readonly code: string; readonly label: string }[];
  /** Rounds of each stage already drafted or played: minimum length of the stage. */
  readonly begun: readonly number[];
  /** Number of drafted rounds: new pairing rules apply after them. */
  readonly drafted: number;
  readonly closed: boolean;
  /** All players available for rules. */
  readonly entries: readonly NamedPlayer[];
  /** Players in the order of the starting list. */
  readonly seeding: readonly EntryId[];
  readonly planned: number;
  /** Limits of scores for each kind of result. */
  readonly usualScores: Readonly<Record<ResultKind, ScoreRange>>;
  /** True if a system pairs with acceleration and colours. */
  readonly isDutch: boolean;
}

/** The current limits for the current kind, and a preset's for the other. */
const usualScoresOf = (settings: Settings): SettingsModel["usualScores"] => {
  const usual = (kind: ResultKind): ScoreRange => {
    const presets = formatsOf("tournament").map((format) => format.settings);
    const ofKind = presets.find((preset) => resultKindOf(preset) === kind);
    return (resultKindOf(settings) === kind ? settings : (ofKind ?? settings)).scores;
  };
  return { "game-points": usual("game-points"), "win-draw-loss": usual("win-draw-loss") };
};

/** Returns the settings of the competition. */
export const buildSettings = ({ state, language }: PageRequest): SettingsModel | null => {
  if (state === null) return null;
  return {
    settings: state.settings,
    systems: systemInputs(state.settings, language, "", {}),
    ranking: state.settings.ranking.map((code) => ({
      code,
      label: criterionLabel(code, language),
    })),
    drafted: pairedRounds(state).length,
    begun: state.settings.stages.map(
      (_, index) => state.rounds.filter(({ stage }) => stage === index).length,
    ),
    closed: state.status === "closed",
    entries: namedPlayers(state),
    seeding: seedingOrder(cardsOf(state)).map(({ entry }) => entry),
    planned: totalRounds(state.settings),
    usualScores: usualScoresOf(state.settings),
    isDutch: state.settings.stages.some(({ system }) => system === "fide-dutch"),
  };
};
