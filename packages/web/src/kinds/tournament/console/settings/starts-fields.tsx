import { type Language, settingWords, sideWords } from "@losfee/contract";
import {
  decidesStarts,
  gameTermsOf,
  openStartRules,
  type PairedStage,
  START_RULES,
  type StartRule,
} from "@losfee/core";
import type { VNode } from "preact";
import { CheckField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SystemInput } from "../rounds/page.ts";
import type { SettingsFields } from "./fields.ts";

/** Rules for going first, as far as the pairing systems leave them open. */
export const StartsFields = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings, onChange } = fields;
  const { bySystem, shown, label } = startsOf(fields, language);
  return (
    <>
      {bySystem && <p class="note">{sideWords(gameTermsOf(settings), language).bySystem}.</p>}
      {shown.map((rule) => (
        <CheckField
          key={rule}
          label={label(rule)}
          value={settings.starts[rule]}
          onChange={(value) => onChange({ starts: { ...settings.starts, [rule]: value } })}
        />
      ))}
    </>
  );
};

/** The rules in force in one line; empty: none. */
export const startsSummary = (fields: SettingsFields, language: Language): string => {
  const { settings } = fields;
  const { bySystem, shown, label } = startsOf(fields, language);
  const words = sideWords(gameTermsOf(settings), language);
  const inForce = shown.filter((rule) => settings.starts[rule]).map(label);
  return [...(bySystem ? [words.bySystem] : []), ...inForce].join(", ");
};

const startsOf = ({ settings, model }: SettingsFields, language: Language) => {
  // Uses the terms of the current kind of results, saved or not.
  const words = settingWords(language, gameTermsOf(settings));
  const open = openStartRules(settings.stages, (stage) => hasOwnStarts(stage, model.systems));
  return {
    bySystem: !open.includes("assigned"),
    // Lets older competitions correct a value that their system does not support.
    shown: START_RULES.filter(
      (rule) => open.includes(rule) || settings.starts[rule] !== (rule === "assigned"),
    ),
    label: (rule: StartRule): string => words.label(`starts.${rule}`),
  };
};

const hasOwnStarts = (
  { system, options }: PairedStage,
  systems: readonly SystemInput[],
): boolean => {
  const found = systems.find(({ id }) => id === system);
  const defaultOf = (option: string) => found?.options.find(({ key }) => key === option)?.value;
  return decidesStarts(found?.ownStarts ?? null, (option) => options[option] ?? defaultOf(option));
};
