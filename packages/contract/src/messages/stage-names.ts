import { TABLES } from "@losfee/core";
import { stageNames } from "@losfee/messages/tables-labels";
import type { Language } from "../language/language.ts";
import { systemLabel } from "./labels.ts";
import type { StageOf } from "./message.ts";

/** Properties that name a stage. */
interface StageNames {
  readonly name?: string;
  /** The pairing system of games for two, or that of stages at tables. */
  readonly system?: string;
  readonly participants?: "everybody" | { readonly top: number };
  /** The cut after stages at tables. */
  readonly cut?: { readonly by: string; readonly places?: number };
}

/**
 * Returns the name of a stage (from 1): the director's, else the system for games for two, and for
 * tables those of King Lui: Vorrunde, 2. Runde, Drittelfinale, Finale. Next to numbered rounds of
 * games for two, "2. Runde" would be mistaken for round 2: stages between the first and the last at
 * tables are called just that. Stages with equal names get an ordinal, too.
 */
export const stageLabel = (
  stage: number,
  settings: { readonly stages: readonly StageNames[] },
  language: Language,
): string => {
  const { stages } = settings;
  const { name = "", system } = stages[stage - 1] ?? {};
  if (name !== "") return name;
  if (system !== undefined && system !== TABLES)
    return pairedLabel(stages, stage, system, language);
  const t = stageNames[language];
  if (stage > stages.length) return t.stage({ stage });
  if (stages.length === 1) return t.only;
  if (stage === stages.length) return t.final;
  if (stage === 1) return t.preliminary;
  const finalists = finalistsByTable(stages, stage);
  if (finalists !== null) return t.beforeFinal[finalists];
  if (stages.every((one) => one.system === TABLES)) return t.round({ round: stage });
  const between = [...stages.keys()].filter((index) => isBetween(stages, index));
  return between.length === 1
    ? t.between
    : t.nthBetween({ ordinal: between.indexOf(stage - 1) + 1 });
};

/** Names a stage of games for two without a name of its own. */
const pairedLabel = (
  stages: readonly StageNames[],
  stage: number,
  system: string,
  language: Language,
): string => {
  const alike = [...stages.keys()].filter(
    (index) => stages[index]?.system === system && isNameless(stages[index]),
  );
  const label = systemLabel(system, language);
  return alike.length === 1 ? label : `${label} ${alike.indexOf(stage - 1) + 1}`;
};

const isNameless = (stage: StageNames | undefined): boolean => (stage?.name ?? "") === "";

/** True if a stage at tables is only known as neither the first nor the last. */
const isBetween = (stages: readonly StageNames[], index: number): boolean =>
  index > 0 &&
  index < stages.length - 1 &&
  stages[index]?.system === TABLES &&
  isNameless(stages[index]) &&
  finalistsByTable(stages, index + 1) === null;

/** Returns a function that names a competition's stages: `Vorrunde`, `2. Runde`. */
export const stagesIn =
  (settings: { readonly stages: readonly StageNames[] }, language: Language): StageOf =>
  (stage) =>
    stageLabel(stage, settings, language);

/** Returns the number of tables whose best alone reach the final; null if others do, too. */
const finalistsByTable = (stages: readonly StageNames[], stage: number): 2 | 3 | 4 | null => {
  const { cut } = stages[stage - 1] ?? {};
  const { participants } = stages[stage] ?? {};
  const isBeforeFinal = stage === stages.length - 1 && cut?.by === "table" && cut.places === 1;
  if (!isBeforeFinal || participants === undefined || participants === "everybody") return null;
  const { top } = participants;
  return top === 2 || top === 3 || top === 4 ? top : null;
};
