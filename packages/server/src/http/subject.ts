import {
  type Language,
  type NameOf,
  numberOf,
  type StageOf,
  stagesIn,
  withPlaceholders,
} from "@losfee/contract";
import { type CompetitionKind, type CompetitionState, displayName } from "@losfee/core";

/** The competition that a sentence is about; without entries before it exists. */
export type Subject = CompetitionState | { readonly kind: CompetitionKind; readonly entries: null };

/** Names entries in sentences as the competition does, erased people by a placeholder. */
export const namesIn = (subject: Subject | null, language: Language): NameOf => {
  if (subject === null || subject.entries === null) return numberOf;
  const state = withPlaceholders(subject, language);
  return (entry) => displayName(state, entry);
};

/** Names of a competition's stages in sentences; undefined if it has none. */
export const stagesOf = (subject: Subject | null, language: Language): StageOf | undefined =>
  subject?.kind === "tournament" && subject.entries !== null
    ? stagesIn(subject.settings, language)
    : undefined;
