import { counted, isOne, texts } from "@losfee/contract";

const RESULTS = texts({
  de: { one: "Ergebnis", other: "Ergebnisse" },
  en: { one: "result", other: "results" },
});
const CONFLICTS = texts({
  de: { one: "Widerspruch", other: "Widersprüche" },
  en: { one: "conflict", other: "conflicts" },
});

export const reportsTexts = texts({
  de: {
    title: "Gemeldet",
    reported: (count: number) => `${counted(count, RESULTS.de, "de")} gemeldet.`,
    conflicts: (count: number) => `${counted(count, CONFLICTS.de, "de")} zu entscheiden.`,
    confirmAll: "Alle bestätigen",
    confirmOthers: (count: number) =>
      isOne(count, "de") ? "Das andere bestätigen" : `Die anderen ${count} bestätigen`,
    unusual: (count: number) => `${counted(count, RESULTS.de, "de")} ungewöhnlich.`,
    unusualTitle: "Ungewöhnliche Ergebnisse",
    noneIsPlain: "Was hier wartet, wird einzeln entschieden: Es ist ungewöhnlich oder umstritten.",
    confirm: "Bestätigen",
    confirmOf: (place: string) => `${place} bestätigen`,
    confirmed: (count: number) => `${counted(count, RESULTS.de, "de")} bestätigt.`,
    left: (count: number) =>
      `${counted(count, RESULTS.de, "de")} nicht: Die Meldungen widersprechen sich oder haben sich inzwischen geändert.`,
    decided: (place: string) => `${place}: entschieden.`,
    conflict: "Die Meldungen widersprechen sich. Was gilt?",
    contradicted: "Gemeldet wurde etwas anderes, als eingetragen ist. Was gilt?",
    by: (actor: string, time: string) => `${actor}, ${time}`,
    stands: "zählt zurzeit",
    counts: "Das gilt",
    countsOf: (text: string, place: string) => `${place}: ${text} gilt`,
    letStand: "Bleibt so",
    correct: "Korrigieren",
    noneOfThem: "Stimmt keines davon? Dann das richtige Ergebnis eintragen.",
    agreed: "übereinstimmend gemeldet",
    accepted: (time: string) => `wird um ${time} übernommen`,
    list: "Gemeldet und zu bestätigen",
    agrees: (place: string, result: string, by: string) =>
      `${place} hat genau dieses Ergebnis schon: ${result} (${by}).`,
    otherwise: (place: string, result: string, by: string) =>
      `${place} hat ein anderes Ergebnis: ${result} (${by}).`,
    inConflict: (place: string, by: string) => `${place} ist widersprüchlich gemeldet (${by}).`,
    decides: "Noch einmal Enter: Das Getippte gilt.",
    contradicts: "Noch einmal Enter: Die Turnierleitung sieht beide und entscheidet.",
    mineCounts: "Meines gilt",
    showBoth: "Der Turnierleitung zeigen",
  },
  en: {
    title: "Reported",
    reported: (count: number) => `${counted(count, RESULTS.en, "en")} reported.`,
    conflicts: (count: number) => `${counted(count, CONFLICTS.en, "en")} to be decided.`,
    confirmAll: "Confirm all",
    confirmOthers: (count: number) =>
      isOne(count, "en") ? "Confirm the other one" : `Confirm the other ${count}`,
    unusual: (count: number) => `${counted(count, RESULTS.en, "en")} unusual.`,
    unusualTitle: "Unusual results",
    noneIsPlain: "Decide these one by one: they are unusual, or the reports differ.",
    confirm: "Confirm",
    confirmOf: (place: string) => `Confirm ${place}`,
    confirmed: (count: number) => `${counted(count, RESULTS.en, "en")} confirmed.`,
    left: (count: number) =>
      `${counted(count, RESULTS.en, "en")} not: the reports contradict each other, or have changed meanwhile.`,
    decided: (place: string) => `${place}: decided.`,
    conflict: "The reports contradict each other. Which one counts?",
    contradicted: "A report differs from what was entered. Which one counts?",
    by: (actor: string, time: string) => `${actor}, ${time}`,
    stands: "counts at present",
    counts: "This counts",
    countsOf: (text: string, place: string) => `${place}: ${text} counts`,
    letStand: "Let it stand",
    correct: "Correct",
    noneOfThem: "If none of them is right, enter the right result.",
    agreed: "players report the same",
    accepted: (time: string) => `accepted at ${time}`,
    list: "Reported, to be confirmed",
    agrees: (place: string, result: string, by: string) =>
      `${place} already has exactly this result: ${result} (${by}).`,
    otherwise: (place: string, result: string, by: string) =>
      `${place} has a different result: ${result} (${by}).`,
    inConflict: (place: string, by: string) =>
      `${place}: the reports contradict each other (${by}).`,
    decides: "Press Enter once more: yours counts.",
    contradicts: "Press Enter once more: the director sees both and decides.",
    mineCounts: "Mine counts",
    showBoth: "Show it to the director",
  },
});
