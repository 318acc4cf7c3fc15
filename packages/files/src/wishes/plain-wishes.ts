import { writtenDays } from "./days.ts";
import { speaksOfHoliday } from "./holiday.ts";
import { FOREIGN } from "./others.ts";
import type { ReadingContext } from "./reading-context.ts";
import { type Clause, mayWish, type Sentence } from "./sentences.ts";
import type { WishContent } from "./wish.ts";

/** A wish recognised by a word or two. */
export interface PlainWish {
  readonly wish: WishContent;
  readonly certain: boolean;
}

/** Reads wishes that only need the words of one sentence: assertions by the sender. */
export const readPlainWishes = (
  sentence: Sentence,
  context: ReadingContext,
): readonly PlainWish[] => {
  const denial = readDenial(sentence);
  return denial === null ? readOwnWishes(sentence, context) : [denial];
};

/** "Ich habe nicht verloren", "we did not agree a draw, the game is still on". */
const DENIES =
  /\b(?:ich|i|wir|we)\b.{0,60}\b(?:verloren|aufgegeben|lost|lose|resigned|resign|remis|unentschieden|draw)\b|\b(?:verloren|aufgegeben|remis|draw)\b.{0,30}\b(?:habe ich|haben wir)\b/;

const STILL_ON =
  /\b(?:(?:laeuft|spielen|spiele) (?:\w+ ){0,2}(?:noch|weiter)|noch nicht (?:zu ende|beendet|vorbei)|still (?:\w+ ){0,2}(?:running|playing|going|on)|in progress|(?:is not|isn't) over)\b/;

/**
 * A denial objects to a report, if there is one: only the pyramid knows. "Noch nicht verloren"
 * denies nothing that was reported.
 */
const readDenial = ({ mood, words, clauses, in: where }: Sentence): PlainWish | null => {
  if (where !== "text" || (mood !== "asserted" && mood !== "retracted")) return null;
  const denies = clauses.some(
    ({ words: it, negated, hangs }) =>
      negated && hangs === null && DENIES.test(it) && !/\b(?:noch|yet|fast|almost)\b/.test(it),
  );
  const insists = STILL_ON.test(words) || /\b(?:sondern|but|nie|never)\b/.test(words);
  return denies && insists ? { wish: { kind: "objection" }, certain: false } : null;
};

const readOwnWishes = (sentence: Sentence, context: ReadingContext): readonly PlainWish[] => {
  const { mood } = sentence;
  if (mood === "retracted") return readObjection(sentence);
  if (!mayWish(mood)) return [];
  const adjudication = readAdjudication(sentence);
  if (adjudication !== null) return [adjudication];
  return sentence.clauses.flatMap((clause) => {
    if (clause.hangs === "condition" || isOfAnother(clause.words, context)) return [];
    const answer = supposes(clause, sentence) ? null : readAnswer(clause);
    const found = answer === null ? OTHERS.flatMap((read) => read(clause) ?? []) : [answer];
    return found.map(({ wish, certain }) => ({ wish, certain: certain && mood === "asserted" }));
  });
};

/** Objections to another player's report; the sender's own is taken back. */
const WRONG_REPORT =
  /\b(?:gemeldete[ns]?|eingetragene[ns]?|veroeffentlichte[ns]?|das|dieses|the|this|reported|published) (?:ergebnis|resultat|meldung|result|score)\b.{0,30}\b(?:falsch|stimmt (?:so )?nicht|nicht (?:richtig|korrekt)|wrong|incorrect|not (?:right|correct|true))\b/;
const OWN_REPORT =
  /\b(?:mein\w*|my|ich (?:\w+ ){0,6}(?:gemeldet|geschrieben)|i (?:reported|wrote|sent))\b/;

/** "Das Ergebnis ist falsch, ich erhebe Einspruch" takes nothing back. */
const readObjection = ({ words, clauses }: Sentence): readonly PlainWish[] => {
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

const I = /\b(?:ich|i|i'd|i'm|mich|mir|my|mein\w*|we|wir|hiermit|bitte|please)\b/;

/** True if another person does it: a name or "he" without "I". */
const isOfAnother = (words: string, { names, sender }: ReadingContext): boolean => {
  if (FOREIGN.test(words) && !/\b(?:ich|i|i'm|i'd|mich)\b/.test(words)) return true;
  if (I.test(words)) return false;
  if (/\b(?:er|he|she|sie|gegner\w*|opponent|du|you)\b/.test(words)) return true;
  return names(words).some(
    ({ candidates, offset }) =>
      !candidates.includes(sender ?? -1) &&
      !/\b(?:gegen|against|von|by|from|an|to|the)(?: \w+)? $/.test(words.slice(0, offset)),
  );
};

const CHALLENGE_WORD =
  "(?:herausforderung|forderung|challenge|partie|game|spiel|duell|kampf|handschuh)";
const ACCEPTS = new RegExp(
  `\\b(?:(?:nehme|nehm|nimm)\\b.{0,60}\\b${CHALLENGE_WORD}\\b.{0,30}\\ban|${CHALLENGE_WORD}\\b.{0,60}\\b(?:nehme|nehm|nimm) ich\\b.{0,40}\\ban|(?:ich )?nehme (?:\\w+ ){0,3}an(?=\\W*$)|${CHALLENGE_WORD}\\b.{0,30}\\b(?:angenommen|accepted)|(?:accept|accepting|accepted|akzeptiere|bestaetige)\\b.{0,40}\\b(?:${CHALLENGE_WORD}|it)|challenge accepted|stelle mich der)\\b`,
);
const REFUSES = new RegExp(
  `\\b(?:(?:lehne|lehn)\\b.{0,60}\\bab|${CHALLENGE_WORD}\\b.{0,30}\\b(?:abgelehnt|ablehnen|abzulehnen|declined|refused)|(?:must|have to|do|hereby|i|i'd rather|muss|moechte)\\b.{0,40}\\b(?:decline|refuse|reject|ablehnen)|(?:decline|refuse|reject)\\b.{0,40}\\b${CHALLENGE_WORD})\\b`,
);
const CANNOT_ACCEPT = new RegExp(
  `\\b(?:${CHALLENGE_WORD}\\b.{0,40}\\b(?:annehmen|an)|(?:accept|annehmen|nehme)\\b.{0,60}\\b(?:${CHALLENGE_WORD}|an)|take (?:it|your challenge) up)\\b`,
);
/** Agreement without its subject. */
const AGREES =
  /^\W*(?:einverstanden|agreed|confirmed|bestaetigt|angenommen|accepted|akzeptiert|challenge accepted)\W*$/;
const ABOUT_DRAW = /\b(?:remis\w*|draw|unentschieden|angebot\w*|offer\w*)\b/;
const PROMISED = /\b(?:werde|will|morgen|tomorrow|spaeter|later|bald|soon)\b/;

/** "Ich nehme an, er hat keine Zeit" accepts nothing. */
const supposes = ({ words, offset }: Clause, { clauses }: Sentence): boolean => {
  const next = clauses.find((clause) => clause.offset > offset);
  return (
    next !== undefined &&
    /\bnehme (?:(?:mal|stark|einfach|doch|nun|jetzt) )*an\W*$/.test(words) &&
    !/^\W*(?:und|and|mit|dank\w*|gruss|gruesse|dein\w*|mein\w*|ich (?:spiele|ziehe|antworte)|auf|viel|[a-h]\d|\d)/.test(
      next.words,
    )
  );
};

/** "Dein e4 beantworte ich mit c5". */
const REPLIES = /\bbeantworte\b.{0,40}\bmit\b/;

/** Less formal words for refusing, which are said of other things, too. */
const DECLINES_LOOSELY =
  /\b(?:absagen|sage\b.{0,40}\bab|(?:heraus)?forderung\b.{0,40}\bausschlagen|schlage\b.{0,60}\bforderung\b.{0,40}\baus|(?:count|consider|treat|take|regard) (?:\w+ ){0,3}(?:as )?(?:declined|refused|a no|rejected)|(?:no|nein),? (?:thanks|thank you|danke)|nein,? lieber nicht|passe(?: ich)?|i(?:'ll| will)? pass|have to pass|(?:muss|musste) (?:\w+ ){0,4}(?:passen|verzichten)|verzichte)\b/;

/** "Gegen Max möchte ich nicht spielen", "I'd rather not play Max". */
const WILL_NOT_PLAY =
  /\b(?:(?:moechte|will|mag|kann)\b.{0,50}\b(?:nicht|keine partie)\b.{0,30}\b(?:spielen|antreten)|(?:rather not|don't want to|do not want to|can't|cannot|won't|will not) (?:\w+ )?(?:play|face))\b/;

const readAnswer = ({ words, negated }: Clause): PlainWish | null => {
  if (ABOUT_DRAW.test(words)) return null;
  if (negated) {
    // "I do not decline" is no basis for an action.
    if (REFUSES.test(words)) return null;
    if (CANNOT_ACCEPT.test(words)) return { wish: { kind: "refusal" }, certain: true };
    const loosely = WILL_NOT_PLAY.test(words) || DECLINES_LOOSELY.test(words);
    return loosely ? { wish: { kind: "refusal" }, certain: false } : null;
  }
  if (REFUSES.test(words)) return { wish: { kind: "refusal" }, certain: true };
  if (DECLINES_LOOSELY.test(words)) return { wish: { kind: "refusal" }, certain: false };
  if (REPLIES.test(words)) return { wish: { kind: "acceptance" }, certain: false };
  if (AGREES.test(words)) return { wish: { kind: "acceptance" }, certain: false };
  if (!ACCEPTS.test(words)) return null;
  return { wish: { kind: "acceptance" }, certain: !PROMISED.test(words) };
};

const OBJECTION =
  /\b(?:(?:lege|erhebe|melde|reiche|hiermit|mein|my|formally|file|raise|lodge|formal)\b.{0,60}\b(?:einspruch|widerspruch|protest|objection)|einspruch|widerspreche|protestiere|beanstande|i object|object to|i dispute|i contest|i protest)\b/;
const ADJUDICATION = /\b(?:abschaetz\w*|abzuschaetzen|adjudicat\w*)\b/;
const CLAIMS_WIN = /\b(?:gewinn\w*|gewonnen\w*|won|win|winning|sieg)\b/;
const CLAIMS_DRAW = /\b(?:remis|unentschieden|draw|drawn)\b/;
const RETIREMENT =
  /\b(?:ruecktritt|trete\b.{0,60}\b(?:zurueck|aus)|zurueck(?:zu)?treten|austreten|auszutreten|austritt|(?:aus|von) der pyramide\b.{0,40}\b(?:aus\w*|zurueck\w*|abmelden|abzumelden|austreten|streichen|nehmen|verabschiede\w*|loeschen|raus)|scheide\b.{0,60}\baus|verlasse\b.{0,20}\bpyramide|pyramide (?:\w+ ){0,3}(?:zu )?verlassen|zieh\w* mich\b.{0,60}\bzurueck|mich\b.{0,40}\b(?:zurueckziehen|zurueckzuziehen)|zurueckziehen\b.{0,30}\bpyramide|pyramide\b.{0,40}\b(?:zurueckziehen|aussteigen|aufhoeren)|steige\b.{0,60}\baus|hoere\b.{0,30}\bauf|melde (?:ich )?mich\b.{0,60}\bab|(?:beende|kuendige)\b.{0,60}\b(?:pyramide|mitgliedschaft|teilnahme)|(?:bin|ist) (?:\w+ ){0,4}schluss\b.{0,40}\bpyramide|(?:call(?:ing)? it quits|give up|giving up|drop(?:ping)? out|bow(?:ing)? out|step(?:ping)? down)\b.{0,30}\b(?:pyramid|ladder)|(?:retire|withdraw|resign)\b.{0,30}\b(?:from|the) (?:the )?(?:pyramid|ladder|club|tournament)|leav(?:e|ing) the (?:pyramid|ladder)|(?:take|remove|delete) me (?:off|from|out of) the (?:pyramid|ladder)|quit(?:ting)? the (?:pyramid|ladder)|i (?:hereby )?retire)\b/;
const STAY =
  /\b(?:bleibe\b.{0,40}\b(?:dabei|in der pyramide|drin|mitglied)|in der pyramide bleiben|(?:spiele|mache|bin) (?:\w+ )?weiter(?:hin)?\b.{0,20}\b(?:dabei|mit)|weiter(?:hin)?\b.{0,20}\b(?:dabei|mitspielen)|(?:stay|staying|remain)\b.{0,20}\b(?:in|on) the (?:pyramid|ladder)|^i stay(?=[.!]*$)|keep my (?:place|seat)|still want to play|i'm still in)\b/;
const JOINING =
  /\b(?:anmeldung|melde mich\b.{0,60}\ban|(?:an der pyramide |in die pyramide |in der pyramide )(?:teilnehmen|mitspielen|einsteigen|teilzunehmen|mitzuspielen)|in die pyramide auf\w*|sign (?:me )?up|join the (?:pyramid|ladder)|register me|new player)\b/;

const plain =
  (pattern: RegExp, wish: WishContent, sure: boolean) =>
  ({ words, negated }: Clause): PlainWish | null =>
    !negated && pattern.test(words) ? { wish, certain: sure } : null;

const readAdjudication = ({ words, clauses }: Sentence): PlainWish | null => {
  if (!ADJUDICATION.test(words)) return null;
  const negated = clauses.some((clause) => clause.negated);
  const [win, draw] = [CLAIMS_WIN.test(words), CLAIMS_DRAW.test(words)];
  const claim = negated || win === draw ? null : win ? "win" : "draw";
  return { wish: { kind: "adjudication", claim }, certain: !negated && win !== draw };
};

const PYRAMID = "(?:pyramid\\w*|ladder)";

/** "Ich möchte nicht mehr in der Pyramide mitspielen". */
const PLAYS_NO_LONGER = new RegExp(
  `\\b(?:nicht (?:mehr|laenger|weiter)|no longer)\\b.{0,40}\\b${PYRAMID}\\b|\\b${PYRAMID}\\b.{0,40}\\b(?:nicht (?:mehr|laenger|weiter)|no longer|any ?more)\\b|\\b(?:not|don't)\\b.{0,40}\\b${PYRAMID}\\b.{0,20}\\bany ?(?:more|longer)\\b`,
);

/** "Zurücktreten" from a game differs from leaving the pyramid. */
const readRetirement = ({ words, negated }: Clause): PlainWish | null => {
  if (PLAYS_NO_LONGER.test(words)) return { wish: { kind: "retirement" }, certain: false };
  if (negated || !RETIREMENT.test(words)) return null;
  // "Ich melde mich vom 1. bis 10. ab": days away, unless it says from what.
  const pyramid = /\bpyramid|\bladder|\bclub\b/.test(words);
  if (
    /\b(?:partie|spiel|game|match|warteliste|list|heraus\w*|challenge\w*)\b/.test(words) &&
    !pyramid
  )
    return null;
  if (!pyramid && (speaksOfHoliday(words) || writtenDays(words).length > 1)) return null;
  return { wish: { kind: "retirement" }, certain: true };
};

/** The director has to enter new players in any case. */
const OTHERS: readonly ((clause: Clause) => PlainWish | null)[] = [
  plain(OBJECTION, { kind: "objection" }, true),
  readRetirement,
  plain(STAY, { kind: "stay" }, true),
  plain(JOINING, { kind: "joining" }, false),
];
