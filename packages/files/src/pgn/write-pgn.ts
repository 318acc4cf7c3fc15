import type { PgnGame, PgnTag } from "./read-pgn.ts";

/** The tags that every game has, in this order (PGN standard, 8.1.1). */
const ROSTER = ["Event", "Site", "Date", "Round", "White", "Black", "Result"] as const;

const UNKNOWN: Readonly<Record<string, string>> = { Date: "????.??.??" };

/** Lines of moves are shorter than 80 characters (PGN standard, 8.2.1). */
const WIDTH = 79;

/**
 * Writes games in the export format of the PGN standard: the seven tags first, then the others by
 * name, moves in lines below 80 characters, a blank line between games. `readPgn` reads the same
 * games back. Linear.
 */
export const writePgn = (games: readonly PgnGame[]): string => games.map(writeGame).join("\n");

const writeGame = (game: PgnGame): string => {
  const tags = tagsOf(game).map(({ name, value }) => `[${name} "${quoted(value)}"]\n`);
  return `${tags.join("")}\n${wrapped([...numbered(game), game.result])}`;
};

const tagsOf = ({ tags, start, result }: PgnGame): readonly PgnTag[] => {
  const roster: readonly string[] = ROSTER;
  const textOf = (name: string): string =>
    tags.find((tag) => tag.name === name)?.value ?? UNKNOWN[name] ?? "?";
  const others = tags.filter(({ name }) => !roster.includes(name) && !isPosition(name));
  const position: readonly PgnTag[] =
    start === null
      ? []
      : [
          { name: "SetUp", value: "1" },
          { name: "FEN", value: start },
        ];
  return [
    ...ROSTER.map((name) => ({ name, value: name === "Result" ? result : textOf(name) })),
    ...[...others, ...position].sort((a, b) => (a.name < b.name ? -1 : 1)),
  ];
};

const isPosition = (name: string): boolean => name === "FEN" || name === "SetUp";

/** A tag's text is one line; quotes and backslashes are escaped. */
const quoted = (value: string): string =>
  value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replace(/["\\]/g, "\\$&");

/** Returns the moves with their numbers: `1.`, `e4`, `e5`, `2.` … */
const numbered = ({ moves, start }: PgnGame): readonly string[] => {
  const fields = start?.split(" ") ?? [];
  const first = Number(fields[5] ?? 1);
  const offset = fields[1] === "b" ? 1 : 0;
  return moves.flatMap((move, index) => {
    const half = index + offset;
    const number = first + Math.floor(half / 2);
    if (half % 2 === 0) return [`${number}.`, move];
    return index === 0 ? [`${number}...`, move] : [move];
  });
};

const wrapped = (words: readonly string[]): string => {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return `${[...lines, line].join("\n")}\n`;
};
