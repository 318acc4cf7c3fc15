import { readdirSync, readFileSync } from "node:fs";
import type { Expectation, MailEvent } from "./judge.ts";

/**
 * A mail and its expected result. `do`: carried out; `offer`: one of them proposed; `both`: all of
 * them proposed; `may`: carried out or proposed; `ask`: nothing, or one of them proposed; `none`;
 * `auto`: a program's. `!`: it stays in the inbox. ` + ` separates events, ` | ` readings; ` or `
 * precedes another list, or `offer` if that suffices.
 */
export interface FurtherMail {
  readonly expected: string;
  readonly from: number;
  readonly subject: string;
  readonly body: string;
  /** Name of the situation. */
  readonly in?: string;
  /** Players whom the mail is addressed to. */
  readonly to?: readonly number[];
  readonly html?: boolean;
}

const FOLDER = new URL("collections/", import.meta.url);

/** The names of the collections, in order. */
export const collectionNames: readonly string[] = readdirSync(FOLDER)
  .map((file) => file.replace(".tsv", ""))
  .toSorted();

/**
 * Reads a collection: a mail to a line, in columns that tabs separate. They are what is expected, the
 * sender with `in=`, `to=` or `html`, the subject, and the text.
 */
export const collectionNamed = (name: string): readonly FurtherMail[] =>
  readFileSync(new URL(`${name}.tsv`, FOLDER), "utf8")
    .trimEnd()
    .split("\n")
    .map(mailOf);

const mailOf = (line: string): FurtherMail => {
  const [expected, sender, subject, body, ...more] = line.split("\t");
  if (expected === undefined || sender === undefined || subject === undefined)
    throw new Error(`no mail: ${line}`);
  if (body === undefined || more.length > 0) throw new Error(`not four columns: ${line}`);
  const [from, ...options] = sender.split(" ");
  const option = (key: string): string | undefined =>
    options.find((it) => it.startsWith(key))?.slice(key.length);
  const [situation, to] = [option("in="), option("to=")];
  return {
    expected,
    from: Number(from),
    subject: unescaped(subject),
    body: unescaped(body),
    ...(situation === undefined ? {} : { in: situation }),
    ...(to === undefined ? {} : { to: to.split(",").map(Number) }),
    ...(options.includes("html") ? { html: true } : {}),
  };
};

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);

const KINDS = {
  do: ["carried-out"],
  offer: ["proposed"],
  both: ["proposed"],
  may: ["carried-out", "proposed"],
  ask: ["nothing", "proposed"],
  none: ["nothing"],
  auto: ["ignored", "nothing"],
} as const;

const isKind = (word: string): word is keyof typeof KINDS => word in KINDS;

/** Parses the first column. */
export const expectationOf = ({ expected }: FurtherMail): Expectation => {
  const [line = "", or] = expected.split(" or ");
  const [word = "", ...rest] = line.replace("!", "").split(" ");
  if (!isKind(word)) throw new Error(`unknown: ${line}`);
  const lists = rest.join(" ").split(" | ").map(eventsOf);
  if (or !== undefined && or !== "offer") lists.push(eventsOf(or));
  const kind = or === "offer" ? KINDS.may : KINDS[word];
  const [events = [], ...alternatives] = lists;
  const keepOpen = line.startsWith("!") || line.startsWith(`${word}!`);
  const oneOf = word === "offer" || word === "ask";
  return { kind, events, alternatives, oneOf, keepOpen };
};
const eventsOf = (text: string): readonly MailEvent[] =>
  text === "" ? [] : text.split(" + ").map(eventOf);

const eventOf = (text: string): MailEvent => {
  const [type = "", who = "", what = "", by] = text.split(/ (?=(?:[^']*'[^']*')*[^']*$)/);
  const [white, black] = who.split("-").map(Number);
  const player = Number(who);
  switch (type) {
    case "result":
      return { type, white, black, result: what };
    case "record":
      return { type, white, black };
    case "accept":
    case "refuse":
    case "confirm":
      return { type, challenger: white, defender: black };
    case "objection":
      return { type, white, black, by: Number(by) };
    case "challenge": {
      const [challenger, targets = ""] = who.split(">");
      const named = targets
        .split(",")
        .map((one) => (one.startsWith("'") ? one.slice(1, -1) : Number(one)));
      return { type, challenger: Number(challenger), targets: named };
    }
    case "holiday": {
      const [from, to] = what.split("..");
      return { type, player, from, to };
    }
    case "join":
    case "leave":
      return { type: `${type}-list`, player };
    case "standing":
      return { type: "standing-list", player, action: what };
    case "retire":
      return { type, player };
    default:
      throw new Error(`unknown: ${text}`);
  }
};
