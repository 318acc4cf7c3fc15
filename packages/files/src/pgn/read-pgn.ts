import { err, ok, type Result } from "@losfee/core";
import { type PlayedMoves, playFrom } from "./played-moves.ts";
import type { PgnPlace, PgnRefusal } from "./refusal.ts";
import { type PgnResult, type PgnToken, pgnTokens, resultOf } from "./tokens.ts";

/** A tag of a game: `White`, `Date`, `Round` … */
export interface PgnTag {
  readonly name: string;
  readonly value: string;
}

/** A game with all moves checked. */
export interface PgnGame {
  /** In the order of the text, each name once. */
  readonly tags: readonly PgnTag[];
  /** The initial position in FEN; null for the usual one. */
  readonly start: string | null;
  /** The moves of both sides in standard notation (`Nf3`, `exd8=Q#`), without variations. */
  readonly moves: readonly string[];
  readonly result: PgnResult;
}

/** Limits of one read. */
export interface PgnLimits {
  /** UTF-16 units. */
  readonly length: number;
  readonly games: number;
  /** Half-moves of all games together: checking one takes about 0.1 ms. */
  readonly moves: number;
}

const USUAL_LIMITS: PgnLimits = { length: 5_000_000, games: 1000, moves: 100_000 };

/**
 * Reads the games of a PGN text and checks every move. All or nothing; refusals name line, column
 * and move. Skips comments and variations; accepts German piece letters. A text without an ending
 * counts as unfinished, unless its tag `Result` says more. Linear up to the limits.
 */
export const readPgn = (
  pgn: string,
  limits: Partial<PgnLimits> = {},
): Result<readonly PgnGame[], PgnRefusal> => {
  const text = pgn.replace(/^\uFEFF/, "");
  const { length, games: mostGames, moves: mostMoves } = { ...USUAL_LIMITS, ...limits };
  if (text.length > length) {
    return err({ code: "pgn-too-long", length: text.length, allowed: length });
  }
  const tokens = pgnTokens(text);
  if (!tokens.ok) {
    const { code, offset, text: found } = tokens.error;
    return err({ code, text: found, ...placeIn(text, offset, 1) });
  }
  const drafts = gamesIn(tokens.value);
  if (drafts.length === 0) return err({ code: "pgn-empty" });
  if (drafts.length > mostGames) return err({ code: "pgn-too-many-games", allowed: mostGames });
  const games: PgnGame[] = [];
  let left = mostMoves;
  for (const [index, draft] of drafts.entries()) {
    const place = (offset: number): PgnPlace => placeIn(text, offset, index + 1);
    const surplus = draft.moves[left];
    if (surplus !== undefined) {
      return err({ code: "pgn-too-many-moves", allowed: mostMoves, ...place(surplus.offset) });
    }
    left -= draft.moves.length;
    const game = checkGame(draft, place);
    if (!game.ok) return game;
    games.push(game.value);
  }
  return ok(games);
};

/** Returns the value of a tag; null if it is absent or `?`, which stands for "unknown". */
export const pgnTag = (game: Pick<PgnGame, "tags">, name: string): string | null => {
  const value = game.tags.find((tag) => tag.name === name)?.value ?? "?";
  return value === "?" || value === "" ? null : value;
};

type Token<Kind extends PgnToken["kind"]> = Extract<PgnToken, { readonly kind: Kind }>;

/** The pieces of one game. */
interface GameDraft {
  readonly tags: readonly Token<"tag">[];
  readonly moves: readonly Token<"move">[];
  readonly ending: Token<"result"> | null;
}

/** Splits at a result, or at the tags of the next game. */
const gamesIn = (tokens: readonly PgnToken[]): readonly GameDraft[] => {
  const games: GameDraft[] = [];
  let tags: Token<"tag">[] = [];
  let moves: Token<"move">[] = [];
  const finish = (ending: Token<"result"> | null): void => {
    if (tags.length > 0 || moves.length > 0) games.push({ tags, moves, ending });
    tags = [];
    moves = [];
  };
  for (const token of tokens) {
    if (token.kind === "result") finish(token);
    else if (token.kind === "move") moves.push(token);
    else {
      if (moves.length > 0) finish(null);
      tags.push(token);
    }
  }
  finish(null);
  return games;
};

const checkGame = (
  { tags, moves, ending }: GameDraft,
  place: (offset: number) => PgnPlace,
): Result<PgnGame, PgnRefusal> => {
  const byName = new Map<string, Token<"tag">>();
  for (const tag of tags) {
    const { name, offset } = tag;
    if (byName.has(name)) return err({ code: "pgn-tag-twice", name, ...place(offset) });
    byName.set(name, tag);
  }
  const fen = byName.get("FEN");
  const board = playFrom(fen?.value ?? null);
  if (board === null) {
    const { value = "", offset = 0 } = fen ?? {};
    return err({ code: "pgn-position-impossible", text: value, ...place(offset) });
  }
  const result = resultOfGame(byName.get("Result"), ending, place);
  if (!result.ok) return result;
  const played = playAll(board, moves, place);
  if (!played.ok) return played;
  return ok({
    tags: tags.map(({ name, value }) => ({ name, value })),
    start: fen?.value ?? null,
    moves: played.value,
    result: result.value,
  });
};

const playAll = (
  board: PlayedMoves,
  moves: GameDraft["moves"],
  place: (offset: number) => PgnPlace,
): Result<readonly string[], PgnRefusal> => {
  const played: string[] = [];
  for (const { text, offset } of moves) {
    const next = board.next();
    const move = board.play(text);
    if (move === null) return err({ code: "pgn-move-impossible", text, ...next, ...place(offset) });
    played.push(move);
  }
  return ok(played);
};

const resultOfGame = (
  tag: Token<"tag"> | undefined,
  ending: Token<"result"> | null,
  place: (offset: number) => PgnPlace,
): Result<PgnResult, PgnRefusal> => {
  const tagResult = tag === undefined || tag.value === "?" ? "*" : resultOf(tag.value);
  if (tag !== undefined && tagResult === null) {
    return err({ code: "pgn-result-unknown", text: tag.value, ...place(tag.offset) });
  }
  const [inTag, inMoves] = [tagResult ?? "*", ending?.result ?? "*"];
  if (inMoves === "*" || inTag === "*") return ok(inMoves === "*" ? inTag : inMoves);
  if (inTag === inMoves) return ok(inTag);
  return err({ code: "pgn-results-differ", inTag, inMoves, ...place(ending?.offset ?? 0) });
};

/** Only computed for refusals. Linear. */
const placeIn = (text: string, offset: number, game: number): PgnPlace => {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, game };
};
