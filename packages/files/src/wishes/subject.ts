/** An answer carries the subject of the original mail: another person's words. */
const ANSWER =
  /^\s*(?:\[[^\]]{1,60}\]\s*)?(?:re|aw|antw|antwort|sv|ref|betr\.? ?re|odp|ynt|rep|rép)\s*(?:\[\d{1,3}\]|\(\d{1,3}\))?\s*:/i;
const FORWARD =
  /^\s*(?:\[[^\]]{1,60}\]\s*)?(?:fwd?|wg|wtr|tr|weitergeleitet|weiterleitung|vs|i)\s*(?:\[\d{1,3}\])?\s*:/i;

/** Our own letters begin with the competition's name in brackets. */
const OWN_LETTER = /^\s*\[[^\]]{1,200}\]/;

/** Returns by its subject whether a mail is an answer, forwarded, or new. */
export const kindOfSubject = (subject: string): "answer" | "forward" | "own" => {
  if (FORWARD.test(subject)) return "forward";
  return ANSWER.test(subject) ? "answer" : "own";
};

/** True if a subject is not the sender's: of an answer, a forwarded mail, or our own letter. */
export const isSubjectOfOthers = (subject: string): boolean =>
  kindOfSubject(subject) !== "own" || OWN_LETTER.test(subject);
