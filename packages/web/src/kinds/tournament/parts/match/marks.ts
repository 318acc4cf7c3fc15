import { formatScore, type Language } from "@losfee/contract";
import { type BoardOutcome, isTableOutcome, type Outcome } from "@losfee/core";
import { marksWords } from "@losfee/messages/tournament-parts-match";

/** Result of a board in a word: `1–0`, `½–½`, `+ –`, `adjourned`. */
export const boardMarks = (outcome: BoardOutcome, language: Language): string => {
  switch (outcome.kind) {
    case "played":
      return formatScore(outcome.scores);
    case "forfeit":
      return ([0, 1] as const).map((side) => (outcome.absent.includes(side) ? "−" : "+")).join(" ");
    case "not-played":
      return marksWords[language].notPlayed;
    case "adjourned":
      return marksWords[language].adjourned;
  }
};

/** Results of a match's boards, to append to its score: ` (1: 1–0, 2: ½–½)`, or empty. */
export const boardsText = (outcome: Outcome, language: Language): string => {
  const boards = !isTableOutcome(outcome) && outcome.kind === "played" ? outcome.boards : undefined;
  if (boards === undefined) return "";
  const marks = boards.map(
    (board, index) => `${index + 1}: ${boardMarks(board.outcome, language)}`,
  );
  return ` (${marks.join(", ")})`;
};
