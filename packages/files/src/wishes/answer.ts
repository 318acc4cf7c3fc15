import { hasWish, isCalm, mayAsk, type Scene } from "./scene.ts";
import type { Clause, Sentence } from "./sentences.ts";
import type { PlainWish, WishContent } from "./wish.ts";
import { AWAY } from "./words-of-absence.ts";
import { ACCEPTS, DENIED_ACT, LACKS, REFUSES } from "./words-of-challenges.ts";

const CHALLENGE_WORD =
  "(?:herausforderung|forderung|challenge|partie|game|spiel|duell|kampf|handschuh)";
const ACCEPTS_PLAINLY = new RegExp(
  `\\b(?:(?:nehme|nehm|nimm)\\b.{0,60}\\b${CHALLENGE_WORD}\\b.{0,30}\\ban|${CHALLENGE_WORD}\\b.{0,60}\\b(?:nehme|nehm|nimm) ich\\b.{0,40}\\ban|(?:ich )?nehme (?:\\w+ ){0,3}an(?=\\W*$)|${CHALLENGE_WORD}\\b.{0,30}\\b(?:angenommen|accepted)|(?:accept|accepting|accepted|akzeptiere|bestaetige)\\b.{0,40}\\b(?:${CHALLENGE_WORD}|it)|challenge accepted|stelle mich der)\\b`,
);
const REFUSES_PLAINLY = new RegExp(
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
export const supposes = ({ words, offset }: Clause, { clauses }: Sentence): boolean => {
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

export const readAnswer = ({ words, negated }: Clause): PlainWish | null => {
  if (ABOUT_DRAW.test(words)) return null;
  if (negated) {
    // "I do not decline" is no basis for an action.
    if (REFUSES_PLAINLY.test(words)) return null;
    if (CANNOT_ACCEPT.test(words)) return { wish: { kind: "refusal" }, certain: true };
    const loosely = WILL_NOT_PLAY.test(words) || DECLINES_LOOSELY.test(words);
    return loosely ? { wish: { kind: "refusal" }, certain: false } : null;
  }
  if (REFUSES_PLAINLY.test(words)) return { wish: { kind: "refusal" }, certain: true };
  if (DECLINES_LOOSELY.test(words)) return { wish: { kind: "refusal" }, certain: false };
  if (REPLIES.test(words)) return { wish: { kind: "acceptance" }, certain: false };
  if (AGREES.test(words)) return { wish: { kind: "acceptance" }, certain: false };
  if (!ACCEPTS_PLAINLY.test(words)) return null;
  return { wish: { kind: "acceptance" }, certain: !PROMISED.test(words) };
};

const CHALLENGE =
  /\b(?:annehmen|accept\w*|\w*forder\w*|challeng\w*|defi|gauntlet|handschuh|duell?|partie|game|gegen|against|take on|taking on|spiele|spielen|play)\b/;

const MADE = /\b(?:\w*forder\w*|challeng\w*|defi|gauntlet|handschuh|duell?)\b/;

/** Returns both answers to the challenge that an unread mail may be about. */
export const possibleAnswers = (
  left: readonly Sentence[],
  sentences: readonly Sentence[],
  scene: Scene,
): readonly WishContent[] => {
  const { speaksOf, people, addressees } = scene;
  const whom = [...people, ...(people.length > 0 ? [] : [addressees])];
  if (left.length === 0 || whom.length !== 1 || !isCalm(sentences, scene)) return [];
  return speaksOf(MADE) && !speaksOf(AWAY) ? [{ kind: "acceptance" }, { kind: "refusal" }] : [];
};

/** "Kann leider nicht annehmen, liege im Krankenhaus" does. */
const declinesToAccept = ({ negated, words }: Clause): boolean =>
  negated && /\b(?:annehm\w*|accept\w*|\w*forderung|challenge|defi)\b/.test(words);

/** Returns the answer to a challenge that a sentence implies. */
export const impliedAnswer = (sentence: Sentence, scene: Scene): WishContent | null => {
  const { words, clauses } = sentence;
  const answered = hasWish(scene, "acceptance", "refusal", "result", "objection", "retirement");
  if (sentence.in === "below" || !mayAsk(sentence) || answered) return null;
  const isAboutOne =
    /^\W*(?:no|nein|non|abgelehnt|ablehnung|annahme|declined|refus\w*|angenommen|accepted)\b/.test(
      words,
    ) ||
    scene.speaksOf(CHALLENGE) ||
    scene.people.length === 1;
  if (!isAboutOne || sentence.mood === "supposed" || ABOUT_DRAW.test(words)) return null;
  if (/\b(?:noch nicht|noch (?:gar )?nicht|not yet|noch gar nicht)\b/.test(words)) return null;
  const refused = clauses.some(({ negated, words: it }) => !negated && REFUSES.test(it));
  const denied = clauses.some(
    ({ negated, words: it }) => negated && DENIED_ACT.test(it) && !REFUSES.test(it),
  );
  if (refused || denied || LACKS.test(words)) {
    // "Bin im Urlaub und kann nicht spielen" refuses nothing.
    const declines = refused || LACKS.test(words) || clauses.some(declinesToAccept);
    const away = hasWish(scene, "holiday") || (AWAY.test(words) && !declines);
    return away ? null : { kind: "refusal" };
  }
  const plain = !clauses.some(({ negated, hangs }) => negated || hangs === "condition");
  return plain && ACCEPTS.test(words) ? { kind: "acceptance" } : null;
};
