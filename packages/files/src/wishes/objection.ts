import { hasWish, type Scene } from "./scene.ts";
import type { Clause, Sentence } from "./sentences.ts";
import type { PlainWish, WishContent } from "./wish.ts";
import { GOES_ON, REPORTED, WRONG } from "./words-of-membership.ts";
import { GAME } from "./words-of-results.ts";

const OBJECTION =
  /\b(?:(?:lege|erhebe|melde|reiche|hiermit|mein|my|formally|file|raise|lodge|formal)\b.{0,60}\b(?:einspruch|widerspruch|protest|objection)|einspruch|widerspreche|protestiere|beanstande|i object|object to|i dispute|i contest|i protest)\b/;
/** Returns the objection that a clause raises. */
export const objectionOf = ({ words, negated }: Clause): readonly PlainWish[] =>
  !negated && OBJECTION.test(words) ? [{ wish: { kind: "objection" }, certain: true }] : [];

/** "Ich habe nicht verloren", "we did not agree a draw, the game is still on". */
const DENIES =
  /\b(?:ich|i|wir|we)\b.{0,60}\b(?:verloren|aufgegeben|lost|lose|resigned|resign|remis|unentschieden|draw)\b|\b(?:verloren|aufgegeben|remis|draw)\b.{0,30}\b(?:habe ich|haben wir)\b/;

const STILL_ON =
  /\b(?:(?:laeuft|spielen|spiele) (?:\w+ ){0,2}(?:noch|weiter)|noch nicht (?:zu ende|beendet|vorbei)|still (?:\w+ ){0,2}(?:running|playing|going|on)|in progress|(?:is not|isn't) over)\b/;

/**
 * A denial objects to a report, if there is one: only the pyramid knows. "Noch nicht verloren"
 * denies nothing that was reported.
 */
export const readDenial = ({ mood, words, clauses, in: where }: Sentence): PlainWish | null => {
  if (where !== "text" || (mood !== "asserted" && mood !== "retracted")) return null;
  const denies = clauses.some(
    ({ words: it, negated, hangs }) =>
      negated && hangs === null && DENIES.test(it) && !/\b(?:noch|yet|fast|almost)\b/.test(it),
  );
  const insists = STILL_ON.test(words) || /\b(?:sondern|but|nie|never)\b/.test(words);
  return denies && insists ? { wish: { kind: "objection" }, certain: false } : null;
};

/** Objections to another player's report; the sender's own is taken back. */
const WRONG_REPORT =
  /\b(?:gemeldete[ns]?|eingetragene[ns]?|veroeffentlichte[ns]?|das|dieses|the|this|reported|published) (?:ergebnis|resultat|meldung|result|score)\b.{0,30}\b(?:falsch|stimmt (?:so )?nicht|nicht (?:richtig|korrekt)|wrong|incorrect|not (?:right|correct|true))\b/;
const OWN_REPORT =
  /\b(?:mein\w*|my|ich (?:\w+ ){0,6}(?:gemeldet|geschrieben)|i (?:reported|wrote|sent))\b/;

/** "Das Ergebnis ist falsch, ich erhebe Einspruch" takes nothing back. */
export const readObjection = ({ words, clauses }: Sentence): readonly PlainWish[] => {
  if (WRONG_REPORT.test(words) && !OWN_REPORT.test(words) && !OBJECTION.test(words))
    return [{ wish: { kind: "objection" }, certain: false }];
  const denied = clauses.some(({ words: it, negated }) => negated && OBJECTION.test(it));
  if (
    denied ||
    !OBJECTION.test(words) ||
    !/\b(?:falsch|wrong|stimmt nicht|not true|unsinn)\b/.test(words)
  )
    return [];
  const back = /\b(?:zurueck\w*|withdraw\w*|retract\w*|back)\b/.test(words);
  return back ? [] : [{ wish: { kind: "objection" }, certain: true }];
};

/** Returns the objection that a sentence implies: a report is denied, or its game goes on. */
export const impliedObjection = (sentence: Sentence, scene: Scene): WishContent | null => {
  const { words, mood } = sentence;
  if (sentence.in === "below" || mood === "asked" || mood === "conditional") return null;
  if (hasWish(scene, "objection")) return null;
  const isReport = scene.speaksOf(REPORTED) || scene.speaksOf(GAME) || scene.speaksOf(SCORE);
  return isReport && (WRONG.test(words) || GOES_ON.test(words)) ? { kind: "objection" } : null;
};

const SCORE = /\b[01] ?[-:] ?[01]\b/;
