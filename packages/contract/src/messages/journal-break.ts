import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

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

const reasons = texts<Readonly<Record<BreakReason, string>>>({
  de: {
    missing: "es fehlt",
    surplus: "es dürfte nicht da sein",
    orphaned: "davor fehlt der Eintrag des Turniers selbst",
    unreadable: "der Datenträger gibt es nicht mehr her",
    "not-json": "sein Inhalt ist zerstört",
    altered: "es wurde nachträglich verändert",
    unlinked: "es gehört nicht hinter das Ereignis davor",
    "personal-altered": "Angaben zu einer Person wurden nachträglich verändert",
    "personal-missing": "Angaben zu einer Person fehlen",
    "unknown-type": "dieses Losfee kennt seine Art nicht; vielleicht stammt es von einem neueren",
    "wrong-shape": "seinem Inhalt fehlt etwas, oder es steht etwas Falsches darin",
    "does-not-fit": "es passt nicht zu dem, was davor steht",
  },
  en: {
    missing: "it is missing",
    surplus: "it should not be there",
    orphaned: "the entry of the competition itself is missing",
    unreadable: "it cannot be read from the disk",
    "not-json": "its contents are destroyed",
    altered: "it was changed after it had been recorded",
    unlinked: "it does not belong after the event before it",
    "personal-altered": "a person’s details were changed after they had been recorded",
    "personal-missing": "a person’s details are missing",
    "unknown-type": "this version of Losfee does not know its type; perhaps a newer one wrote it",
    "wrong-shape": "its contents are incomplete or invalid",
    "does-not-fit": "it does not fit what came before it",
  },
});

/** Describes the break of a journal and its reason: half a sentence, without a full stop. */
export const describeBreak = ({ seq, reason }: JournalBreak, language: Language): string =>
  broken[language](seq, reasons[language][reason]);

const broken = texts({
  de: (seq: number, reason: string) => `ab Ereignis ${seq} beschädigt (${reason})`,
  en: (seq: number, reason: string) => `damaged from event ${seq} onwards (${reason})`,
});
