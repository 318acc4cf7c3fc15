import { oncePerObject } from "@losfee/core";
import { readChallenge, readFurtherTargets } from "./challenge.ts";
import { findGames, type MailAttachment } from "./game-records.ts";
import { readHoliday } from "./holiday.ts";
import { readMoves } from "./moves.ts";
import { readOutcome } from "./outcome.ts";
import { ownWords } from "./own-words.ts";
import { firstOf, plainText } from "./plain-text.ts";
import { readPlainWishes } from "./plain-wishes.ts";
import { type KnownPlayer, type NameFinder, nameFinder } from "./players.ts";
import { settle } from "./settle.ts";
import { type Statement, statementOf, statementsOf } from "./statements.ts";
import type { MailReading, MailSource, MailTarget, Wish, WishContent } from "./wish.ts";

/** A mail as far as wishes can be read from it. */
export interface MailText {
  readonly subject: string;
  /** The plain text, or what `htmlText` makes of the HTML where there is none. */
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

/** What has to be known to understand a mail. */
export interface MailContext {
  /** The day it arrived in the club's time zone, `2026-07-01`: tells the year of dates without. */
  readonly arrivedOn: string;
  /** Who wrote; null for a stranger. Nobody means themselves by a name in a challenge. */
  readonly sender: number | null;
  /** The other players that the mail went to: "I challenge you" means them. */
  readonly addressees: readonly number[];
  readonly names: NameFinder;
}

const LONGEST_SUBJECT = 500;
const LONGEST_TEXT = 30_000;
const MOST_STATEMENTS = 400;
const MOST_WISHES = 20;
const LONGEST_SOURCE = 200;

/** An answer carries the subject of the mail that it answers: somebody else's words. */
const ANSWER = /^\s*(?:re|aw|antw|antwort|fwd?|wg|sv)\s*(?:\[\d{1,3}\])?\s*:/i;

/**
 * Reads the wishes of a mail from its subject and text, in German and English: in the order of the
 * mail, each with the words it was read from, and certain only where nothing in these
 * words speaks against it. Never fails; what is not understood is left out. Linear in the mail's
 * length, of which at most 30,000 characters are read.
 */
export const readWishes = (mail: MailText, context: MailContext): MailReading => {
  const whole = plainText(firstOf(mail.text, 2 * LONGEST_TEXT));
  const words = ownWords(whole);
  const read = firstOf(words, LONGEST_TEXT);
  const { games, unread, rest } = findGames(read, mail.attachments);
  const subject = plainText(firstOf(mail.subject, LONGEST_SUBJECT)).replace(/\n/g, " ").trim();
  const statements = [
    ...(subject === "" || ANSWER.test(subject) ? [] : [statementOf(subject, "subject")]),
    ...statementsOf(rest).slice(0, MOST_STATEMENTS),
  ];
  const wishes = [
    ...readStatements(statements, context),
    ...readMoves(rest).map((moves) => wishOf(moves.wish, moves.certain, "text", moves.text)),
    ...games.flatMap(({ games: found, source }) => gameWishes(found, source)),
  ];
  return {
    wishes: settle(wishes).slice(0, MOST_WISHES),
    unreadGames: unread,
    ownWords: read,
    shortened: mail.text.length > 2 * LONGEST_TEXT || words.length > LONGEST_TEXT,
  };
};

/** The finders of lists of players that were seen, for as long as these are in use. */
const finderOf = oncePerObject((players: readonly KnownPlayer[]) => nameFinder(players));

/**
 * The context for the players of a competition. Takes time linear in their number once for each
 * list, which must not change.
 */
export const mailContext = (
  players: readonly KnownPlayer[],
  sender: number | null,
  arrivedOn: string,
  addressees: readonly number[] = [],
): MailContext => ({ arrivedOn, sender, addressees, names: finderOf(players) });

const wishOf = (
  wish: WishContent,
  certain: boolean,
  where: MailSource["in"],
  text: string,
): Wish => ({
  ...wish,
  certainty: certain ? "certain" : "proposal",
  source: { in: where, text: firstOf(text, LONGEST_SOURCE) },
});

const readStatements = (
  statements: readonly Statement[],
  context: MailContext,
): readonly Wish[] => {
  const wishes: Wish[] = [];
  /** A challenge that further lines may belong to. */
  let open: { readonly at: number; readonly challenge: Challenge } | null = null;
  for (const statement of statements) {
    const found = wishesOf(statement, context);
    const challenge = found.find((one): one is Challenge => one.kind === "challenge") ?? null;
    const further = challenge === null ? furtherTargets(statement, context) : [];
    if (open !== null && further.length > 0) {
      const longer = extend(open.challenge, further, statement);
      wishes[open.at] = longer;
      open = { at: open.at, challenge: longer };
      continue;
    }
    // Greetings may stand between a challenge that names nobody yet and its list.
    if (open !== null && (found.length > 0 || open.challenge.targets.length > 0)) open = null;
    if (challenge !== null) {
      open = { at: wishes.length + found.indexOf(challenge), challenge };
    }
    wishes.push(...found);
  }
  return wishes;
};

type Challenge = Extract<Wish, { readonly kind: "challenge" }>;

const wishesOf = (statement: Statement, context: MailContext): readonly Wish[] => {
  const { in: where, text, doubtful } = statement;
  const plain = readPlainWishes(statement);
  const kinds = new Set(plain.map(({ wish }) => wish.kind));
  const answered = kinds.has("acceptance") || kinds.has("refusal");
  const challenge =
    answered || kinds.has("waiting-list") || kinds.has("standing-waiting-list")
      ? null
      : readChallenge(statement, namesOfOthers(context), othersAddressed(context));
  const outcome = kinds.has("adjudication") ? null : readOutcome(statement, context.names);
  const holiday = readHoliday(statement, context.arrivedOn);
  return [
    ...(challenge === null
      ? []
      : [
          wishOf(
            { kind: "challenge", targets: challenge.targets },
            challenge.certain && !doubtful,
            where,
            text,
          ),
        ]),
    ...plain.map(({ wish, certain }) => wishOf(wish, certain, where, text)),
    ...(outcome === null
      ? []
      : [wishOf(outcome.wish, outcome.certain && !kinds.has("objection"), where, text)]),
    ...(holiday === null ? [] : [wishOf(holiday.wish, holiday.certain, where, text)]),
  ];
};

const namesOfOthers =
  ({ names, sender }: MailContext): NameFinder =>
  (words) =>
    names(words).filter(({ entry }) => entry !== sender);

const othersAddressed = ({ addressees, sender }: MailContext): readonly number[] =>
  addressees.filter((entry) => entry !== sender);

const furtherTargets = (statement: Statement, context: MailContext): readonly MailTarget[] =>
  statement.in === "subject" || statement.negated || statement.doubtful
    ? []
    : readFurtherTargets(statement, namesOfOthers(context));

const extend = (
  challenge: Challenge,
  further: readonly MailTarget[],
  statement: Statement,
): Challenge => {
  const targets = [...challenge.targets, ...further];
  const clear = targets.every(({ seat, entry }) => seat !== null || entry !== null);
  const unsure = challenge.certainty === "proposal" && challenge.targets.length > 0;
  return {
    ...challenge,
    targets,
    certainty: clear && !unsure ? "certain" : "proposal",
    source: {
      in: challenge.source.in,
      text: firstOf(`${challenge.source.text}\n${statement.text}`, LONGEST_SOURCE),
    },
  };
};

/** A record's result is no report yet: whoever sent it may mean something else by it. */
const gameWishes = (
  games: Extract<WishContent, { readonly kind: "games" }>["games"],
  source: MailSource,
): readonly Wish[] => {
  const reports = games.flatMap(({ result }): readonly Wish[] => {
    if (result === "*") return [];
    const outcome = { by: "colour", result } as const;
    return [wishOf({ kind: "result", outcome, entries: [] }, false, source.in, source.text)];
  });
  return [wishOf({ kind: "games", games }, true, source.in, source.text), ...reports];
};
