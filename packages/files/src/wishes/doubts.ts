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

/** Postponed: not yet. */
const PUT_OFF =
  /\b(?:erst (?:ab|nach|wenn|im|in|am|ende|mitte|anfang|spaeter|naechste\w*|dann)|nicht vor|fruehestens|not before|only after|not until|nach (?:meinem|dem|unserem) urlaub|after my|sobald|as soon as|bis dahin|until then|noch nicht|not yet|vorerst nicht|im (?:januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember)|in (?:january|february|march|april|june|july|august|september|october|november|december))\b/;

/** Anywhere in a sentence with a wish, these may concern it. */
export const DOUBT =
  /\b(?:eigentlich|actually|traum\w*|getraeumt|dream\w*|scherz\w*|joke|spass|haha\w*|lol|lasse? (?:es|das)|lassen (?:wir|sie) (?:es|das)|leave it|reingefallen|warte noch|noch warten|abwarten|wait with|attendre|hold on|noch nicht sicher|not sure|unsicher|ueberleg\w*|nachdenken|think about it|later|spaeter|ein andermal|another time|next time|naechstes mal|war nicht ernst|ernst gemeint|serious\w*|probe\w*|test\w*|beispiel|example|theoretisch|hypothetisch|in theory|ironie|irony|sarkas\w*|vorbehalt|unverbindlich|entwurf|draft)\b/;

/** "Ich fordere Lindner auf, endlich zu ziehen" asks for something else. */
export const DEMANDS =
  /\bfordere?\b.{0,100}\b(?:auf(?:[,.!:]|$| (?:zu|endlich|sofort|dass|sich|den|die|das)\b)|dass|eine? (?:entscheidung|erklaerung|antwort|stellungnahme))/;

/** Mentions of games outside this competition. */
export const OTHER_GAMES =
  /\b(?:verein\w*|(?:the|my|our|at|im|chess) club|klub\w*|stammtisch|blitz\w*|\w*liga|league|lichess|chess\.com|turnier|tournament|open|mannschaft\w*|pokal\w*|cup|weltmeister\w*|champion\w*|fernsehen|tv|zeitung|youtube|stream)\b/;

/** True if a sentence is asserted, not asked or supposed, and denies nothing. */
export const isPlain = ({ mood, clauses }: Sentence): boolean =>
  mood === "asserted" && !clauses.some(({ negated }) => negated);

/** Closing greetings, and their senders. */
const SIGNED =
  /^(?:(?:viele|liebe|beste|schoene|herzliche|freundliche|sportliche|mit freundlichen|kind|best|many) )?(?:gruss|gruesse\w*|lg|vg|mfg|regards|cheers|greetings|yours),? (?!an\b|to\b)/;

/** True if another person signed: an address may be lent. */
const isOfAnotherHand = ({ words }: Sentence, { names, sender }: ReadingContext): boolean =>
  SIGNED.test(words) &&
  names(words).some(({ candidates, sure }) => sure && !candidates.includes(sender ?? -1));

/** A wish and its sentences. */
export interface Found {
  readonly wish: Wish;
  readonly from: readonly Sentence[];
}

/** Parts of a mail that may make its wishes doubtful. */
interface Mail {
  /** Those of the whole mail. */
  readonly sentences: readonly Sentence[];
  /** Those without a wish. */
  readonly besides: readonly Sentence[];
  /** Those among them that are not understood. */
  readonly rest: readonly Sentence[];
}

/**
 * Returns a function that lowers the certainty of wishes by the rest of the mail. Linear: checks
 * distant doubts once for each kind of wish, others only in a wish's neighbours.
 */
export const weigher = (
  { sentences, besides, rest }: Mail,
  context: ReadingContext,
): ((found: Found) => Wish) => {
  const places = new Map(sentences.map((sentence, at) => [sentence, at]));
  const unread = new Set(rest);
  const silent = new Set(besides);
  const retracted = sentences.filter(({ mood }) => mood === "retracted");
  const unsettled = besides.some(
    (one) => one.mood === "retracted" || DOUBT.test(one.words) || isOfAnotherHand(one, context),
  );
  const doubted = new Map<Wish["kind"], boolean>();
  const isDoubted = (kind: Wish["kind"]): boolean => {
    const known = doubted.get(kind) ?? (speaksOf(kind, rest) || isElsewhere(kind, besides));
    doubted.set(kind, known);
    return known;
  };
  /** A sentence after a wish refers to it, unless it has a wish of its own. */
  const leans = (wish: Wish, before: Sentence | undefined, after: Sentence | undefined): boolean =>
    (before !== undefined && unread.has(before) && /:\s*$/.test(before.text)) ||
    (after !== undefined &&
      unread.has(after) &&
      !(isPlain(after) && isUnderstoodWhole(after, wish.kind, context)));
  return ({ wish, from }) => {
    if (wish.certainty !== "certain") return wish;
    const last = from.at(-1);
    const place = (last === undefined ? undefined : places.get(last)) ?? -1;
    const [before, after] = [sentences[place - 1], sentences[place + 1]];
    const spokenOf = [before, after].some(
      (one) =>
        one !== undefined &&
        silent.has(one) &&
        (one.mood === "reported" || one.mood === "conditional"),
    );
    const doubtful =
      unsettled ||
      spokenOf ||
      isDoubted(wish.kind) ||
      leans(wish, before, after) ||
      retracted.some((one) => !from.includes(one));
    const whole = from.every(
      (sentence) =>
        isUnderstoodWhole(sentence, wish.kind, context) &&
        (wish.kind !== "moves" || isPlain(sentence)),
    );
    return from.length > 0 && whole && !doubtful ? wish : { ...wish, certainty: "proposal" };
  };
};

/** "Sabine got me good and proper": what one has done to the other may say who won. */
const TELLS_OF_BOTH =
  /\bq[a-j]+q\b.{0,40}\b(?:mich|mir|me)\b|\b(?:ich|i)\b.{0,40}\bq[a-j]+q\b|\b(?:mich|mir) q[a-j]+q\b/;

/** True if a sentence that is not understood may be about wishes of a kind. */
const speaksOf = (kind: Wish["kind"], rest: readonly Sentence[]): boolean => {
  const topic = TOPICS.find(([kinds]) => kinds.includes(kind))?.[1];
  return rest.some(
    ({ words, mood }) =>
      (kind === "result" && TELLS_OF_BOTH.test(words)) ||
      (kind === "challenge" && PUT_OFF.test(words)) ||
      (topic?.test(words) === true && !(kind === "result" && mood === "supposed")),
  );
};

const isElsewhere = (kind: Wish["kind"], besides: readonly Sentence[]): boolean =>
  kind === "result" && besides.some(({ words }) => OTHER_GAMES.test(words));
