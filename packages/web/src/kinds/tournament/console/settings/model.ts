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
import type { PageRequest } from "../../../../shell/page.ts";
import { type SystemInput, systemInputs } from "../rounds/model.ts";

/** Everything that can be set, with what the forms need to know. */
export interface SettingsModel {
  readonly settings: Settings;
  readonly systems: readonly SystemInput[];
  /** The criteria of the ranking, in order; they have a page of their own. */
  readonly ranking: readonly { readonly code: string; readonly label: string }[];
  /** Rounds of each stage that are drafted or played already: a stage cannot get shorter. */
  readonly begun: readonly number[];
  /** Rounds that are drafted: rules of pairing hold after them. */
  readonly drafted: number;
  readonly closed: boolean;
  /** Everybody who can be named in a rule. */
  readonly entries: readonly NamedPlayer[];
  /** In the order of the starting list. */
  readonly seeding: readonly EntryId[];
  readonly planned: number;
  /** The limits of scores that go with a kind of result. */
  readonly usualScores: Readonly<Record<ResultKind, ScoreRange>>;
  /** Whether a system pairs that accelerates and has colours. */
  readonly isDutch: boolean;
}

/** Those in force for the kind in force, and those of a preset for the other. */
const usualScoresOf = (settings: Settings): SettingsModel["usualScores"] => {
  const usual = (kind: ResultKind): ScoreRange => {
    const presets = formatsOf("tournament").map((format) => format.settings);
    const ofKind = presets.find((preset) => resultKindOf(preset) === kind);
    return (resultKindOf(settings) === kind ? settings : (ofKind ?? settings)).scores;
  };
  return { "game-points": usual("game-points"), "win-draw-loss": usual("win-draw-loss") };
};

/** The settings of the competition. */
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
