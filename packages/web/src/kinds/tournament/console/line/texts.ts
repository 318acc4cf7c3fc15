import { counted, type Language, texts } from "@losfee/contract";
import type { ResultKind } from "@losfee/core";
import { pointsTexts } from "@losfee/messages/tournament-console-line";

interface LineTexts {
  readonly label: string;
  readonly labelAgain: string;
  readonly hint: Readonly<Record<ResultKind, string>>;
  readonly empty: string;
  /** Label of filling open boards in order. */
  readonly inOrder: string;
  readonly inOrderHint: Readonly<Record<ResultKind, string>>;
  readonly letters: string;
  readonly digits: string;
  readonly board: (board: number) => string;
  readonly boardWord: string;
  readonly difference: (points: number) => string;
  readonly send: string;
  readonly ready: string;
  readonly draw: string;
  /** For a played game that gives both together less than a point. */
  readonly unequal: string;
  readonly absent: string;
  readonly unusual: (name: string, score: number) => string;
  readonly confirmAgain: string;
  /** For teams without a line-up. */
  readonly byList: (teams: string) => string;
  readonly byListAgain: string;
  readonly impossible: (score: number, minimum: number, maximum: number) => string;
  readonly strangers: (one: string, other: string) => string;
  readonly taken: (board: number, result: string) => string;
  readonly onItsWay: (board: number) => string;
  readonly correct: string;
  readonly missingResult: (board: number) => string;
}

export const lineTexts = texts<LineTexts>({
  de: {
    label: "Ergebnis",
    labelAgain: "Ergebnis noch einmal",
    hint: {
      "game-points":
        "Brett oder Name, Punkte, Punkte – z. B. 12 412 389, meier 412 389, 12 + - (kampflos)",
      "win-draw-loss":
        "Brett oder Name und 1, = oder 0 – z. B. 12 1 (Weiß gewinnt), meier =, 12 + - (kampflos), 12 - - (beide nicht da)",
    },
    empty: "Die Zeile ist noch leer.",
    inOrder: "Brett für Brett: nur die Ergebnisse tippen",
    inOrderHint: {
      "game-points": "Jetzt nur die Punkte – z. B. 412 389; mit Brett davor gilt das Brett.",
      "win-draw-loss": "Jetzt nur 1, = oder 0; mit Brett davor gilt das Brett.",
    },
    letters: "ABC",
    digits: "123",
    board: (board) => `Brett ${board}`,
    boardWord: "Brett",
    difference: (points) => `Differenz ${points}`,
    send: "Eintragen",
    ready: "Enter trägt ein",
    draw: "unentschieden",
    unequal: "gespielt; nicht da wäre -",
    absent: "nicht da",
    unusual: (name, score) => `Ungewöhnlich: ${counted(score, pointsTexts.de, "de")} für ${name}.`,
    confirmAgain: "Stimmt es? Noch einmal Enter.",
    byList: (teams) =>
      `Keine Aufstellung von ${teams}: eingetragen wird, wer nach der Liste spielt, wie oben.`,
    byListAgain: "Noch einmal Enter: so eintragen.",
    impossible: (score, minimum, maximum) =>
      score > maximum
        ? `${score} ist zu groß: höchstens ${maximum}.`
        : `${score} ist zu klein: mindestens ${minimum}.`,
    strangers: (one, other) => `${one} und ${other} spielen in dieser Runde nicht gegeneinander.`,
    taken: (board, result) => `Brett ${board} hat schon ein Ergebnis${result && `: ${result}`}.`,
    onItsWay: (board) => `Brett ${board} ist gerade unterwegs zum Server.`,
    correct: "Korrigieren",
    missingResult: (board) => `Brett ${board} hat noch kein Ergebnis, das zu prüfen wäre.`,
  },
  en: {
    label: "Result",
    labelAgain: "Result once more",
    hint: {
      "game-points":
        "board or name, score, score – e.g. 12 412 389, miller 412 389, 12 + - (forfeit)",
      "win-draw-loss":
        "board or name and 1, = or 0 – e.g. 12 1 (White won), miller =, 12 + - (forfeit), 12 - - (both absent)",
    },
    empty: "The line is still empty.",
    inOrder: "Board by board: type results alone",
    inOrderHint: {
      "game-points":
        "Now the scores alone – e.g. 412 389; with a board in front that board counts.",
      "win-draw-loss": "Now 1, = or 0 alone; with a board in front that board counts.",
    },
    letters: "ABC",
    digits: "123",
    board: (board) => `Board ${board}`,
    boardWord: "Board",
    difference: (points) => `Difference ${points}`,
    send: "Enter",
    ready: "Enter records it",
    draw: "a draw",
    unequal: "played; absent would be -",
    absent: "absent",
    unusual: (name, score) => `Unusual: ${counted(score, pointsTexts.en, "en")} for ${name}.`,
    confirmAgain: "Is it right? Press Enter once more.",
    byList: (teams) => `No line-up of ${teams}: entered as the list has it, see above.`,
    byListAgain: "Press Enter once more to enter it so.",
    impossible: (score, minimum, maximum) =>
      score > maximum
        ? `${score} is too large: at most ${maximum}.`
        : `${score} is too small: at least ${minimum}.`,
    strangers: (one, other) => `${one} and ${other} are not opponents in this round.`,
    taken: (board, result) => `Board ${board} already has a result${result && `: ${result}`}.`,
    onItsWay: (board) => `Board ${board} is on its way to the server.`,
    correct: "Correct it",
    missingResult: (board) => `Board ${board} has no result yet that could be checked.`,
  },
});

/** Texts that differ for team matches. */
const matchLineTexts = texts<
  Pick<
    LineTexts,
    | "hint"
    | "inOrder"
    | "inOrderHint"
    | "board"
    | "boardWord"
    | "taken"
    | "onItsWay"
    | "missingResult"
  >
>({
  de: {
    hint: {
      "game-points":
        "Kampf oder Mannschaft und je Brett beide Punktzahlen – z. B. 3 412 389, 367 401, 445 388, 380 395 (Brett kampflos + -, keiner x); nicht angetreten: 3 + -",
      "win-draw-loss":
        "Kampf oder Mannschaft und je Brett 1 = 0 (kampflos + -, keiner x, nicht gespielt ., Hängepartie ?) – z. B. 3 1=0+; nur der Stand: 3 2,5 1,5; nicht angetreten: 3 + -",
    },
    inOrder: "Kampf für Kampf: nur die Bretter tippen",
    inOrderHint: {
      "game-points":
        "Brett für Brett beide Punktzahlen, die der ersten Mannschaft zuerst: 412 389, 367 401 …; kampflos + -, keiner x",
      "win-draw-loss":
        "Brett für Brett aus Sicht der ersten Mannschaft: 1 = 0, kampflos + -, keiner x, nicht gespielt ., Hängepartie ?",
    },
    board: (board) => `Kampf ${board}`,
    boardWord: "Kampf",
    taken: (board, result) => `Kampf ${board} hat schon ein Ergebnis${result && `: ${result}`}.`,
    onItsWay: (board) => `Kampf ${board} ist gerade unterwegs zum Server.`,
    missingResult: (board) => `Kampf ${board} hat noch kein Ergebnis, das zu prüfen wäre.`,
  },
  en: {
    hint: {
      "game-points":
        "match or team and both scores of each board – e.g. 3 412 389, 367 401, 445 388, 380 395 (board forfeited + -, nobody x); did not come: 3 + -",
      "win-draw-loss":
        "match or team and 1 = 0 for each board (forfeits + -, nobody x, not played ., adjourned ?) – e.g. 3 1=0+; the totals alone: 3 2.5 1.5; did not come: 3 + -",
    },
    inOrder: "Match by match: type the boards alone",
    inOrderHint: {
      "game-points":
        "Board by board both scores, the first team’s first: 412 389, 367 401 …; forfeits + -, nobody x",
      "win-draw-loss":
        "Board by board as the first team scored: 1 = 0, forfeits + -, nobody x, not played ., adjourned ?",
    },
    board: (board) => `Match ${board}`,
    boardWord: "Match",
    taken: (board, result) => `Match ${board} already has a result${result && `: ${result}`}.`,
    onItsWay: (board) => `Match ${board} is on its way to the server.`,
    missingResult: (board) => `Match ${board} has no result yet that could be checked.`,
  },
});

/** Texts around the line: for games for two, or for team matches. */
export const lineTextsFor = (
  { match }: { readonly match: unknown },
  language: Language,
): LineTexts =>
  match === null ? lineTexts[language] : { ...lineTexts[language], ...matchLineTexts[language] };
