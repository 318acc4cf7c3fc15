import { texts } from "@losfee/contract";
import type { EventDetail } from "@losfee/core";

interface EventDetailsTexts {
  readonly title: string;
  readonly about: string;
  readonly where: string;
  readonly who: string;
  readonly times: string;
  readonly schedule: string;
  readonly scheduleHint: string;
  readonly round: (number: number) => string;
  readonly report: string;
  readonly export: string;
  readonly name: string;
  readonly fideId: string;
  readonly deputy: (number: number) => string;
  readonly unknownRate: string;
  readonly computedRate: (rate: string) => string;
  readonly hints: Readonly<Partial<Record<EventDetail, string>>>;
  readonly dayHint: string;
  readonly momentHint: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly unchanged: string;
  readonly wrong: (count: number) => string;
}

export const eventDetailsTexts = texts<EventDetailsTexts>({
  de: {
    title: "Angaben zum Turnier",
    about:
      "Steht auf der öffentlichen Übersicht, über den Ausdrucken und im Bericht; was leer ist, fehlt dort.",
    where: "Wo und wann",
    who: "Wer",
    times: "Bedenkzeit und Art",
    schedule: "Zeitplan",
    scheduleHint: "Tag und Uhrzeit, wie die Uhr im Saal sie zeigt; die Uhrzeit kann fehlen.",
    round: (number) => `Runde ${number}`,
    report: "Bericht für die Auswertung",
    export: "TRF-Datei",
    name: "Name",
    fideId: "FIDE-ID",
    deputy: (number) => `Weitere Person ${number}`,
    unknownRate: "keine Angabe",
    computedRate: (rate) => `Nach der Bedenkzeit: ${rate}`,
    hints: {
      federation: "GER",
      timeZone: "Europe/Berlin",
      timeControl: "90'+30\" oder 5400+30",
      typeCode: "FIDE_DUTCH",
    },
    dayHint: "22.11.2026",
    momentHint: "22.11.2026 10:00",
    save: "Speichern",
    saving: "Wird gespeichert …",
    saved: "Gespeichert.",
    unchanged: "Nichts geändert.",
    wrong: (count) =>
      count === 1
        ? "Eine Angabe stimmt nicht. Nichts wurde gespeichert, alles Eingetippte steht noch da."
        : `${count} Angaben stimmen nicht. Nichts wurde gespeichert, alles Eingetippte steht noch da.`,
  },
  en: {
    title: "About the event",
    about:
      "Appears on the public overview, above printed pages and in the report; empty fields are left out.",
    where: "Where and when",
    who: "Who",
    times: "Time control and type",
    schedule: "Schedule",
    scheduleHint: "Day and time as the clock in the hall shows it; the time may be left out.",
    round: (number) => `Round ${number}`,
    report: "Report for rating",
    export: "TRF file",
    name: "Name",
    fideId: "FIDE ID",
    deputy: (number) => `Another person ${number}`,
    unknownRate: "not stated",
    computedRate: (rate) => `By the time control: ${rate}`,
    hints: {
      federation: "ENG",
      timeZone: "Europe/London",
      timeControl: "90'+30\" or 5400+30",
      typeCode: "FIDE_DUTCH",
    },
    dayHint: "2026-11-22",
    momentHint: "2026-11-22 10:00",
    save: "Save",
    saving: "Saving …",
    saved: "Saved.",
    unchanged: "Nothing changed.",
    wrong: (count) =>
      count === 1
        ? "One detail is not right. Nothing was saved, and all you typed is still there."
        : `${count} details are not right. Nothing was saved, and all you typed is still there.`,
  },
});
