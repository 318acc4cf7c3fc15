import type { Credit, Line, Scorecard, Start } from "@losfee/core";
import type { TshDivision } from "./division.ts";
import { numbersOf, P12, withKey } from "./keys.ts";
import type { TshPlayer } from "./player.ts";

/**
 * Returns the scorecards of a division, entry = player's number = lot. A round without an opponent
 * is a win, a loss or nothing by the sign of its spread; with a start in `p12` it was a forfeited
 * game. A game without both scores is pending. O(players · rounds).
 */
export const cardsOfDivision = ({ players }: TshDivision): readonly Scorecard[] =>
  players.map((player, index) => {
    const starts = numbersOf(player, "p12");
    return {
      entry: index + 1,
      name: player.name,
      rating: player.rating,
      lot: index + 1,
      lines: player.opponents.map((opponent, round) =>
        lineOf(player, opponent, round, players, startOf(starts[round])),
      ),
      penalties: numbersOf(player, "penalty").map(Math.abs),
    };
  });

const startOf = (code: number | undefined): Start =>
  code === P12.first ? "first" : code === P12.second ? "second" : "unknown";

const lineOf = (
  player: TshPlayer,
  opponent: number | null,
  index: number,
  players: readonly TshPlayer[],
  start: Start,
): Line | undefined => {
  const round = index + 1;
  const own = player.scores[index] ?? null;
  if (opponent === null) return undefined;
  if (opponent === 0) return unplayedLine(round, own ?? 0, start);
  const theirs = players[opponent - 1]?.scores[index] ?? null;
  return own === null || theirs === null
    ? { kind: "pending", round, opponent, start }
    : { kind: "played", round, opponent, own, theirs, start };
};

const unplayedLine = (round: number, spread: number, start: Start): Line => {
  const credit: Credit = spread > 0 ? "win" : spread < 0 ? "loss" : "none";
  const forfeited = start !== "unknown" || spread < 0;
  const reason = forfeited ? "forfeit" : spread > 0 ? "bye" : "pause";
  const line = { kind: "unplayed", round, reason, opponent: null, credit, spread } as const;
  return start === "unknown" ? line : { ...line, start };
};

/** A player's data in a division file besides the card. */
export interface TshEntry {
  readonly class?: string;
  readonly team?: string;
  /** Boards by round. */
  readonly boards?: readonly number[];
  /** The spread of every further round of a withdrawn player; absent while active. */
  readonly off?: number;
}

/**
 * Makes a division of scorecards: players are numbered in the order of the cards. `entryOf` adds
 * optional data of the file. tsh has no opponent in a forfeited game, so it is written like a bye
 * with its spread. O(players · rounds).
 */
export const divisionOfCards = (
  cards: readonly Scorecard[],
  entryOf: (card: Scorecard) => TshEntry = () => ({}),
): TshDivision => {
  const numbers = new Map(cards.map(({ entry }, index) => [entry, index + 1]));
  return {
    players: cards.map((card) => playerOf(card, numbers, entryOf(card))),
    comments: [],
  };
};

const playerOf = (
  card: Scorecard,
  numbers: ReadonlyMap<number, number>,
  { class: prizeClass, team, boards, off }: TshEntry,
): TshPlayer => {
  const { name, rating, lines, penalties } = card;
  const scores = lines.map(scoreOf);
  const player: TshPlayer = {
    name: withoutFinalNumber(name),
    rating,
    opponents: lines.map((line) => opponentOf(line, numbers)),
    scores: scores.slice(0, scores.findLastIndex((score) => score !== null) + 1),
    keys: [],
    comment: "",
  };
  const keys: readonly (readonly [string, string | undefined])[] = [
    ["board", listed(boards)],
    ["class", prizeClass],
    ["p12", listed(lines.map(p12Of))],
    ["penalty", penalties.some((points) => points > 0) ? listed(penalties) : undefined],
    ["team", team],
    ["off", off === undefined ? undefined : String(off)],
  ];
  return keys.reduce((written, [key, value]) => withKey(written, key, value), player);
};

/** A number at the end of a name would be read as the rating: "Anna 2" becomes "Anna (2)". */
const withoutFinalNumber = (name: string): string => name.replace(/(^|\s)(-?\d+)\s*$/, "$1($2)");

const listed = (values: readonly number[] | undefined): string | undefined =>
  values === undefined || values.length === 0 ? undefined : values.join(" ");

const opponentOf = (
  line: Line | undefined,
  numbers: ReadonlyMap<number, number>,
): number | null => {
  if (line === undefined) return null;
  return line.kind === "unplayed" ? 0 : (numbers.get(line.opponent) ?? null);
};

const scoreOf = (line: Line | undefined): number | null => {
  if (line === undefined || line.kind === "pending") return null;
  return line.kind === "played" ? line.own : line.spread;
};

const p12Of = (line: Line | undefined): number => {
  if (line?.start === "first") return P12.first;
  if (line?.start === "second") return P12.second;
  return line?.kind === "unplayed" ? P12.bye : P12.unknown;
};
