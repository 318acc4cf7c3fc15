import { isOne, texts } from "@losfee/contract/language";

type Places = Readonly<Record<"whole" | "mark", (round: number, number: number) => string>>;

interface ResultTexts {
  readonly prompt: (part: string, missing: number) => string;
  /** A game or a match; short where an entered result is read back. */
  readonly boards: Places;
  readonly matches: Places;
  readonly table: (stage: string, table: number, game: number) => string;
  /** `game` is table and game: `3.2`. */
  readonly tableMark: (stage: string, game: string) => string;
  readonly echo: (mark: string, players: string, missing: number) => string;
  readonly atLine: (line: number, text: string) => string;
  readonly notALine: (text: string) => string;
  /** The number of values differs from the seats; `range` is that of a value. */
  readonly otherCount: (seats: number, values: number, range: readonly [number, number]) => string;
  readonly correctInstead: (part: number, line: string) => string;
  readonly undone: (place: string) => string;
  readonly nothingToUndo: string;
  readonly confirmed: (count: number) => string;
  readonly nothingToConfirm: string;
  /** Results not confirmed together with the others. */
  readonly leftUnusual: (count: number) => string;
  readonly annulled: (place: string) => string;
}

/** Results: entered, confirmed, taken back, corrected, annulled. */
export const resultTexts = texts<ResultTexts>({
  de: {
    prompt: (part, missing) => `${part}, ${missing} ${isOne(missing, "de") ? "fehlt" : "fehlen"}> `,
    boards: {
      whole: (round, board) => `Brett ${board} in Runde ${round}`,
      mark: (round, board) => `R${round} Brett ${board}`,
    },
    matches: {
      whole: (round, match) => `Kampf ${match} in Runde ${round}`,
      mark: (round, match) => `R${round} Kampf ${match}`,
    },
    table: (stage, table, game) => `Tisch ${table}, Spiel ${game} (${stage})`,
    tableMark: (stage, game) => `${stage} ${game}`,
    echo: (mark, players, missing) =>
      `${mark}: ${players}. ${missing === 0 ? "Alle Ergebnisse sind da." : `Noch ${missing}.`}`,
    atLine: (line, text) => `Zeile ${line}: ${text}`,
    notALine: (text) =>
      `„${text}“ ist kein Ergebnis. Schreiben Sie 3.2 120 98 87 (Tisch 3, Spiel 2, der Reihe nach, wie sie sitzen; „-“, wer fehlt) oder 3.2 Meier=120, Schulz=98, Kunz=87.`,
    otherCount: (seats, values, [least, most]) =>
      `An diesem Tisch sitzen ${seats}, angegeben ${values === 0 ? "ist kein Wert" : isOne(values, "de") ? "ist 1 Wert" : `sind ${values} Werte`}. Bitte einen Wert für jeden Sitz, der Reihe nach, von ${least} bis ${most}; „-“, wer fehlt.`,
    correctInstead: (part, line) => `Berichtigen: losfee correct ${part} ${line} --reason …`,
    undone: (place) => `Das Ergebnis von ${place} ist zurückgenommen.`,
    nothingToUndo: "Es gibt kein Ergebnis, das zurückgenommen werden könnte.",
    confirmed: (count) =>
      isOne(count, "de") ? "1 Ergebnis bestätigt." : `${count} Ergebnisse bestätigt.`,
    nothingToConfirm: "Es ist kein Ergebnis gemeldet, das zu bestätigen wäre.",
    leftUnusual: (count) =>
      `${isOne(count, "de") ? "1 ist" : `${count} sind`} ungewöhnlich und einzeln zu bestätigen (losfee confirm BRETT).`,
    annulled: (place) => `Annulliert: ${place}. Das Spiel zählt für niemanden.`,
  },
  en: {
    prompt: (part, missing) => `${part}, ${missing} missing> `,
    boards: {
      whole: (round, board) => `board ${board} in round ${round}`,
      mark: (round, board) => `R${round} board ${board}`,
    },
    matches: {
      whole: (round, match) => `match ${match} in round ${round}`,
      mark: (round, match) => `R${round} match ${match}`,
    },
    table: (stage, table, game) => `table ${table}, game ${game} (${stage})`,
    tableMark: (stage, game) => `${stage} ${game}`,
    echo: (mark, players, missing) =>
      `${mark}: ${players}. ${missing === 0 ? "All results are in." : `${missing} to go.`}`,
    atLine: (line, text) => `Line ${line}: ${text}`,
    notALine: (text) =>
      `“${text}” is not a result. Write 3.2 120 98 87 (table 3, game 2, in the order of the seats; “-” for anyone who is absent) or 3.2 Meier=120, Schulz=98, Kunz=87.`,
    otherCount: (seats, values, [least, most]) =>
      `${seats} sit at this table, ${values === 0 ? "no value is" : isOne(values, "en") ? "1 value is" : `${values} values are`} given. Give one for each seat, in order, from ${least} to ${most}; “-” for anyone who is absent.`,
    correctInstead: (part, line) => `To correct it: losfee correct ${part} ${line} --reason …`,
    undone: (place) => `The result of ${place} is taken back.`,
    nothingToUndo: "There is no result that could be taken back.",
    confirmed: (count) =>
      isOne(count, "en") ? "1 result confirmed." : `${count} results confirmed.`,
    nothingToConfirm: "No reported result is waiting to be confirmed.",
    leftUnusual: (count) =>
      `${isOne(count, "en") ? "1 is" : `${count} are`} unusual: confirm by name (losfee confirm BOARD).`,
    annulled: (place) => `Annulled: ${place}. The game counts for nobody.`,
  },
});
