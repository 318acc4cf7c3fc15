import type { ReadingContext } from "./reading-context.ts";
import type { Sentence } from "./sentences.ts";
import { isUnderstoodWhole } from "./understood-whole.ts";
import type { Wish } from "./wish.ts";

const TOPICS: readonly (readonly [readonly Wish["kind"][], RegExp])[] = [
  [["challenge"], /\b(?:heraus\w*|for?der\w*|challeng\w*|gegner|opponent|besetzt|busy)\b/],
  [
    ["acceptance", "refusal", "moves"],
    /\b(?:heraus\w*|forderung\w*|challeng\w*|annehm\w*|angenommen|accept\w*|ablehn\w*|declin\w*)\b/,
  ],
  [
    ["result"],
    /\b(?:gewonn\w*|gewann|verlor\w*|remis\w*|unentschieden|aufgegeben|resign\w*|won|lost|draw|drawn|drew|ergebnis\w*|result\w*|matt|mate|laeuft noch|noch nicht (?:zu ende|beendet|vorbei)|(?:laeuft|geht|spielen|spiele) (?:\w+ ){0,2}(?:noch|weiter)|still (?:\w+ )?(?:running|playing|going|on)|in progress|unfinished|continues|einspruch|objection)\b|\b[01] ?[-:] ?[01]\b/,
  ],
  [["waiting-list", "standing-waiting-list"], /\b(?:wartelist\w*|waiting ?list|liste?|list)\b/],
  [["holiday"], /\b(?:\w*urlaub\w*|ferien|holidays?|vacation|verreis\w*|abwesen\w*|reise|trip)\b/],
];

/** Said to be for later: not yet. */
const PUT_OFF =
  /\b(?:erst (?:ab|nach|wenn|im|in|am|ende|mitte|anfang|spaeter|naechste\w*|dann)|nicht vor|fruehestens|not before|only after|not until|nach (?:meinem|dem|unserem) urlaub|after my|sobald|as soon as|bis dahin|until then|noch nicht|not yet|vorerst nicht|im (?:januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember)|in (?:january|february|march|april|june|july|august|september|october|november|december))\b/;

/** Said anywhere beside a wish, it may be about it. */
const DOUBT =
  /\b(?:eigentlich|actually|traum\w*|getraeumt|dream\w*|scherz\w*|joke|spass|haha\w*|lol|lasse? (?:es|das)|lassen (?:wir|sie) (?:es|das)|leave it|reingefallen|warte noch|noch warten|abwarten|wait with|hold on|noch nicht sicher|not sure|unsicher|ueberleg\w*|nachdenken|think about it|later|spaeter|ein andermal|another time|next time|naechstes mal|war nicht ernst|ernst gemeint|serious\w*|probe\w*|test\w*|beispiel|example|theoretisch|hypothetisch|in theory|ironie|irony|sarkas\w*|vorbehalt|unverbindlich|entwurf|draft)\b/;

/** Games of which mails tell that are not of this competition. */
const OTHER_GAMES =
  /\b(?:verein\w*|blitz\w*|\w*liga|league|lichess|chess\.com|turnier|tournament|open|mannschaft\w*|pokal\w*|cup|weltmeister\w*|champion\w*|fernsehen|tv|zeitung|youtube|stream)\b/;

/**
 * Whether a sentence that is not understood may be one with the wish so many sentences before it.
 * What follows upon a wish is meant for it, unless it says nothing of its own.
 */
const leansOn = (
  wish: Wish,
  sentence: Sentence,
  distance: number,
  context: ReadingContext,
): boolean => {
  if (distance === -1) return /:\s*$/.test(sentence.text);
  return distance === 1 && !(isPlain(sentence) && isUnderstoodWhole(sentence, wish.kind, context));
};

/** Whether a sentence is neither asked nor supposed, and nothing in it is denied. */
export const isPlain = ({ mood, clauses }: Sentence): boolean =>
  mood === "asserted" && !clauses.some(({ negated }) => negated);

/** Whether a sentence without a wish may be about the wish so many sentences before it. */
const mayBeAbout = (wish: Wish, { words, mood }: Sentence, distance: number): boolean => {
  if (mood === "retracted" || DOUBT.test(words)) return true;
  if (wish.kind === "result" && OTHER_GAMES.test(words)) return true;
  const near = Math.abs(distance) === 1;
  return near && (mood === "reported" || mood === "conditional");
};

/** Greetings at the end, and who sends them. */
const SIGNED =
  /^(?:(?:viele|liebe|beste|schoene|herzliche|freundliche|sportliche|mit freundlichen|kind|best|many) )?(?:gruss|gruesse\w*|lg|vg|mfg|regards|cheers|greetings|yours),? (?!an\b|to\b)/;

/** Whether somebody else has signed: an address may be lent. */
const isOfAnotherHand = ({ words }: Sentence, { names, sender }: ReadingContext): boolean =>
  SIGNED.test(words) &&
  names(words).some(({ candidates, sure }) => sure && !candidates.includes(sender ?? -1));

/** A wish and the sentences that it stands in. */
export interface Found {
  readonly wish: Wish;
  readonly from: readonly Sentence[];
}

/**
 * A wish as certain as its mail lets it be: `sentences` are those of the whole mail, `besides` those
 * among them that hold no wish, and `rest` those of these that are not understood.
 */
export const weighed = (
  { wish, from }: Found,
  sentences: readonly Sentence[],
  besides: readonly Sentence[],
  rest: readonly Sentence[],
  context: ReadingContext,
): Wish => {
  if (wish.certainty === "proposal") return wish;
  const topic = TOPICS.find(([kinds]) => kinds.includes(wish.kind))?.[1];
  const last = from.at(-1);
  const place = last === undefined ? -1 : sentences.indexOf(last);
  const taken = sentences.some((one) => one.mood === "retracted" && !from.includes(one));
  const doubtful = rest.some(
    (one) =>
      (wish.kind === "challenge" && PUT_OFF.test(one.words)) ||
      (topic?.test(one.words) === true && !(wish.kind === "result" && one.mood === "supposed")) ||
      leansOn(wish, one, sentences.indexOf(one) - place, context),
  );
  const spokenOf = besides.some(
    (one) => mayBeAbout(wish, one, sentences.indexOf(one) - place) || isOfAnotherHand(one, context),
  );
  const whole =
    from.length > 0 &&
    from.every(
      (sentence) =>
        isUnderstoodWhole(sentence, wish.kind, context) &&
        (wish.kind !== "moves" || isPlain(sentence)),
    );
  return whole && !taken && !doubtful && !spokenOf ? wish : { ...wish, certainty: "proposal" };
};
