import type { ResultLineRefusal } from "@losfee/core";
import { boardsTexts, marksTexts, missing, withoutGame } from "@losfee/messages/result-lines";
import type { Language } from "../language/language.ts";
import { formatChoice } from "../language/numbers.ts";
import { counted } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";
import { numberOf, type Sentences, sentenceFor } from "./message.ts";

const missingScore = (
  {
    board,
    results,
    scores: [first],
  }: Extract<ResultLineRefusal, { readonly code: "line-score-missing" }>,
  language: Language,
): string => {
  const t = missing[language];
  if (results === "win-draw-loss") return t.mark({ board });
  return first === undefined ? t.both({ board }) : t.second({ board, score: first });
};

/** True if a line is at most a name. */
const isWord = (text: string): boolean => /^\p{L}\D*$/u.test(text);

const sentences = texts<Sentences<ResultLineRefusal>>({
  de: {
    "line-empty": () => "Die Zeile ist leer. Zum Beispiel: 12 412 389",
    "line-not-understood": ({ text }) =>
      `„${text}“ ist kein Ergebnis${isWord(text) ? " und passt zu niemandem in dieser Runde" : ""}. Brett und zwei Punktzahlen (12 412 389), Name und zwei Punktzahlen (meier 412 389), oder + und − für kampflos (12 + -).`,
    "line-fraction": ({ text }) =>
      `„${text}“: Punktzahlen sind ganze Zahlen. Brett und zwei Punktzahlen mit Leerzeichen dazwischen, z. B. 12 412 389.`,
    "line-unknown-board": ({ board, boards, ofTeams }) =>
      ofTeams === true
        ? `Einen Kampf ${board} gibt es nicht, die Runde hat ${boards}. Startnummern von Mannschaften bitte mit # schreiben: #${board}.`
        : `Ein Brett ${board} gibt es nicht, die Runde hat ${boards}. Nummern von Personen bitte mit # schreiben: #${board} 412 389.`,
    "line-unknown-player": ({ text }) =>
      `„${text}“ passt zu niemandem in dieser Runde. Bitte Schreibweise prüfen oder das Brett angeben.`,
    "line-ambiguous-player": ({ text, names }) =>
      names.length === 0
        ? `„${text}“ passt zu mehreren, von denen niemand in dieser Runde spielt. Bitte den Namen ausschreiben.`
        : `„${text}“ passt zu mehreren: ${formatChoice(names, "de")}? Bitte mehr vom Namen oder das Brett angeben.`,
    "line-marks-missing": ({ board, marks, boards }) =>
      `Kampf ${board}: ${marks.length} von ${boards} Brettern. Je Brett ein Zeichen: 1 = 0, kampflos + oder −, keiner da x, nicht gespielt ., Hängepartie ? – oder nur der Stand, z. B. ${board} 2,5 1,5.`,
    "line-marks-too-many": ({ board, marks, boards }) =>
      `Kampf ${board}: ${marks.length} Zeichen, aber ein Kampf hat ${counted(boards, boardsTexts.de, "de")}.`,
    "line-scores-missing": ({ board, marks, boards, rest }) =>
      `Kampf ${board}: ${marks.length} von ${boards} Brettern${rest === "" ? "" : `, dann „${rest}“`}. Je Brett beide Punktzahlen (412 389), kampflos + oder −, keiner da x, nicht gespielt ., abgebrochen ?.`,
    "line-scores-too-many": ({ board, boards, rest }) =>
      `Kampf ${board}: mehr Punktzahlen als Bretter${rest === "" ? "" : ` („${rest}“)`}. Ein Kampf hat ${counted(boards, boardsTexts.de, "de")}, je Brett zwei Punktzahlen.`,
    "line-no-scored-match": ({ text }) =>
      `„${text}“ ist kein Ergebnis eines Kampfes. Kampf oder Mannschaft und je Brett beide Punktzahlen (3 412 389, 367 401 …), oder + und − für nicht angetreten (3 + -).`,
    "line-no-match": ({ text, boards }) =>
      `„${text}“ ist kein Ergebnis eines Kampfes. Kampf oder Mannschaft und ${counted(boards, marksTexts.de, "de")} (3 1=0+), oder der Stand (3 2,5 1,5), oder + und − für nicht angetreten (3 + -).`,
    "line-no-game": ({ name, reason }) => withoutGame.de[reason ?? "unknown"]({ name }),
    "line-place-missing": ({ text }) =>
      `Zu welchem Brett gehört „${text}“? Bitte Brett oder Namen davor schreiben, z. B. 12 ${text}.`,
    "line-score-missing": (refusal) => missingScore(refusal, "de"),
    "line-sign-missing": ({ board, sign }) =>
      `Brett ${board}: Das zweite Zeichen fehlt noch: + war da, − nicht, z. B. ${board} ${sign === "+" ? "+ -" : "- +"}.`,
    "line-too-much": ({ board, text }) =>
      `Brett ${board}: „${text}“ ist zu viel. Eine Partie hat zwei Punktzahlen.`,
    "line-nobody-absent": ({ board }) =>
      `Brett ${board}: + + heißt, beide waren da. Dann bitte die Punkte eingeben.`,
    "line-not-decided": ({ text }) =>
      `„${text}“ ist kein Ergebnis${isWord(text) ? " und passt zu niemandem in dieser Runde" : ""}. Brett oder Name und 1, ½ (auch = oder 0,5) oder 0 aus Sicht von Weiß oder der genannten Person (12 1, meier =), beide Seiten (12 1-0, auch 12 ½-0 oder 12 0-0), oder + und − für kampflos (12 + -; beide nicht da: 12 - -).`,
  },
  en: {
    "line-empty": () => "The line is empty. For example: 12 412 389",
    "line-not-understood": ({ text }) =>
      `“${text}” is not a result${isWord(text) ? " and matches nobody in this round" : ""}. Give a board and two scores (12 412 389), a name and two scores (meier 412 389), or + and − for a forfeit (12 + -).`,
    "line-fraction": ({ text }) =>
      `“${text}”: scores are whole numbers. Give a board and two scores with spaces between them, e.g. 12 412 389.`,
    "line-unknown-board": ({ board, boards, ofTeams }) =>
      ofTeams === true
        ? `There is no match ${board}; the round has ${boards}. Write pairing numbers of teams with #: #${board}.`
        : `There is no board ${board}; the round has ${boards}. Write players’ numbers with #: #${board} 412 389.`,
    "line-unknown-player": ({ text }) =>
      `“${text}” matches nobody in this round. Check the spelling, or give the board.`,
    "line-ambiguous-player": ({ text, names }) =>
      names.length === 0
        ? `“${text}” matches several players, none of whom plays in this round. Write the name in full.`
        : `“${text}” matches several players: ${formatChoice(names, "en")}? Give more of the name, or the board.`,
    "line-marks-missing": ({ board, marks, boards }) =>
      `Match ${board}: ${marks.length} of ${boards} boards. One mark for each: 1 = 0, forfeits + or −, nobody came x, not played ., adjourned ? – or the totals alone, e.g. ${board} 2.5 1.5.`,
    "line-marks-too-many": ({ board, marks, boards }) =>
      `Match ${board}: ${marks.length} marks, but a match has ${counted(boards, boardsTexts.en, "en")}.`,
    "line-scores-missing": ({ board, marks, boards, rest }) =>
      `Match ${board}: ${marks.length} of ${boards} boards${rest === "" ? "" : `, then “${rest}”`}. Both scores of each board (412 389), forfeits + or −, nobody came x, not played ., broken off ?.`,
    "line-scores-too-many": ({ board, boards, rest }) =>
      `Match ${board}: more scores than boards${rest === "" ? "" : ` (“${rest}”)`}. A match has ${counted(boards, boardsTexts.en, "en")}, each with two scores.`,
    "line-no-scored-match": ({ text }) =>
      `“${text}” is not the result of a match. Give a match or a team and both scores of each board (3 412 389, 367 401 …), or + and − for a team that did not come (3 + -).`,
    "line-no-match": ({ text, boards }) =>
      `“${text}” is not the result of a match. Give a match or a team and ${counted(boards, marksTexts.en, "en")} (3 1=0+), or the totals (3 2.5 1.5), or + and − for a team that did not come (3 + -).`,
    "line-no-game": ({ name, reason }) => withoutGame.en[reason ?? "unknown"]({ name }),
    "line-place-missing": ({ text }) =>
      `Which board is “${text}” about? Put the board or a name in front, e.g. 12 ${text}.`,
    "line-score-missing": (refusal) => missingScore(refusal, "en"),
    "line-sign-missing": ({ board, sign }) =>
      `Board ${board}: the second sign is still missing: + was there, − was not, e.g. ${board} ${sign === "+" ? "+ -" : "- +"}.`,
    "line-too-much": ({ board, text }) =>
      `Board ${board}: “${text}” is too much. A game has two scores.`,
    "line-nobody-absent": ({ board }) =>
      `Board ${board}: + + says that both were present. Enter their scores instead.`,
    "line-not-decided": ({ text }) =>
      `“${text}” is not a result${isWord(text) ? " and matches nobody in this round" : ""}. Give a board or name and 1, ½ (also = or 0.5) or 0, as White or who was named scored (12 1, meier =), both sides (12 1-0, also 12 ½-0 or 12 0-0), or + and − for a forfeit (12 + -; both absent: 12 - -).`,
  },
});

/** Explains why a typed line is not a result, and how to write one. */
export const describeResultLineRefusal = (refusal: ResultLineRefusal, language: Language): string =>
  sentenceFor(sentences[language], refusal, numberOf);
