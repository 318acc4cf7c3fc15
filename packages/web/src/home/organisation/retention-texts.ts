import { counted, texts } from "@losfee/contract";

/** Texts about the years after which names become initials. */
export const retentionTexts = texts({
  de: {
    title: "Wie lange Namen bleiben",
    hint: "Danach stehen in Turnieren, die so lange vorbei sind, nur noch Initialen. Geburtsdaten, Vereine, FIDE-Nummern, Adressen und Bemerkungen zu Personen verschwinden; Ergebnisse und Plätze bleiben.",
    what: "Namen werden zu Initialen",
    choices: {
      inherit: "wie beim Verband darüber, sonst nie",
      never: "nie",
      years: "nach so vielen Jahren",
    },
    years: "Jahre",
    held: (years: number | null): string =>
      years === null
        ? "Zurzeit: nie."
        : `Zurzeit: nach ${counted(years, { one: "Jahr", other: "Jahren" }, "de")}.`,
    save: "Speichern …",
    saveNow: "Speichern",
    saved: "Gespeichert.",
    ask: "Namen zu Initialen machen",
    final: "Das lässt sich nicht rückgängig machen.",
    nothing: "Im Augenblick ändert sich dadurch nichts; später geschieht es von selbst.",
    now: "In diesen Turnieren geschieht es gleich, später auch in anderen, von selbst:",
    due: (name: string, day: string, people: number): string =>
      `${name} (${day}): ${counted(people, { one: "Person", other: "Personen" }, "de")}`,
  },
  en: {
    title: "How long names are kept",
    hint: "After that, competitions that ended so long ago show initials alone. Dates of birth, clubs, FIDE IDs, addresses and notes about people vanish; results and places stay.",
    what: "Names become initials",
    choices: {
      inherit: "as in the association above, else never",
      never: "never",
      years: "after so many years",
    },
    years: "Years",
    held: (years: number | null): string =>
      years === null
        ? "At present: never."
        : `At present: after ${counted(years, { one: "year", other: "years" }, "en")}.`,
    save: "Save …",
    saveNow: "Save",
    saved: "Saved.",
    ask: "Make names initials",
    final: "This cannot be undone.",
    nothing: "Nothing changes by it at the moment; later it happens by itself.",
    now: "It happens at once in these competitions, and later in others, by itself:",
    due: (name: string, day: string, people: number): string =>
      `${name} (${day}): ${counted(people, { one: "person", other: "people" }, "en")}`,
  },
});
