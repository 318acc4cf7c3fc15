import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

/** What is wrong with an event of a journal. */
export type BreakReason =
  /** There is no such event, though there are later ones. */
  | "missing"
  /** There are events behind the one that is said to be the last. */
  | "surplus"
  /** The events are there, and what is stored of the competition itself is not. */
  | "orphaned"
  /** The medium does not give it back. */
  | "unreadable"
  | "not-json"
  /** It is not the event that was recorded: its hash is not the one that it was stored with. */
  | "altered"
  /** It does not follow the event before it: one of the two is not the one that was recorded. */
  | "unlinked"
  /** What is stored beside it of people is not what it was recorded with. */
  | "personal-altered"
  | "personal-missing"
  /** Of no type that this version knows. */
  | "unknown-type"
  | "wrong-shape"
  /** It cannot follow what is before it. */
  | "does-not-fit";

/** From which event on a journal cannot be followed. What is before it stands. */
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

/** Where a journal breaks off and why: half a sentence, without a full stop. */
export const describeBreak = ({ seq, reason }: JournalBreak, language: Language): string =>
  broken[language](seq, reasons[language][reason]);

const broken = texts({
  de: (seq: number, reason: string) => `ab Ereignis ${seq} beschädigt (${reason})`,
  en: (seq: number, reason: string) => `damaged from event ${seq} onwards (${reason})`,
});
