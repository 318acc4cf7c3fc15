import { oncePerObject } from "@losfee/core";
import { type PgnGame, pgnTag } from "../pgn/index.ts";
import { rendererFor } from "./french.ts";
import { findGames, type MailAttachment } from "./game-records.ts";
import { greetingOf } from "./greeting.ts";
import { readMoves } from "./moves.ts";
import { nameSigns } from "./name-signs.ts";
import { type NameFinder, nameFinder } from "./names.ts";
import { ownWords } from "./own-words.ts";
import { isHint, readPassedOn } from "./passed-on.ts";
import { firstOf, folded, plainText } from "./plain-text.ts";
import type { KnownPlayer } from "./players.ts";
import { readSentences } from "./read-sentences.ts";
import { pairIn } from "./score.ts";
import { type Sentence, sentenceOf, sentencesOf } from "./sentences.ts";
import { settle } from "./settle.ts";
import type { MailReading, MailSource, Somebody, Wish } from "./wish.ts";
import { wishOf } from "./wish-of.ts";

/** The parts of a mail that wishes are read from. */
export interface MailText {
  readonly subject: string;
  /** The plain text, or without one the output of `htmlText`. */
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

/** Context of a mail. */
export interface MailContext {
  /** The day it arrived in the club's time zone, `2026-07-01`: supplies missing years of dates. */
  readonly arrivedOn: string;
  /** The sender; null for a stranger. A challenge never names its own sender. */
  readonly sender: number | null;
  /** Other players addressed by the mail: "I challenge you" means them. */
  readonly addressees: readonly number[];
  readonly names: NameFinder;
}

const SEE_SUBJECT =
  /\b(?:(?:siehe|s\.|wie im|laut|gemaess) ?betreff|(?:der |the )?(?:betreff|subject)(?: line)? (?:sagt|says)|(?:see|as per) (?:the )?subject|voir (?:l')?objet)\b/;

const LONGEST_SUBJECT = 500;
const LONGEST_TEXT = 30_000;
const LONGEST_PROSE = 6000;
const MOST_SENTENCES = 100;
const MOST_WISHES = 20;
const MOST_REST = 50;

/**
 * Reads the wishes of a mail from its subject and text, in German, English and French: in the order
 * of the mail, each with its source words, and only certain if nothing in these words contradicts
 * it. Never fails; returns sentences that are not understood as the rest. Linear in the mail's
 * length, of which at most 30,000 characters are read for game records, and 6,000 without these for
 * words.
 */
export const readWishes = (mail: MailText, context: MailContext): MailReading => {
  const whole = plainText(firstOf(mail.text, 2 * LONGEST_TEXT));
  const own = ownWords(whole);
  const read = firstOf(own.text, LONGEST_TEXT);
  const { games, unread, rest: unmarked } = findGames(read, mail.attachments);
  const prose = firstOf(unmarked, LONGEST_PROSE);
  const subject = plainText(firstOf(mail.subject, LONGEST_SUBJECT)).replace(/\n/g, " ").trim();
  const render = rendererFor(`${subject}\n${prose}`, context.names);
  const greeting = greetingOf(prose.trim(), context.names);
  const text = greeting.rest;
  const isAnswered = context.addressees.some((entry) => entry !== context.sender);
  const signs = nameSigns();
  const tongue = { render, names: context.names, signs };
  const reading = {
    ...context,
    names: signs.names,
    everyName: context.names,
    written: signs.written,
    spokenTo:
      !greeting.director && (isAnswered || greeting.players.length > 0)
        ? ("opponent" as const)
        : ("director" as const),
    greeted: greeting.players,
    seeSubject: SEE_SUBJECT.test(folded(text)),
    pair: pairIn(folded(subject), context.names(folded(subject))).map(
      ({ candidates }) => candidates,
    ),
  };
  const below = firstOf(own.below, LONGEST_PROSE);
  // Forwarded text without a mark at its start is indistinguishable from own words.
  const passedOn = kindOfSubject(subject) === "forward" && own.text.length >= whole.trim().length;
  // One above the limit shows that there are more.
  const said = sentencesOf(text, "text", tongue, MOST_SENTENCES + 1);
  const sentences: readonly Sentence[] = [
    ...(subject === "" || isSubjectOfOthers(subject)
      ? []
      : [sentenceOf(subject, "subject", tongue)]),
    ...said.slice(0, MOST_SENTENCES),
    ...sentencesOf(below, "below", tongue, MOST_SENTENCES),
  ];
  const moves = readMoves(prose).map((one) => wishOf(one.wish, one.certain, "text", one.text));
  const found = passedOn
    ? { wishes: [], rest: [firstOf(text, 300)] }
    : readSentences(sentences, render(subject).words, moves, reading);
  const passed = isHint(text) ? readPassedOn(whole, context) : [];
  const wishes = [
    ...found.wishes,
    ...passed,
    ...games.flatMap(({ games: records, source }) => gameWish(records, source, context.names)),
  ];
  const namesIn = (words: string) => context.names(words).map(({ candidates }) => candidates);
  const about = namesIn(folded(subject).replace(/^(?:\W|\w{2,8}: )*/, ""));
  const people = sentences
    .flatMap(({ words }) => signs.names(words).map(({ candidates }) => candidates))
    .slice(0, MOST_REST);
  return {
    wishes: settle(wishes).slice(0, MOST_WISHES),
    unreadGames: unread,
    rest: found.rest.slice(0, MOST_REST),
    about,
    people: [...about, ...people],
    ownWords: read,
    shortened:
      mail.text.length > 2 * LONGEST_TEXT ||
      own.text.length > LONGEST_TEXT ||
      unmarked.length > LONGEST_PROSE ||
      said.length > MOST_SENTENCES,
  };
};

/** Caches the finders by list of players, for the lifetime of the lists. */
const finderOf = oncePerObject((players: readonly KnownPlayer[]) => nameFinder(players));

/**
 * Returns the context for the players of a competition. Linear in their number once for each list,
 * which must not change.
 */
export const mailContext = (
  players: readonly KnownPlayer[],
  sender: number | null,
  arrivedOn: string,
  addressees: readonly number[] = [],
): MailContext => ({ arrivedOn, sender, addressees, names: finderOf(players) });

/** A record's result is no report yet: the sender may have another purpose. */
const gameWish = (
  games: readonly PgnGame[],
  source: MailSource,
  names: NameFinder,
): readonly Wish[] => {
  const [game] = games;
  if (game === undefined) return [];
  const somebody = (tag: "White" | "Black"): Somebody | null => {
    const name = folded(pgnTag(game, tag) ?? "");
    if (!/[a-z]/.test(name)) return null;
    return names(name)[0]?.candidates ?? [];
  };
  const wish = {
    kind: "games",
    games,
    white: somebody("White"),
    black: somebody("Black"),
  } as const;
  return [wishOf(wish, true, source.in, source.text)];
};

/** An answer carries the subject of the original mail: another person's words. */
const ANSWER =
  /^\s*(?:\[[^\]]{1,60}\]\s*)?(?:re|aw|antw|antwort|sv|ref|betr\.? ?re|odp|ynt|rep|rép)\s*(?:\[\d{1,3}\]|\(\d{1,3}\))?\s*:/i;
const FORWARD =
  /^\s*(?:\[[^\]]{1,60}\]\s*)?(?:fwd?|wg|wtr|tr|weitergeleitet|weiterleitung|vs|i)\s*(?:\[\d{1,3}\])?\s*:/i;

/** Our own letters begin with the competition's name in brackets. */
const OWN_LETTER = /^\s*\[[^\]]{1,200}\]/;

/** Returns by its subject whether a mail is an answer, forwarded, or new. */
const kindOfSubject = (subject: string): "answer" | "forward" | "own" => {
  if (FORWARD.test(subject)) return "forward";
  return ANSWER.test(subject) ? "answer" : "own";
};

/** True if a subject is not the sender's: of an answer, a forwarded mail, or our own letter. */
const isSubjectOfOthers = (subject: string): boolean =>
  kindOfSubject(subject) !== "own" || OWN_LETTER.test(subject);
