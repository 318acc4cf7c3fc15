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
    change: "Ändern",
    keep: "Ändern, spätere Runden bleiben",
    again: {
      boards: (round: number) => `Ändern und Runde ${round} neu auslosen`,
      tables: () => "Ändern und nächste Stufe neu auslosen",
    },
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
    change: "Change",
    keep: "Change, keep later rounds",
    again: {
      boards: (round: number) => `Change and draw round ${round} again`,
      tables: () => "Change and draw the next stage again",
    },
    done: "Changed.",
    changing: "Changing …",
  },
});
