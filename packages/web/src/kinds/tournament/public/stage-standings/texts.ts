import { counted, texts } from "@losfee/contract";
import type { Verdict } from "@losfee/core";

export const tablesStandingsTexts = texts({
  de: {
    title: "Tabelle",
    titleOf: (stage: string) => `Tabelle: ${stage}`,
    all: "Gesamtstand",
    final: "Endstand",
    open: (count: number) =>
      counted(count, { one: "Ergebnis fehlt noch", other: "Ergebnisse fehlen noch" }, "de"),
    caption: "Rang, Name und Werte der Reihe nach, wie sie zählen",
    rank: "Platz",
    table: "Tisch",
    reached: "Erreicht",
    why: "Warum?",
    howHint: "Ein Klick auf einen Wert zeigt, woraus er entsteht.",
    howOf: (label: string, name: string) => `${label} von ${name}: wie kommt das zustande?`,
    whyBehind: (name: string) => `Warum steht ${name} hinter dem Platz davor?`,
    cut: "Weiter",
    verdicts: { in: "weiter", out: "raus", open: "offen" } satisfies Record<Verdict, string>,
    toCut: "Wer kommt weiter?",
    compareTwo: "Zwei vergleichen",
    withdrawn: "ausgeschieden",
  },
  en: {
    title: "Standings",
    titleOf: (stage: string) => `Standings: ${stage}`,
    all: "Overall",
    final: "Final table",
    open: (count: number) =>
      counted(count, { one: "result is missing", other: "results are missing" }, "en"),
    caption: "Rank, name and values in the order in which they count",
    rank: "Rank",
    table: "Table",
    reached: "Reached",
    why: "Why?",
    howHint: "Select a value to see what it is made of.",
    howOf: (label: string, name: string) => `${label} of ${name}: how is it calculated?`,
    whyBehind: (name: string) => `Why is ${name} behind the rank above?`,
    cut: "Advances",
    verdicts: { in: "in", out: "out", open: "open" },
    toCut: "Who advances?",
    compareTwo: "Compare two",
    withdrawn: "withdrawn",
  },
});
