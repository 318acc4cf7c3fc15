import type { ResultLineRefusal } from "@losfee/core";
import { resultLines, withoutGame } from "@losfee/messages/result-lines";
import type { Language } from "../language/language.ts";
import { formatChoice } from "../language/numbers.ts";
import { eachLanguage } from "../language/texts.ts";
import { numberOf, type Sentences, sentenceFor } from "./message.ts";

/** True if a line is at most a name. */
const isWord = (text: string): boolean => /^\p{L}\D*$/u.test(text);

const sentences = eachLanguage(
  resultLines,
  (t, language): Sentences<ResultLineRefusal> => ({
    ...t,
    "line-not-understood": ({ text }) => t["line-not-understood"]({ text, isWord: isWord(text) }),
    "line-not-decided": ({ text }) => t["line-not-decided"]({ text, isWord: isWord(text) }),
    "line-unknown-board": ({ ofTeams = false, ...given }) =>
      t["line-unknown-board"]({ ...given, ofTeams }),
    "line-ambiguous-player": ({ text, names }) =>
      t["line-ambiguous-player"]({
        text,
        names: formatChoice(names, language),
        count: names.length,
      }),
    "line-marks-missing": ({ marks, ...given }) =>
      t["line-marks-missing"]({ ...given, given: marks.length }),
    "line-marks-too-many": ({ marks, ...given }) =>
      t["line-marks-too-many"]({ ...given, given: marks.length }),
    "line-scores-missing": ({ marks, ...given }) =>
      t["line-scores-missing"]({ ...given, given: marks.length, hasRest: given.rest !== "" }),
    "line-scores-too-many": (given) =>
      t["line-scores-too-many"]({ ...given, hasRest: given.rest !== "" }),
    "line-no-game": ({ name, reason }) => withoutGame[language][reason ?? "unknown"]({ name }),
    "line-score-missing": ({ board, results, scores: [score = ""] }) =>
      t["line-score-missing"]({
        board,
        score,
        missing: results === "win-draw-loss" ? "mark" : score === "" ? "both" : "second",
      }),
    "line-sign-missing": ({ board, sign }) =>
      t["line-sign-missing"]({ board, signs: sign === "+" ? "+ -" : "- +" }),
  }),
);

/** Explains why a typed line is not a result, and how to write one. */
export const describeResultLineRefusal = (refusal: ResultLineRefusal, language: Language): string =>
  sentenceFor(sentences[language], refusal, numberOf);
