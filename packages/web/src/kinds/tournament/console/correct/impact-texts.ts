import { counted, texts } from "@losfee/contract";

/** Words about what follows from a correction, at boards and at tables. */
export const impactTexts = texts({
  de: {
    show: "Folgen zeigen",
    impact: "Was sich ändert",
    nobodyMoves: "In der Tabelle ändert sich nichts.",
    moved: (count: number) =>
      counted(
        count,
        { one: "Zeile der Tabelle ändert sich", other: "Zeilen der Tabelle ändern sich" },
        "de",
      ),
    name: "Name",
    before: "bisher",
    after: "danach",
    more: (count: number) => `… und ${count} weitere`,
    corrections: (count: number) =>
      `schon ${counted(count, { one: "Korrektur", other: "Korrekturen" }, "de")}`,
    actsLost: (count: number) =>
      `Dabei ${count === 1 ? "geht" : "gehen"} ${counted(count, { one: "Änderung", other: "Änderungen" }, "de")} von Hand verloren.`,
    done: "Geändert.",
    changing: "Wird geändert …",
  },
  en: {
    show: "Show what follows",
    impact: "What changes",
    nobodyMoves: "Nothing changes in the standings.",
    moved: (count: number) =>
      counted(
        count,
        { one: "line of the standings changes", other: "lines of the standings change" },
        "en",
      ),
    name: "Name",
    before: "before",
    after: "after",
    more: (count: number) => `… and ${count} more`,
    corrections: (count: number) =>
      `${counted(count, { one: "correction", other: "corrections" }, "en")} already`,
    actsLost: (count: number) =>
      `${counted(count, { one: "change", other: "changes" }, "en")} by hand ${count === 1 ? "is" : "are"} lost by that.`,
    done: "Changed.",
    changing: "Changing …",
  },
});
