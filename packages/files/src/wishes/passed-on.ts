import { rendererFor } from "./french.ts";
import { nameSigns } from "./name-signs.ts";
import { earlierMail, ownWords } from "./own-words.ts";
import { firstOf, folded } from "./plain-text.ts";
import { readSentences } from "./read-sentences.ts";
import type { ReadingContext } from "./reading-context.ts";
import { sentencesOf } from "./sentences.ts";
import type { Wish } from "./wish.ts";

/** Own words that only point at the mail below them. */
const HINT =
  /^(?:(?:zur|zu deiner|zu ihrer|zu eurer) (?:kenntnis\w*|info\w*)|z\. ?k\.|fyi|for your (?:information|records)|for info|s\. ?u\.|siehe (?:unten|weiter unten)|see below|as below|pour (?:info\w*|votre information)|voir (?:ci-dessous|plus bas)|(?:diese mail|dies|das|this|ceci) (?:hat|kam|habe|came|got|bekam|schrieb|erhielt|i got|i received)\b.{0,60}|(?:von|from|de) .{2,40}|weitergeleitet|forwarded|zur weiteren verwendung|bitte beachten|please note|note)[ .,:!]*$/;

const LONGEST = 2000;
const MOST_SENTENCES = 20;

/** True if a text says no more than that the mail below it speaks for itself. */
export const isHint = (text: string): boolean =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 4)
    .every((line, at) => (at === 0 ? HINT.test(folded(line)) : line.length < 40)) && text !== "";

/** The reader of the mail that is passed on: its sender. */
type Reader = Pick<ReadingContext, "arrivedOn" | "sender" | "names">;

/**
 * Returns the results that a known player reports in a mail which the sender passes on: worth a
 * proposal, since the words are not the sender's.
 */
export const readPassedOn = (whole: string, context: Reader): readonly Wish[] => {
  const earlier = earlierMail(whole);
  if (earlier === null || context.sender === null) return [];
  const [writer, ...others] = context
    .names(folded(earlier.from))
    .map(({ candidates }) => candidates);
  const [author, ...more] = writer ?? [];
  if (author === undefined || more.length > 0 || others.length > 1 || author === context.sender)
    return [];
  const text = firstOf(ownWords(earlier.text).text, LONGEST);
  const signs = nameSigns();
  const tongue = { render: rendererFor(text, context.names), names: context.names, signs };
  const { wishes } = readSentences(sentencesOf(text, "text", tongue, MOST_SENTENCES), "", [], {
    arrivedOn: context.arrivedOn,
    sender: author,
    addressees: [context.sender],
    names: signs.names,
    everyName: context.names,
    written: signs.written,
    spokenTo: "opponent",
    greeted: [],
    seeSubject: false,
    pair: [],
  });
  return wishes.flatMap((wish): readonly Wish[] => {
    if (wish.kind !== "result" || wish.twofold !== null) return [];
    const { outcome } = wish;
    const said =
      outcome.by === "sender" && outcome.result !== "drawn"
        ? ({ by: "player", player: [author], result: outcome.result } as const)
        : outcome;
    return [{ ...wish, outcome: said, people: [[author]], own: null, certainty: "implied" }];
  });
};
