import { type Fields, type FieldsFor, own } from "../../base/fields.ts";
import { findSystem } from "../../pairing/registry.ts";
import {
  type Cut,
  isSeated,
  type PairedStage,
  type Participants,
  type SeatedStage,
  type Stage,
  TABLES,
} from "./settings.ts";

const stage = {
  name: { kind: "text", longest: 200, missing: "" },
  rounds: { kind: "integer", minimum: 1, maximum: 200 },
  participants: own<Participants>(),
  skipped: { ...own<true>(), missing: null },
} as const;

/** The settings of a stage of games for two. */
export const PAIRED_STAGE_FIELDS = {
  ...stage,
  system: { kind: "text", longest: 100 },
  roundsFollow: { kind: "flag", mark: true, missing: false },
  options: own<PairedStage["options"]>(),
} as const satisfies FieldsFor<Omit<PairedStage, "seats">>;

/** The settings of a stage at tables. */
export const SEATED_STAGE_FIELDS = {
  ...stage,
  seats: own<SeatedStage["seats"]>(),
  system: { kind: "choice", choices: [TABLES] },
  options: {
    kind: "group",
    fields: {
      tables: { kind: "choice", choices: ["fixed", "new"] },
      seating: { kind: "choice", choices: ["lot", "rank"] },
      seatOrder: { kind: "choice", choices: ["drawn", "in-turn"] },
    },
  },
  ranking: own<SeatedStage["ranking"]>(),
  factors: own<SeatedStage["factors"]>(),
  cut: own<Cut>(),
} as const satisfies FieldsFor<Omit<SeatedStage, "roundsFollow" | "options">> & Fields;

/** Returns the declarations of the options of a pairing system. */
export const optionFieldsOf = (system: string): Fields =>
  Object.fromEntries(
    Object.entries(findSystem(system)?.options ?? {}).map(([key, option]) => [
      key,
      { ...option, missing: option.default },
    ]),
  );

/** Returns the declarations of a stage's settings, with those of its system's options. */
export const stageFieldsOf = (stage: Stage, optionsOf: (system: string) => Fields): Fields =>
  isSeated(stage)
    ? { ...SEATED_STAGE_FIELDS, ranking: { kind: "codes" } }
    : {
        ...PAIRED_STAGE_FIELDS,
        options: { kind: "group", fields: optionsOf(stage.system) },
      };
