/** An answer carries the subject of the mail that it answers: somebody else's words. */
const ANSWER =
  /^\s*(?:\[[^\]]{1,60}\]\s*)?(?:re|aw|antw|antwort|sv|ref|betr\.? ?re|odp|ynt|rep|rép)\s*(?:\[\d{1,3}\]|\(\d{1,3}\))?\s*:/i;
const FORWARD =
  /^\s*(?:\[[^\]]{1,60}\]\s*)?(?:fwd?|wg|wtr|tr|weitergeleitet|weiterleitung|vs|i)\s*(?:\[\d{1,3}\])?\s*:/i;

/** Our own letters begin with the competition's name in brackets. */
const OWN_LETTER = /^\s*\[[^\]]{1,200}\]/;

/** Whether a mail answers or passes on another, by its subject. */
export const kindOfSubject = (subject: string): "answer" | "forward" | "own" => {
  if (FORWARD.test(subject)) return "forward";
  return ANSWER.test(subject) ? "answer" : "own";
};

/** Whether a subject has somebody else's words: of an answer, a mail passed on, or our own letter. */
export const isSubjectOfOthers = (subject: string): boolean =>
  kindOfSubject(subject) !== "own" || OWN_LETTER.test(subject);
