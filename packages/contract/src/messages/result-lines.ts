import type { ResultLineRefusal } from "@losfee/core";
import { resultLines, withoutGame } from "@losfee/messages/result-lines";
import type { Language } from "../language/language.ts";
import { formatChoice } from "../language/numbers.ts";
import type { Sentences } from "./message.ts";

/** True if a line is at most a name. */
const isWord = (text: string): boolean => /^\p{L}\D*$/u.test(text);

/**
 * Explains why a typed line is not a result, and how to write one. A browser loads it with the line
 * and has little room: the sentences that take the refusal as it is have no case of their own.
 */
export const describeResultLineRefusal = (
  refusal: ResultLineRefusal,
  language: Language,
): string => {
  const t = resultLines[language];
  switch (refusal.code) {
    case "line-not-understood":
    case "line-not-decided":
      return t[refusal.code]({ ...refusal, isWord: isWord(refusal.text) });
    case "line-unknown-board":
      return t[refusal.code]({ ofTeams: false, ...refusal });
    case "line-ambiguous-player":
      return t[refusal.code]({
        ...refusal,
        names: formatChoice(refusal.names, language),
        count: refusal.names.length,
      });
    case "line-marks-missing":
      return t[refusal.code]({ ...refusal, given: refusal.marks.length });
    case "line-scores-missing":
    case "line-scores-too-many":
      return t[refusal.code]({
        ...refusal,
        given: refusal.marks.length,
        hasRest: refusal.rest !== "",
      });
    case "line-no-game":
      return withoutGame[language][refusal.reason ?? "unknown"](refusal);
    case "line-score-missing": {
      const [score = ""] = refusal.scores;
      const isMark = refusal.results === "win-draw-loss";
      const missing = isMark ? "mark" : score === "" ? "both" : "second";
      return t[refusal.code]({ ...refusal, score, missing });
    }
    default: {
      const sentences: Sentences<typeof refusal> = t;
      // The table is complete by type, which TypeScript cannot follow through the look-up.
      const sentence = sentences[refusal.code] as string | ((given: typeof refusal) => string);
      return typeof sentence === "string" ? sentence : sentence(refusal);
    }
  }
};
