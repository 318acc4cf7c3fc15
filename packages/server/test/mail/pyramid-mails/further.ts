import type { Expectation, MailEvent } from "./judge.ts";

/**
 * A mail and its expected result. `do`: carried out; `offer`: one of them proposed; `both`: all of
 * them proposed; `may`: carried out or proposed; `ask`: nothing, or one of them proposed; `none`;
 * `auto`: a program's. `!`: it stays in the inbox. ` + ` separates events, ` | ` readings; `or` is
 * another list, or `offer` if that suffices.
 */
export type FurtherMail = readonly [
  expected: string,
  from: number,
  subject: string,
  body: string,
  more?: {
    readonly in?: string;
    readonly to?: readonly number[];
    readonly or?: string;
    readonly html?: boolean;
  },
];

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

/** Parses a line of the table. */
export const expectationOf = ([line, , , , more]: FurtherMail): Expectation => {
  const [word = "", ...rest] = line.replace("!", "").split(" ");
  if (!isKind(word)) throw new Error(`unknown: ${line}`);
  const lists = rest.join(" ").split(" | ").map(eventsOf);
  if (more?.or !== undefined && more.or !== "offer") lists.push(eventsOf(more.or));
  const kind = more?.or === "offer" ? KINDS.may : KINDS[word];
  const [events = [], ...alternatives] = lists;
  const keepOpen = line.startsWith("!");
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
