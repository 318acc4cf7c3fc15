import { type Actor, actorOf } from "./actor.ts";
import { DEMANDS, OTHER_GAMES } from "./doubts.ts";
import type { Pattern } from "./phrases.ts";
import type { ReadingContext } from "./reading-context.ts";
import { type Clause, moodOf, type Sentence, withoutReporting } from "./sentences.ts";
import type { Somebody, Wish } from "./wish.ts";
import { ELSEWHERE } from "./words-of-results.ts";

/** Context from a mail for a sentence without a wish of its own. */
export interface Scene extends ReadingContext {
  /** The wishes found so far. */
  readonly wishes: readonly Wish[];
  /** The first move of a game that White begins stands in the mail. */
  readonly opens: boolean;
  /** The words of the subject and the text, one after the other. */
  readonly topic: string;
  /** True if these words match; each pattern is tried once. */
  readonly speaksOf: (pattern: Pattern) => boolean;
  /** Players in the subject and the text, without the sender. */
  readonly people: readonly Somebody[];
}

/** True if a mail already has a wish of one of these kinds. */
export const hasWish = ({ wishes }: Scene, ...kinds: readonly Wish["kind"][]): boolean =>
  wishes.some(({ kind }) => kinds.includes(kind));

/** True if a sentence may state a fact about a game of the sender's. */
export const mayState = (sentence: Sentence): boolean =>
  (sentence.mood === "asserted" ||
    sentence.mood === "supposed" ||
    sentence.mood === "intended" ||
    tellsSender(sentence)) &&
  !isMocking(sentence) &&
  !ELSEWHERE.test(sentence.words) &&
  !/\b(?:wm|em|world cup)\b/.test(sentence.words) &&
  !OTHER_GAMES.test(sentence.words);

/** "Kalle hat mir geschrieben, dass er aufgibt": what an opponent told the sender. */
const tellsSender = ({ words }: Sentence): boolean =>
  TELLS.test(words) &&
  !/\b(?:angeblich|apparently|allegedly|laut|gehoert|heard|parait)\b/.test(words);

const TELLS =
  /\b(?:q[a-j]+q|er|sie|he|she|gegner\w*|opponent)\b.{0,40}\b(?:mir|mich|me|uns|us)\b.{0,30}\b(?:geschrieben|schrieb|gesagt|sagte?|mitgeteilt|gemailt|gemeldet|wissen|verkuendet|report\w*|his|her|that)\b|\b(?:q[a-j]+q|er|sie|he|she|gegner\w*|opponent)\b.{0,20}\b(?:schrieb|schreibt|sagt|teilt|teilte|told|wrote|informed|tells|writes|emailed|texted|let) (?:mir|me|us|uns)\b/;

/** "Herr Grant hat geschrieben, dass er aufgibt": who says so of a defeat of their own is believed. */
export const admits = ({ words }: Sentence): boolean => ADMITS.test(words);

const ADMITS =
  /\b(?:q[a-j]+q|er|sie|he|she|gegner\w*|opponent)\b.{0,40}\b(?:geschrieben|schrieb|schreibt|gesagt|sagt|sagte|mitgeteilt|teilte? mit|gemeldet|meldet|erklaert|angekuendigt|wrote|writes|written|said|says|told|announced|informed)\b.{0,30}[, ](?:dass|das|that)?,? ?(?:er|sie|he|she)\b/;

/** True if a sentence may ask for something, also in the form of a question. */
export const mayAsk = (sentence: Sentence): boolean =>
  !isMocking(sentence) &&
  (sentence.mood === "asserted" ||
    sentence.mood === "requested" ||
    sentence.mood === "intended" ||
    sentence.mood === "supposed" ||
    (sentence.mood === "asked" && REQUESTS.test(sentence.words)));

/** "Would you kindly …", "könnt ihr …": something is to be done, not to be said. */
const REQUESTS =
  /\b(?:would|could|can|will) you(?:,? please)?[?! ]*$|\b(?:(?:would it be|is it|waere es|ist es|serait il|est il) (?:possible|moeglich|machbar)(?: to| for me to| dass (?:sie|ihr))?,?|(?:would|could|can|will) you(?: all| kindly| please| possibly)*|(?:koennt|koenntet|koennten|koennen|wuerden|wuerdet) (?:ihr|sie)(?: bitte| mich| mir| mal| so nett sein)*|(?:kannst|koenntest) du(?: bitte| mich| mir| mal)*) (?!tell|say|explain|know|confirm|advise|let me know|check|sagen|erklaeren|bestaetigen|verraten|mitteilen|pruefen|mir sagen)\w/;

export const isMocking = ({ words, text }: Sentence): boolean =>
  MOCKS.test(`${words} ${text.toLowerCase()}`);

/** True if a mail only states things, and none of them is a wish. */
export const isCalm = (sentences: readonly Sentence[], { speaksOf, wishes }: Scene): boolean =>
  wishes.every((wish) => wish.kind === "moves" && wish.side === "white") &&
  !speaksOf(ASKS) &&
  !speaksOf(DEMANDS) &&
  !speaksOf(CONVERSATION) &&
  !speaksOf(UNFINISHED) &&
  sentences.every(
    (one) =>
      one.mood !== "asked" &&
      one.mood !== "conditional" &&
      one.mood !== "retracted" &&
      mayState(one),
  );

/** Something is still to come. */
const UNFINISHED =
  /\b(?:noch (?:nicht|kein\w*|gar|immer|am|im|mitten|\d)|(?:laeuft|spiele\w*|steht|stehe|geht|fehlt|warte|folgt) (?:\w+ ){0,2}noch|still|encore|warte\w*|wait\w*|attend\w*|\w*stellung|position|formsache|formality|laeuft|running|bald|soon|bientot|morgen|tomorrow|demain)\b/;

/** Acts of people other than playing. */
const CONVERSATION =
  /\b(?:gefragt|angerufen|angeschrieben|geschrieben|schrieb|getroffen|besucht|telefon\w*|beleidig\w*|beschimpf\w*|unsportlich|unfair|erklaer\w*|gemahnt|called me|asked|wrote|emailed|met|visited|insult\w*|rude|unsporting|illegal\w*|blam\w*|ecrit|appele|insulte\w*)\b/;

const ASKS = /\b(?:ob|whether|pruef\w*|check|frage\w*|wissen|question)\b/;

/** Players named in words, without the sender. */
export const othersIn = (words: string, { names, sender }: ReadingContext): readonly Somebody[] =>
  names(words)
    .map(({ candidates }) => candidates)
    .filter((candidates) => !(candidates.length === 1 && candidates[0] === sender));

/**
 * The clauses of a sentence that state something, and who acts in each. Doubts in one clause leave
 * the others as they are.
 */
export const actedClauses = (
  sentence: Sentence,
  context: ReadingContext,
): readonly { readonly clause: Clause; readonly actor: Actor }[] => {
  let before: Actor | null = null;
  const told = tellsSender(sentence) || admits(sentence);
  return sentence.clauses.flatMap((clause) => {
    const { words } = clause;
    const actor = actorOf(words, context, before);
    before = actor;
    const said = words.replace(ABLE, " ");
    const stated = moodOf(told ? withoutReporting(said) : said, [clause]) === "asserted";
    return stated && (told || mayAssert(clause, sentence)) ? [{ clause, actor }] : [];
  });
};

/** "Ich melde, dass ich verloren habe" asserts it, "er denkt, dass" does not. */
export const mayAssert = ({ hangs, offset }: Clause, { words, clauses }: Sentence): boolean =>
  hangs !== "report" ||
  (SAYS.test(words.slice(0, offset)) &&
    !clauses.some(({ negated, offset: at }) => negated && at < offset));

const SAYS =
  /\b(?:(?:wollte|moechte|muss|darf|want to|wanted to|have to|must) (?:\w+ ){0,4}(?:sagen|say)|melde|mitteilen|teile\b.{0,20}\bmit|bestaetige|freue|leider|schade|confirm|report|inform|happy|glad|sorry|pleased|announce|ergebnis|result|let you know|tell you|info)\b/;

/** "Could not win" tells of a game, not of a possibility. */
const ABLE = /\b(?:could|konnte\w*|koennen|wohl(?= nichts\b))\b/g;

/** Not meant as it is said. */
const MOCKS =
  /;-?\)|\b(?:ha){2,}\w*|\bhi(?:hi)+\b|\bhe(?:he)+\b|\b(?:lol|rofl|lmao|weltmeister\w*|world champion\w*|carlsen|magnus|kasparow|kasparov|im traum|in my dreams|dans mes reves|schoen waer\w*|as if|als ob|yeah right|ja klar|na klar|klar doch|sicher doch|bien sur|ironie|just kidding|scherz\w*|(?:nur|aus|war(?: nur)?) spass|joke|(?:almost|nearly|beinahe|fast)(?! (?:an?|one|two|three|ein\w*|zwei|drei|vier|all\w*|every|jed\w*|immer|always|nur|\d+)\b)|presque|would have|could have|um ein haar)\b|\bhaette\w*\b(?!.{0,20}\b(?:gern\w*|gedacht|erwartet|geglaubt|lust|interesse)\b)/;
