import { counted, texts } from "@losfee/contract";

export const journalTexts = texts({
  de: {
    title: "Protokoll",
    total: (count: number) => counted(count, { one: "Ereignis", other: "Ereignisse" }, "de"),
    search: {
      rounds: "Suchen (Name, Runde, Grund, Helfer)",
      games: "Suchen (Name, Partie, Grund)",
    },
    find: "Suchen",
    clear: "Alles zeigen",
    number: "Nr.",
    time: "Zeit",
    happened: (time: string) => `(geschah ${time})`,
    who: "Wer",
    what: "Was",
    thenShort: "Stand danach",
    thenOf: (seq: number) => `(Ereignis ${seq})`,
    older: "Ältere",
    newest: "Neueste",
    none: "Nichts gefunden.",
    snapshot: (seq: number) => `Der Stand nach Ereignis ${seq}`,
    facts: (entries: number, rounds: number) =>
      `${counted(entries, { one: "Meldung", other: "Meldungen" }, "de")}, ${counted(rounds, { one: "Runde", other: "Runden" }, "de")} veröffentlicht`,
    closed: "abgeschlossen",
    back: "Zurück zur Gegenwart",
    standings: "Tabelle",
    round: (round: number) => `Runde ${round}`,
    status: { draft: "Entwurf", published: "veröffentlicht" },
    missing: (count: number) =>
      counted(count, { one: "Ergebnis fehlt", other: "Ergebnisse fehlen" }, "de"),
  },
  en: {
    title: "Journal",
    total: (count: number) => counted(count, { one: "event", other: "events" }, "en"),
    search: {
      rounds: "Search (name, round, reason, helper)",
      games: "Search (name, game, reason)",
    },
    find: "Search",
    clear: "Show all",
    number: "No.",
    time: "Time",
    happened: (time: string) => `(happened ${time})`,
    who: "Who",
    what: "What",
    thenShort: "As it stood",
    thenOf: (seq: number) => `(event ${seq})`,
    older: "Older",
    newest: "Newest",
    none: "Nothing found.",
    snapshot: (seq: number) => `How things stood after event ${seq}`,
    facts: (entries: number, rounds: number) =>
      `${counted(entries, { one: "entry", other: "entries" }, "en")}, ${counted(rounds, { one: "round", other: "rounds" }, "en")} published`,
    closed: "closed",
    back: "Back to the present",
    standings: "Standings",
    round: (round: number) => `Round ${round}`,
    status: { draft: "draft", published: "published" },
    missing: (count: number) =>
      counted(count, { one: "result missing", other: "results missing" }, "en"),
  },
});
