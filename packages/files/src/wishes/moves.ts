import { playFrom } from "../pgn/index.ts";
import type { WishContent } from "./wish.ts";

/** Moves of one game, as quoted in a mail. */
export interface ReadMoves {
  readonly wish: Extract<WishContent, { readonly kind: "moves" }>;
  /** The piece of the text. */
  readonly text: string;
  /** From the first move on, and legal. The owner of the game checks later moves. */
  readonly certain: boolean;
}

const MOVE =
  "(?:[KQRBNDTLS]?[a-h]?[1-8]?[-x:]?[a-h][1-8](?:=?[QRBNDTLS])?|[0O]-[0O](?:-[0O])?)[+#]?[!?]{0,2}";

/** `1. e4 e5`, `1.e4`, `1 e4`, `12... Sf6`, `1.e4, c5`: a number, and one or two moves. */
const NUMBERED = new RegExp(
  `(?<![\\d.\\w])(?:(\\d{1,3}) ?\\.( ?(?:\\.{1,3}|…|-{1,3}))? ?|(1)[ )] ?)(${MOVE})(?!\\w|\\.\\w)(?: ?(?:[,–-]|\\.{3}|…)? ?(${MOVE})(?!\\w|\\.\\w))?`,
  "g",
);

/** `Mein erster Zug ist e4`, `first move: Nf3`, `mein Antwortzug: e5`, `ich antworte mit c5`. */
const SPOKEN = new RegExp(
  `\\b(?:(?:1\\. ?|erster? |ersten |first |opening |eroeffnungs|eröffnungs|premier )(?:zug|move|coup)|(?:start(?:ing)?|begin(?:ning)?|open(?:ing)?|beginne|er(?:oe|ö)ffne|starte|commence|ouvre|d[ée]bute)(?= (?:ich |i )?(?:mit|with|par|avec)\\b)|(antwort-?zug|(?:be)?antworte?|reply|reply move|i answer|i respond|response|gegenzug|erwidere|kontere|entgegne))(?: ist| lautet| waere| wäre| sei| heisst| heißt| will be| would be| serait| est| is| =| ich| darauf| mit| with| par| avec|:){0,3} ?"?(${MOVE})(?!\\w|\\.\\w)`,
  "i",
);

const MOST = 400;

/** Maximum of pieces of games that are read. */
const MOST_RUNS = 10;

interface Half {
  readonly number: number;
  readonly side: "white" | "black";
  readonly text: string;
  readonly offset: number;
  readonly end: number;
}

/** Returns runs of consecutive moves in a mail; text in `plainText`'s form. Linear. */
export const readMoves = (text: string): readonly ReadMoves[] => {
  const flat = text.replace(/\s/g, " ");
  const runs = runsOf(numberedMoves(flat));
  if (runs.length > 0) return runs.slice(0, MOST_RUNS).map((run) => readRun(run, flat));
  const spoken = SPOKEN.exec(flat);
  if (spoken === null) return bareMove(text);
  const [whole, reply, move = ""] = spoken;
  // "Mein erster Zug: d5" can only be Black's.
  const side = reply === undefined && legalMoves([move]) !== null ? "white" : "black";
  const half = { number: 1, side, text: move, offset: spoken.index } as const;
  return [readRun([{ ...half, end: spoken.index + whole.length }], flat)];
};

const BARE = new RegExp(
  `^\\s*(?:(?:ich|i) (?:spiele|ziehe|antworte mit|play|reply)|(?:mein |my )?(?:zug|move)(?: ist| is)?)?[ :]*(${MOVE})(?: (?:ist|is|w(?:ae|ä)re|would be|lautet|est|sera) (?:mein|my|mon) (?:erster |first |opening |premier )?(?:\\w*zug|move|coup))?[.!]?\\s*$`,
  "i",
);

/** A line or its end with one move, which can only be the first of one side: `d7-d5`. */
const bareMove = (text: string): readonly ReadMoves[] => {
  const [line, ...others] = text.split(/\n|(?<=[.!?:,;)]) +/).filter((it) => BARE.test(it));
  const move = line === undefined ? undefined : BARE.exec(line)?.[1];
  const rank = /[1-8](?=[^1-8]*$)/.exec(move ?? "")?.[0];
  if (line === undefined || move === undefined || rank === undefined || others.length > 0)
    return [];
  const side = Number(rank) > 4 ? "black" : "white";
  const wish = { kind: "moves", moveNumber: 1, side, moves: [move.replace(/[!?]+$/, "")] } as const;
  return [{ wish, text: line.trim(), certain: false }];
};

const numberedMoves = (text: string): readonly Half[] =>
  [...text.matchAll(NUMBERED)].slice(0, MOST).flatMap((match): readonly Half[] => {
    const [whole, numbered, dots, one, first = "", second] = match;
    const number = numbered ?? one;
    const place = { number: Number(number), offset: match.index, end: match.index + whole.length };
    if (place.number < 1) return [];
    if (dots !== undefined) return [{ ...place, side: "black", text: first }];
    const white: Half = { ...place, side: "white", text: first };
    return second === undefined ? [white] : [white, { ...place, side: "black", text: second }];
  });

const runsOf = (halves: readonly Half[]): readonly (readonly [Half, ...Half[]])[] => {
  const runs: [Half, ...Half[]][] = [];
  for (const half of halves) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows =
      last !== undefined &&
      (half.side === "white"
        ? last.side === "black" && half.number === last.number + 1
        : last.side === "white" && half.number === last.number);
    if (follows && run !== undefined) run.push(half);
    else runs.push([half]);
  }
  return runs;
};

const readRun = (run: readonly [Half, ...Half[]], text: string): ReadMoves => {
  const [first] = run;
  const written = run.map((half) => half.text.replace(/[!?]+$/, ""));
  const fromStart = first.number === 1 && first.side === "white";
  const moves = fromStart ? legalMoves(written) : null;
  const firstReply = first.number === 1 && first.side === "black";
  return {
    wish: {
      kind: "moves",
      moveNumber: first.number,
      side: first.side,
      moves: moves ?? written,
    },
    text: text.slice(first.offset, run.at(-1)?.end),
    certain: moves !== null || firstReply,
  };
};

/** Returns the moves in standard notation, or null if one of them is illegal. */
const legalMoves = (written: readonly string[]): readonly string[] | null => {
  const game = playFrom(null);
  const moves: string[] = [];
  for (const text of written) {
    const move = game?.play(text) ?? null;
    if (move === null) return null;
    moves.push(move);
  }
  return moves;
};
