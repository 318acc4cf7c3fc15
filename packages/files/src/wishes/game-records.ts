import { type PgnGame, type PgnLimits, readPgn } from "../pgn/index.ts";
import { firstOf } from "./plain-text.ts";
import type { MailSource, UnreadGame } from "./wish.ts";

/** A text attached to a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly text: string;
}

/** The game records of a mail. */
export interface FoundGames {
  readonly games: readonly { readonly games: readonly PgnGame[]; readonly source: MailSource }[];
  readonly unread: readonly UnreadGame[];
  /** The text without the records. */
  readonly rest: string;
}

/** Limits of one record; a mail is for one game. */
const LIMITS: PgnLimits = { length: 60_000, games: 20, moves: 500 };

const MOST_ATTACHMENTS = 5;

const TAG_LINE = /^\s*\[\w{1,40}\s+"/;
const END_LINE = /(?:^|\s)(?:1-0|0-1|1\/2-1\/2|\*)\s*$/;

/** Finds attached PGN files, and records in the text that begin with a tag (`[White "A"]`). */
export const findGames = (text: string, attachments: readonly MailAttachment[]): FoundGames => {
  const { records, rest } = split(text);
  const files = attachments
    .filter(({ name }) => /\.pgn$/i.test(name))
    .slice(0, MOST_ATTACHMENTS)
    .map(({ name, text }) => ({ pgn: text, in: "attachment" as const, text: firstOf(name, 80) }));
  const inline = records.map((pgn) => ({ pgn, in: "text" as const, text: firstOf(pgn, 80) }));
  const games: { games: readonly PgnGame[]; source: MailSource }[] = [];
  const unread: UnreadGame[] = [];
  // Half-moves of all records together: checking one takes about 0.1 ms.
  let left = LIMITS.moves;
  for (const { pgn, ...source } of [...inline, ...files]) {
    const read = readPgn(pgn, { ...LIMITS, moves: left });
    if (read.ok) games.push({ games: read.value, source });
    else unread.push({ source, refusal: read.error });
    const used = read.ok ? read.value.reduce((sum, { moves }) => sum + moves.length, 0) : left / 2;
    left = Math.floor(left - used);
  }
  return { games, unread, rest };
};

/** A record reaches from its first tag to the result behind its moves. */
const split = (text: string): { readonly records: readonly string[]; readonly rest: string } => {
  const records: string[] = [];
  const rest: string[] = [];
  let record: string[] | null = null;
  const close = (): void => {
    if (record !== null) records.push(record.join("\n"));
    record = null;
  };
  for (const line of text.split("\n")) {
    if (record === null && TAG_LINE.test(line)) record = [];
    if (record === null) rest.push(line);
    else {
      record.push(line);
      if (!TAG_LINE.test(line) && END_LINE.test(line)) close();
    }
  }
  close();
  // Several records make one game each; an absurd number stays in one piece.
  return { records: records.slice(0, MOST_ATTACHMENTS), rest: rest.join("\n") };
};
