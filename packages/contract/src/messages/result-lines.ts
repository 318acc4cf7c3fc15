import type { ResultLineRefusal } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { formatChoice } from "../language/numbers.ts";
import { numberOf, type Sentences, sentenceFor } from "./message.ts";

const sentences: Readonly<Record<Language, Sentences<ResultLineRefusal>>> = {
  de: {
    "line-empty": () => "Die Zeile ist leer. Zum Beispiel: 12 412 389",
    "line-not-understood": ({ text }) =>
      `„${text}“ ist kein Ergebnis. Brett und zwei Punktzahlen (12 412 389), Name und zwei Punktzahlen (meier 412 389), oder + und − für kampflos (12 + -).`,
    "line-unknown-board": ({ board, boards }) =>
      `Ein Brett ${board} gibt es nicht, die Runde hat ${boards}. Nummern von Personen bitte mit # schreiben: #${board} 412 389.`,
    "line-unknown-player": ({ text }) =>
      `„${text}“ passt zu niemandem in dieser Runde. Bitte Schreibweise prüfen oder das Brett angeben.`,
    "line-ambiguous-player": ({ text, names }) =>
      names.length === 0
        ? `„${text}“ passt zu mehreren, von denen niemand in dieser Runde spielt. Bitte den Namen ausschreiben.`
        : `„${text}“ passt zu mehreren: ${formatChoice(names, "de")}? Bitte mehr vom Namen oder das Brett angeben.`,
    "line-no-game": ({ name }) =>
      `${name} hat in dieser Runde keine Partie. Bitte den Namen oder die Runde prüfen.`,
    "line-not-decided": ({ text }) =>
      `„${text}“ ist kein Ergebnis. Brett oder Name und 1, ½ (auch = oder 0,5) oder 0 aus Sicht von Weiß oder der genannten Person (12 1, meier =), beide Seiten (12 1-0, auch 12 ½-0 oder 12 0-0), oder + und − für kampflos (12 + -; beide nicht da: 12 - -).`,
  },
  en: {
    "line-empty": () => "The line is empty. For example: 12 412 389",
    "line-not-understood": ({ text }) =>
      `“${text}” is not a result. Give a board and two scores (12 412 389), a name and two scores (meier 412 389), or + and − for a forfeit (12 + -).`,
    "line-unknown-board": ({ board, boards }) =>
      `There is no board ${board}; the round has ${boards}. Write players’ numbers with #: #${board} 412 389.`,
    "line-unknown-player": ({ text }) =>
      `“${text}” matches nobody in this round. Check the spelling, or give the board.`,
    "line-ambiguous-player": ({ text, names }) =>
      names.length === 0
        ? `“${text}” matches several players, none of whom plays in this round. Write the name in full.`
        : `“${text}” matches several players: ${formatChoice(names, "en")}? Give more of the name, or the board.`,
    "line-no-game": ({ name }) => `${name} has no game in this round. Check the name or the round.`,
    "line-not-decided": ({ text }) =>
      `“${text}” is not a result. Give a board or name and 1, ½ (also = or 0.5) or 0, as White or who was named scored (12 1, meier =), both sides (12 1-0, also 12 ½-0 or 12 0-0), or + and − for a forfeit (12 + -; both absent: 12 - -).`,
  },
};

/** Why a typed line is not a result, and how to write one. */
export const describeResultLineRefusal = (refusal: ResultLineRefusal, language: Language): string =>
  sentenceFor(sentences[language], refusal, numberOf);
