import { type Language, type StageOf, stagesIn } from "@losfee/contract";
import {
  type CompetitionKind,
  type CompetitionState,
  displayName,
  type EntryId,
} from "@losfee/core";

/** The competition that a sentence is about; without entries before it exists. */
export type Subject = CompetitionState | { readonly kind: CompetitionKind; readonly entries: null };

/** Names entries in sentences as the competition does. */
export const namesIn =
  (subject: Subject | null) =>
  (entry: EntryId): string =>
    subject === null || subject.entries === null ? `#${entry}` : displayName(subject, entry);

/** Names of a competition's stages in sentences; undefined if it has none. */
export const stagesOf = (subject: Subject | null, language: Language): StageOf | undefined =>
  subject?.kind === "tournament" && subject.entries !== null
    ? stagesIn(subject.settings, language)
    : undefined;
