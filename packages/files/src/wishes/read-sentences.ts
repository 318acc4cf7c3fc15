import { readChallenge, readFurtherTargets } from "./challenge.ts";
import { type Found, isPlain, weigher } from "./doubts.ts";
import { readHolidays, speaksOfHoliday } from "./holiday.ts";
import { type ListTopic, listIn, readListWish } from "./lists.ts";
import { readPlainWishes } from "./plain-wishes.ts";
import { readImplied } from "./read-implied.ts";
import type { ReadingContext } from "./reading-context.ts";
import { readResults } from "./result.ts";
import type { Sentence } from "./sentences.ts";
import { isHarmless, isUnderstoodWhole } from "./understood-whole.ts";
import type { MailTarget, Wish } from "./wish.ts";
import { wishOf } from "./wish-of.ts";

/** The wishes of a mail's sentences, and the sentences without a known wish. */
export interface ReadSentences {
  readonly wishes: readonly Wish[];
  readonly rest: readonly string[];
}

type Challenge = Extract<Wish, { readonly kind: "challenge" }>;

/**
 * Reads the sentences of a mail one after the other. A wish is only certain if its own sentences
 * are completely understood, and no other takes it back, postpones it or mentions it without being
 * understood. `moves`: those quoted in the text.
 */
export const readSentences = (
  sentences: readonly Sentence[],
  subject: string,
  moves: readonly Wish[],
  context: ReadingContext,
): ReadSentences => {
  const wishes: Found[] = [];
  const rest: Sentence[] = [];
  const topics = { list: listIn(subject), holiday: holidayMeant(sentences, subject) };
  /** A challenge that further lines may belong to. */
  let open: { readonly at: number; readonly challenge: Challenge } | null = null;
  let listed: { readonly targets: readonly MailTarget[]; readonly from: readonly Sentence[] } =
    NONE;
  for (const sentence of sentences) {
    const found = wishesOf(sentence, topics, context);
    const challenge = found.find((one): one is Challenge => one.kind === "challenge") ?? null;
    const further = challenge === null ? furtherTargets(sentence, context) : [];
    if (open !== null && further.length > 0) {
      const longer = extend(open.challenge, further, sentence);
      wishes[open.at] = { wish: longer, from: [...(wishes[open.at]?.from ?? []), sentence] };
      open = { at: open.at, challenge: longer };
      continue;
    }
    if (open === null && found.length === 0 && further.length > 0 && sentence.in === "text") {
      listed = { targets: [...listed.targets, ...further], from: [...listed.from, sentence] };
      continue;
    }
    // Greetings may stand between a challenge without names and its list.
    if (open !== null && (found.length > 0 || open.challenge.targets.length > 0)) open = null;
    if (challenge !== null && challenge.targets.length === 0 && listed.targets.length > 0) {
      const from = [...listed.from, sentence];
      wishes.push({ wish: extend(challenge, listed.targets, sentence), from });
      listed = NONE;
      continue;
    }
    if (challenge !== null) open = { at: wishes.length + found.indexOf(challenge), challenge };
    wishes.push(...found.map((wish) => ({ wish, from: [sentence] })));
    if (found.length === 0 ? isRest(sentence, context) : asksMore(sentence)) rest.push(sentence);
  }
  const vacancies = listed.targets.filter(({ vacancy }) => vacancy);
  if (vacancies.length === listed.targets.length && vacancies.length > 0)
    wishes.push({ wish: proposedChallenge(vacancies, listed.from), from: listed.from });
  rest.push(...listed.from);
  const booked = wishes.some(({ wish }) => wish.kind === "holiday");
  const left = rest.filter(
    (one) => !(booked && BOOKING.test(one.words)) && !introduces(one, sentences, wishes, context),
  );
  const meant = wishes.filter(({ wish }) => !isOfGame(wish, left));
  const quoted = moves.map((wish) => ({ wish, from: sentencesOfMoves(wish, sentences) }));
  const asking = new Set([...meant, ...quoted].flatMap(({ from }) => from));
  const besides = sentences.filter((one) => one.in !== "subject" && !asking.has(one));
  const said = [...meant, ...quoted].map(weigher({ sentences, besides, rest: left }, context));
  const implied = readImplied(left, sentences, said, context);
  const read = new Set(implied.flatMap(({ from }) => from));
  return {
    wishes: [...said, ...implied.map(({ wish }) => wish)],
    rest: left.filter((one) => !read.has(one)).map(({ text }) => text),
  };
};

/** "The vacant seat 4.1", and nothing else: possibly a challenge. */
const proposedChallenge = (targets: readonly MailTarget[], from: readonly Sentence[]): Wish =>
  wishOf({ kind: "challenge", targets }, false, "text", from.map(({ text }) => text).join("\n"));

/** "Hiermit teile ich das Ergebnis mit:" only introduces the next sentence. */
const introduces = (
  one: Sentence,
  sentences: readonly Sentence[],
  wishes: readonly Found[],
  context: ReadingContext,
): boolean => {
  if (!/:\s*$/.test(one.text)) return false;
  const next = sentences[sentences.indexOf(one) + 1];
  const found = wishes.find(({ from }) => next !== undefined && from[0] === next);
  return found !== undefined && isPlain(one) && isUnderstoodWhole(one, found.wish.kind, context);
};

/** Returns the sentences where moves begin; none if they are spread over lines. */
const sentencesOfMoves = (
  { source }: Wish,
  sentences: readonly Sentence[],
): readonly Sentence[] => {
  const begin = source.text.slice(0, BEGIN_OF_MOVES).trimEnd();
  return sentences.filter(({ in: where, text }) => where === "text" && text.includes(begin));
};

/** As long as `12... Nf6`. */
const BEGIN_OF_MOVES = 8;

/** "Rücktritt" above "ich trete von der Partie zurück" leaves no pyramid. */
const isOfGame = ({ kind, source }: Wish, rest: readonly Sentence[]): boolean =>
  kind === "retirement" &&
  source.in === "subject" &&
  rest.some(({ words }) => /\b(?:partie|spiel|game|herausforderung|challenge)\b/.test(words));

const NONE = { targets: [], from: [] } as const;

interface Topics {
  readonly list: ListTopic;
  readonly holiday: boolean;
}

/** "Bitte als Urlaub eintragen", or a subject "Sommerurlaub", makes nearby days a holiday. */
const holidayMeant = (sentences: readonly Sentence[], subject: string): boolean =>
  speaksOfHoliday(subject) || sentences.some(({ words }) => BOOKING.test(words));

/** "Bitte als Urlaub eintragen" belongs to the days next to it. */
const BOOKING =
  /\b(?:als (?:\w+ )?urlaub\w*|as (?:an? |my )?(?:holiday|vacation|leave)|urlaub (?:ein|zu )\w*|bitte (?:so )?(?:eintragen|vormerken|notieren)|please (?:note|book|record|register)(?: (?:it|this|that|them))?(?: down)?[.!]?$)/;

const wishesOf = (sentence: Sentence, topics: Topics, context: ReadingContext): readonly Wish[] => {
  const { in: where, text } = sentence;
  const place = where === "subject" ? "subject" : "text";
  // Text below a name is seldom meant as a message, and a result there never.
  const sure = where === "text";
  const list = readListWish(sentence, where === "text" ? topics.list : null, context);
  const plain = where === "below" ? [] : readPlainWishes(sentence, context);
  const kinds = new Set(plain.map(({ wish }) => wish.kind));
  const answered = kinds.has("acceptance") || kinds.has("refusal") || kinds.has("objection");
  const challenge = answered || list !== null ? null : readChallenge(sentence, context);
  const silent = where === "below" || kinds.has("adjudication") || kinds.has("retirement");
  const results = silent ? [] : readResults(sentence, context);
  const holidays = readHolidays(sentence, where === "text" && topics.holiday, context);
  return [
    ...(challenge === null
      ? []
      : [
          wishOf(
            { kind: "challenge", targets: challenge.targets.map(asWritten(context)) },
            challenge.certain && where !== "below",
            place,
            text,
          ),
        ]),
    ...(list === null ? [] : [wishOf(list.wish, list.certain && sure, place, text)]),
    ...plain.map(({ wish, certain }) => wishOf(wish, certain && sure, place, text)),
    ...results.map(({ wish, certain }) => wishOf(wish, certain, place, text)),
    ...holidays.map(({ wish, certain }) => wishOf(wish, certain && where !== "below", place, text)),
  ];
};

const asWritten =
  ({ written }: ReadingContext) =>
  ({ text, seat, vacancy, entry, candidates }: MailTarget): MailTarget => ({
    text: written(text),
    seat,
    vacancy,
    entry,
    candidates,
  });

const furtherTargets = (sentence: Sentence, context: ReadingContext): readonly MailTarget[] =>
  sentence.in !== "text" ||
  sentence.mood !== "asserted" ||
  sentence.clauses.some((it) => it.negated)
    ? []
    : readFurtherTargets(sentence, context).map(asWritten(context));

const extend = (
  challenge: Challenge,
  further: readonly MailTarget[],
  sentence: Sentence,
): Challenge => {
  const targets = [...challenge.targets, ...further];
  const clear = targets.every(({ seat, entry }) => seat !== null || entry !== null);
  const unsure = challenge.certainty === "proposal" && challenge.targets.length > 0;
  const { in: where, text } = challenge.source;
  const certain = clear && !unsure;
  return {
    ...challenge,
    ...wishOf({ kind: "challenge", targets }, certain, where, `${text}\n${sentence.text}`),
  } as Challenge;
};

/** Messages behind the name: no part of a signature. */
const ADDED =
  /^(?:ps|p\. ?s|nachtrag|bitte|please|uebrigens|btw|by the way)\b|\b(?:doch|noch) (?:mal|bitte)\b/;

const isRest = (sentence: Sentence, context: ReadingContext): boolean => {
  // Text below a name may contain requests and retractions, too.
  if (sentence.in === "below") {
    const { mood, words } = sentence;
    return mood === "retracted" || mood === "asked" || ADDED.test(words);
  }
  return sentence.in !== "subject" && !isHarmless(sentence, context);
};

/** A sentence with a known request may contain another one. */
const asksMore = ({ words }: Sentence): boolean =>
  /\b(?:frage|fragen|gefragt|wissen|ask|asking|wonder\w*|ob|whether|warum|wieso|why|wie lange|how long|sagt mir|let me know|bescheid|bitte um|ausserdem|uebrigens|by the way|also please)\b/.test(
    words,
  );
