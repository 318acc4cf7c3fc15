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
    /\b(?:gewonn\w*|gewann|verlor\w*|remis\w*|unentschieden|aufgegeben|resign\w*|won|lost|draw|drawn|drew|ergebnis\w*|result\w*|matt|mate|laeuft noch|noch nicht (?:zu ende|beendet|vorbei)|still (?:running|playing|going)|einspruch|objection)\b|\b[01] ?[-:] ?[01]\b/,
  ],
  [["waiting-list", "standing-waiting-list"], /\b(?:wartelist\w*|waiting ?list|liste?|list)\b/],
  [["holiday"], /\b(?:\w*urlaub\w*|ferien|holidays?|vacation|verreis\w*|abwesen\w*|reise|trip)\b/],
];

/** Said to be for later: not yet. */
const PUT_OFF =
  /\b(?:erst (?:ab|nach|wenn|im|in|am|ende|mitte|anfang|spaeter|naechste\w*|dann)|nicht vor|fruehestens|not before|only after|not until|nach (?:meinem|dem|unserem) urlaub|after my|sobald|as soon as|bis dahin|until then|noch nicht|not yet|vorerst nicht|im (?:januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember)|in (?:january|february|march|april|june|july|august|september|october|november|december))\b/;

/** Begins a sentence that speaks of the one before. */
const REFERS =
  /^(?:aber|doch|oder|jedoch|allerdings|bzw|beziehungsweise|naja|na ja|(?:nein|nee|no|nope|nicht|not)(?= ?[,.!]|$)|ach|haha\w*|hihi|lol|hm+|moment|halt|warte|stopp|stop|wait|hold|but|or|however|well|although|though|obwohl|wobei|das|dies|dem|es|so|that|this|it|which|was|wenn|falls|if|sofern|unless|es sei denn|nur|erst|only|provided|vorausgesetzt|eigentlich|actually|at least|zumindest|jedenfalls|angeblich|schoen|traeum\w*|hoffentlich|hopefully|glaub\w*|denk\w*|i think|sicher|sure|klar|oder so|or so|spaeter|later|next time)\b/;

/** Said anywhere beside a wish, it may be about it. */
const DOUBT =
  /\b(?:eigentlich|actually|traum\w*|getraeumt|dream\w*|scherz\w*|joke|spass|haha\w*|lol|lasse? (?:es|das)|lassen (?:wir|sie) (?:es|das)|leave it|reingefallen|warte noch|noch warten|abwarten|wait with|hold on|noch nicht sicher|not sure|unsicher|ueberleg\w*|nachdenken|think about it|later|spaeter|ein andermal|another time|next time|naechstes mal|war nicht ernst|ernst gemeint|serious\w*|probe\w*|test\w*|beispiel|example|theoretisch|hypothetisch|in theory|ironie|irony|sarkas\w*|vorbehalt|unverbindlich|entwurf|draft)\b/;

/** Games of which mails tell that are not of this competition. */
const OTHER_GAMES =
  /\b(?:verein\w*|blitz\w*|liga|bundesliga|league|lichess|chess\.com|turnier|tournament|open|mannschaft\w*|pokal\w*|cup|weltmeister\w*|champion\w*|fernsehen|tv|zeitung|youtube|stream)\b/;

/** Fewer words than these say something only together with what stands beside them. */
const FEW_WORDS = 4;

/** Whether a sentence that is not understood is one with the wish so many sentences before it. */
const leansOn = ({ words, text }: Sentence, distance: number): boolean => {
  if (distance === -1) return /:\s*$/.test(text);
  const short = words.split(" ").length <= FEW_WORDS;
  return distance === 1 && (short || REFERS.test(words) || /^\s*(?:\.{3}|…)/.test(text));
};

/** Whether a sentence without a wish may be about the wish so many sentences before it. */
const mayBeAbout = (wish: Wish, { words, mood }: Sentence, distance: number): boolean => {
  if (mood === "retracted" || DOUBT.test(words)) return true;
  if (wish.kind === "result" && OTHER_GAMES.test(words)) return true;
  const near = Math.abs(distance) === 1;
  return near && (mood === "reported" || mood === "conditional");
};

/** Moves may stand in a question, a condition or a denial. */
const isPlayed = ({ mood, clauses }: Sentence): boolean =>
  mood === "asserted" && !clauses.some(({ negated }) => negated);

/** A wish and the sentences that it stands in. */
interface Found {
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
  { names }: ReadingContext,
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
      leansOn(one, sentences.indexOf(one) - place),
  );
  const spokenOf = besides.some((one) => mayBeAbout(wish, one, sentences.indexOf(one) - place));
  const whole =
    from.length > 0 &&
    from.every(
      (sentence) =>
        isUnderstoodWhole(sentence, wish.kind, names) &&
        (wish.kind !== "moves" || isPlayed(sentence)),
    );
  return whole && !taken && !doubtful && !spokenOf ? wish : { ...wish, certainty: "proposal" };
};
