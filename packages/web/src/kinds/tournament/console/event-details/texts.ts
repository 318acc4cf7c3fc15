import { isOne, texts } from "@losfee/contract";
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
  readonly colour: string;
  readonly namedColours: string;
  readonly drawnColour: string;
  readonly anyColour: string;
  readonly aboutText: string;
  readonly aboutTextHint: string;
  readonly programme: string;
  readonly programmeHint: string;
  readonly programmeItem: (number: number) => string;
  readonly when: string;
  readonly what: string;
  readonly whatHint: string;
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
      federation: "z. B. GER",
      timeControl: "z. B. 90'+30\" oder 5400+30",
      typeCode: "z. B. FIDE_DUTCH",
    },
    colour: "Farbe",
    namedColours: "Farben mit Namen",
    drawnColour: "keine eigene (eine der zwölf, nach der Kennung des Turniers)",
    anyColour: "Farbton 0–359 oder Farbe",
    aboutText: "Text zum Turnier",
    aboutTextHint:
      "Markdown: # Überschrift, **fett**, - Liste, [Text](https://…). Höchstens 20 000 Zeichen; HTML und Bilder werden nicht übernommen.",
    programme: "Programm neben den Runden",
    programmeHint: "Anmeldung, Pause, Siegerehrung … Sortiert wird beim Speichern.",
    programmeItem: (number) => `Zeile ${number}`,
    when: "Wann",
    what: "Was",
    whatHint: "z. B. Siegerehrung",
    dayHint: "z. B. 22.11.2026",
    momentHint: "z. B. 22.11.2026 10:00",
    save: "Speichern",
    saving: "Wird gespeichert …",
    saved: "Gespeichert.",
    unchanged: "Nichts geändert.",
    wrong: (count) =>
      isOne(count, "de")
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
      federation: "e.g. ENG",
      timeControl: "e.g. 90'+30\" or 5400+30",
      typeCode: "e.g. FIDE_DUTCH",
    },
    colour: "Colour",
    namedColours: "Colours with names",
    drawnColour: "none of its own (one of the twelve, by the competition’s id)",
    anyColour: "Hue 0–359, or a colour",
    aboutText: "Text about the event",
    aboutTextHint:
      "Markdown: # heading, **bold**, - list, [text](https://…). At most 20,000 characters; HTML and pictures are left out.",
    programme: "Other items",
    programmeHint: "Registration, break, prize-giving … It is sorted when it is saved.",
    programmeItem: (number) => `Line ${number}`,
    when: "When",
    what: "What",
    whatHint: "e.g. Prize-giving",
    dayHint: "e.g. 2026-11-22",
    momentHint: "e.g. 2026-11-22 10:00",
    save: "Save",
    saving: "Saving …",
    saved: "Saved.",
    unchanged: "Nothing changed.",
    wrong: (count) =>
      isOne(count, "en")
        ? "One detail is not right. Nothing was saved, and all you typed is still there."
        : `${count} details are not right. Nothing was saved, and all you typed is still there.`,
  },
});
