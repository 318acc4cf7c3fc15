import { counted, isOne, texts } from "@losfee/contract";

/** Texts of a correction's hypothetical effects on later rounds. */
export const laterTexts = texts({
  de: {
    same: "Für später ändert sich nichts.",
    roundsTitle: "Spätere Runden, die anders gepaart worden wären",
    round: (round: number) => `Runde ${round}`,
    status: { draft: "Entwurf", published: "veröffentlicht" },
    results: (count: number) =>
      count === 0
        ? "noch ohne Ergebnis"
        : `${counted(count, { one: "Ergebnis", other: "Ergebnisse" }, "de")} eingetragen`,
    different: (count: number) =>
      isOne(count, "de") ? "1 Paarung wäre anders" : `${count} Paarungen wären anders`,
    notPossible: "nicht möglich",
    gone: "gäbe es nicht",
    instead: "stattdessen",
    bye: "Freilos",
    nextTables: (label: string) => `${label} – mit der Änderung hätte es geheißen:`,
    insteadOf: (label: string) => `Gefolgt wäre: ${label}.`,
    advance: (label: string, provisional: boolean) =>
      `${provisional ? "Nach jetzigem Stand änderte sich" : "Es ändert sich"}, wer weiterkommt (${label}):`,
    noneFollows: "keine Stufe mehr",
    out: "Nicht dabei",
    in: "Stattdessen dabei",
    seeds: "Dieselben Personen, aber in anderer Setzreihenfolge.",
    played: "Die Stufe hat schon Ergebnisse und bleibt, wie sie ist.",
    againHint:
      "Was zuletzt ausgelost wurde, hat noch keine Ergebnisse und kann neu ausgelost werden. Es ist dann ein Entwurf.",
    actsLost: (count: number) =>
      `Dabei ${isOne(count, "de") ? "geht" : "gehen"} ${counted(count, { one: "Änderung", other: "Änderungen" }, "de")} von Hand verloren.`,
  },
  en: {
    same: "Nothing changes for what comes later.",
    roundsTitle: "Later rounds that would have been paired differently",
    round: (round: number) => `Round ${round}`,
    status: { draft: "draft", published: "published" },
    results: (count: number) =>
      count === 0
        ? "no results yet"
        : `${counted(count, { one: "result", other: "results" }, "en")} entered`,
    different: (count: number) =>
      `${counted(count, { one: "pairing", other: "pairings" }, "en")} would differ`,
    notPossible: "not possible",
    gone: "would not exist",
    instead: "instead",
    bye: "bye",
    nextTables: (label: string) => `For ${label} it would have meant:`,
    insteadOf: (label: string) => `What would have followed: ${label}.`,
    advance: (label: string, provisional: boolean) =>
      `${provisional ? "As things stand, it would change" : "It changes"} who advances (${label}):`,
    noneFollows: "no stage any more",
    out: "Not in it",
    in: "In it instead",
    seeds: "The same players, seeded in another order.",
    played: "The stage has results already and stays as it is.",
    againHint: "What was drawn last has no results yet and can be drawn again. It is then a draft.",
    actsLost: (count: number) =>
      `${counted(count, { one: "change", other: "changes" }, "en")} by hand ${isOne(count, "en") ? "is" : "are"} lost.`,
  },
});
