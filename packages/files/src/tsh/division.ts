import { err, ok, type Result } from "@losfee/core";
import type { TshPlayer } from "./player.ts";
import { type PlayerLine, parsePlayer } from "./player-line.ts";
import type { TshRefusal } from "./refusal.ts";
import { decodeTsh, escapeField, linesOf, splitComment } from "./text.ts";

/** A line with only a comment. */
export interface TshComment {
  /** The number of the player on the next line; one more than the last at the end. */
  readonly before: number;
  readonly text: string;
}

/** A division of an event, in tsh's file `NAME.t`. */
export interface TshDivision {
  readonly players: readonly TshPlayer[];
  readonly comments: readonly TshComment[];
}

/**
 * Reads a division file. Requires mutual pairings, existing opponents, and a round with an opponent
 * or a bye for each score. O(players · rounds).
 */
export const parseDivision = (file: Uint8Array | string): Result<TshDivision, TshRefusal> => {
  const lines: PlayerLine[] = [];
  const comments: TshComment[] = [];
  for (const [index, line] of linesOf(decodeTsh(file)).entries()) {
    const { code, comment } = splitComment(line);
    if (code.trim() === "") {
      if (line.trim() !== "") comments.push({ before: lines.length + 1, text: comment });
      continue;
    }
    const parsed = parsePlayer(code, index + 1, comment);
    if (!parsed.ok) return parsed;
    lines.push(parsed.value);
  }
  if (lines.length === 0) return err({ code: "tsh-no-players" });
  const wrong = refusePairings(lines);
  return wrong === null ? ok({ players: lines.map(({ player }) => player), comments }) : err(wrong);
};

const refusePairings = (lines: readonly PlayerLine[]): TshRefusal | null => {
  for (const [index, { line, player, opponentColumns }] of lines.entries()) {
    for (const [round, opponent] of player.opponents.entries()) {
      if (opponent === null || opponent === 0) continue;
      const place = { line, column: opponentColumns[round] ?? 1 };
      const other = lines[opponent - 1];
      if (other === undefined) {
        const players = lines.length;
        return { code: "tsh-unknown-opponent", ...place, opponent, players };
      }
      if (other.player.opponents[round] !== index + 1 || opponent === index + 1) {
        const pair = { player: index + 1, opponent };
        return { code: "tsh-pairing-not-mutual", ...place, round: round + 1, ...pair };
      }
    }
  }
  return null;
};

/** Writes a division as tsh does: reading it again gives the same division. */
export const makeDivision = ({ players, comments }: TshDivision): string => {
  const lines = players.flatMap((player, index) => [
    ...commentsBefore(comments, index + 1),
    playerLine(player),
  ]);
  const after = comments.filter(({ before }) => before > players.length);
  return [...lines, ...after.map(({ text }) => `#${text}`)].map((line) => `${line}\n`).join("");
};

const commentsBefore = (comments: readonly TshComment[], player: number): readonly string[] =>
  comments.filter(({ before }) => before === player).map(({ text }) => `#${text}`);

/** tsh aligns names and ratings; readers do not care. */
const NAME_WIDTH = 23;
const RATING_WIDTH = 4;

const playerLine = ({ name, rating, opponents, scores, keys, comment }: TshPlayer): string => {
  const columns = [escapeField(name).padEnd(NAME_WIDTH), String(rating).padStart(RATING_WIDTH)];
  const head = [...columns, ...opponents.map(written)].join(" ");
  const fields = keys.map((key) => `; ${key.name} ${escapeField(key.value)}`.trimEnd());
  const tail = comment === "" ? "" : ` #${comment}`;
  return `${head}; ${scores.map(written).join(" ")}${fields.join("")}${tail}`;
};

const written = (value: number | null): string => (value === null ? "00" : String(value));
