import { broken, reasons } from "@losfee/messages/journal-break";
import type { Language } from "../language/language.ts";

/** Fault of an event in a journal. */
export type BreakReason =
  /** The event is missing, though later ones exist. */
  | "missing"
  /** Events follow the recorded last one. */
  | "surplus"
  /** The events exist but the record of the competition does not. */
  | "orphaned"
  /** The medium fails to read it. */
  | "unreadable"
  | "not-json"
  /** It was changed: its hash is not the stored one. */
  | "altered"
  /** It does not follow the event before it: one of the two was changed. */
  | "unlinked"
  /** Its separately stored personal data was changed. */
  | "personal-altered"
  | "personal-missing"
  /** Its type is unknown to this version. */
  | "unknown-type"
  | "wrong-shape"
  /** It contradicts the events before it. */
  | "does-not-fit";

/** The first event from which a journal is unusable. The events before it stand. */
export interface JournalBreak {
  readonly seq: number;
  readonly reason: BreakReason;
}

/** Describes the break of a journal and its reason: half a sentence, without a full stop. */
export const describeBreak = ({ seq, reason }: JournalBreak, language: Language): string =>
  broken[language]({ seq, reason: reasons[language][reason] });
