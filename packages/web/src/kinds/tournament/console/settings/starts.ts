import { type Language, sideWords } from "@losfee/contract";
import {
  decidesStarts,
  type Field,
  gameTermsOf,
  openStartRules,
  type PairedStage,
  START_RULES,
  type StartRule,
} from "@losfee/core";
import type { SettingsFields } from "./fields.ts";

/** True unless the pairing systems leave a rule for going first no room; true for other settings. */
export const isOpenStart = (path: string, fields: SettingsFields): boolean => {
  const rule = START_RULES.find((one) => path === `starts.${one}`);
  if (rule === undefined) return true;
  // Lets older competitions correct a value that their system does not support.
  return (
    openStarts(fields).includes(rule) || fields.settings.starts[rule] !== (rule === "assigned")
  );
};

/** Tells that the pairing system decides; empty if not. */
export const startsNote = (fields: SettingsFields, language: Language): string =>
  openStarts(fields).includes("assigned")
    ? ""
    : `${sideWords(gameTermsOf(fields.settings), language).bySystem}.`;

const openStarts = ({ settings, model }: SettingsFields): readonly StartRule[] =>
  openStartRules(settings.stages, ({ system, options }: PairedStage) => {
    const found = model.systems[system];
    const fields: Readonly<Record<string, Field>> = found?.options ?? {};
    return decidesStarts(
      found?.ownStarts ?? null,
      (option) => options[option] ?? (fields[option]?.missing as string | number | boolean),
    );
  });
