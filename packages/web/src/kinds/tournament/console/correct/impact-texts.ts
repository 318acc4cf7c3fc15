import { counted, texts } from "@losfee/contract";

/** The change to a game with a wrong result. */
export type CorrectionAct = "correct" | "annul";

interface ActWords {
  /** Meaning beyond the list; empty if obvious. */
  readonly what: string;
  readonly alone: string;
  readonly keep: string;
  readonly again: Readonly<Record<"boards" | "tables", (round: number) => string>>;
  readonly done: string;
  readonly doing: string;
}

type Acts = Readonly<Record<CorrectionAct, ActWords>>;

/** Texts of a correction's consequences, at boards and at tables. */
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
    acts: {
      correct: {
        what: "",
        alone: "Ergebnis ändern",
        keep: "Ändern, spätere Runden bleiben",
        again: {
          boards: (round: number) => `Ändern und Runde ${round} neu auslosen`,
          tables: () => "Ändern und nächste Stufe neu auslosen",
        },
        done: "Geändert.",
        doing: "Wird geändert …",
      },
      annul: {
        what: "Das Spiel zählt dann für niemanden mehr. Das alte Ergebnis kommt nicht zurück; eingetragen werden kann nur das eines Wiederholungsspiels.",
        alone: "Spiel annullieren",
        keep: "Spiel annullieren, spätere Runden bleiben",
        again: {
          boards: (round: number) => `Spiel annullieren und Runde ${round} neu auslosen`,
          tables: () => "Spiel annullieren und nächste Stufe neu auslosen",
        },
        done: "Das Spiel ist annulliert.",
        doing: "Wird annulliert …",
      },
    } satisfies Acts,
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
      `${counted(count, { one: "correction", other: "corrections" }, "en")} so far`,
    acts: {
      correct: {
        what: "",
        alone: "Change the result",
        keep: "Change, keep later rounds",
        again: {
          boards: (round: number) => `Change and draw round ${round} again`,
          tables: () => "Change and draw the next stage again",
        },
        done: "Changed.",
        doing: "Changing …",
      },
      annul: {
        what: "The game then counts for nobody. Its result cannot be brought back; only that of a replay can be entered.",
        alone: "Annul the game",
        keep: "Annul the game, keep later rounds",
        again: {
          boards: (round: number) => `Annul the game and draw round ${round} again`,
          tables: () => "Annul the game and draw the next stage again",
        },
        done: "The game is annulled.",
        doing: "Annulling …",
      },
    } satisfies Acts,
  },
});
