import { type Language, ladderSettingWords } from "@losfee/contract";
import { LADDER_SETTING_FIELDS, type LadderSettings, ok, type Result } from "@losfee/core";
import { type SentFields, withSent } from "../../../../parts/console/settings/read-form.ts";
import {
  changedParts,
  type DeclaredForm,
} from "../../../../parts/console/settings/setting-form.ts";

/** The declared settings of a pyramid. */
export const declaredLadder = (language: Language): DeclaredForm => ({
  fields: LADDER_SETTING_FIELDS,
  words: ladderSettingWords(language),
  language,
  prefix: "",
  written: {},
});

/**
 * Returns the settings that a form sent without script changes; an error is the name of a field
 * that cannot be read.
 */
export const ladderSettingsOfForm = (
  saved: LadderSettings,
  sent: SentFields,
  language: Language,
): Result<Partial<LadderSettings>, string> => {
  const read = withSent(declaredLadder(language), saved, sent);
  return read.ok ? ok(changedParts(saved, read.value)) : read;
};
