import type { EntryId } from "../src/base/entry-id.ts";
import type { Line, Scorecard, Start } from "../src/base/scorecard.ts";
import type { RoundPairing } from "../src/pairing/system.ts";

export const SEED = "5eed".repeat(16);

/** Cards of `count` players without games: 1 is rated highest. */
export const scorecards = (count: number): readonly Scorecard[] =>
  Array.from({ length: count }, (_, index) => ({
    entry: index + 1,
    name: `P${index + 1}`,
    rating: 2000 - 10 * index,
    lot: index + 1,
    lines: [],
    penalties: [],
  }));

/** A game won by `own − theirs` from the view of the card's owner. */
export const playedLine = (
  round: number,
  opponent: EntryId,
  own: number,
  theirs: number,
  start: Start = "first",
): Line => ({ kind: "played", round, opponent, own, theirs, start });

/** The card with `line` in its round. */
export const withLine = (card: Scorecard, line: Line): Scorecard => {
  const lines = [...card.lines];
  while (lines.length < line.round) lines.push(undefined);
  lines[line.round - 1] = line;
  return { ...card, lines };
};

/** Plays a round: the higher rated wins by 40; players without a pair or a bye are away. */
export const playRound = (
  cards: readonly Scorecard[],
  round: number,
  { games, byes }: Pick<RoundPairing, "games" | "byes">,
): readonly Scorecard[] => {
  const byEntry = new Map(cards.map((card) => [card.entry, card]));
  const book = (entry: EntryId, line: Line): void => {
    const card = byEntry.get(entry);
    if (card !== undefined) byEntry.set(entry, withLine(card, line));
  };
  const unplayed = { kind: "unplayed", round, opponent: null } as const;
  for (const entry of byEntry.keys()) {
    if (round <= (byEntry.get(entry)?.lines.length ?? 0)) continue;
    book(entry, { ...unplayed, reason: "pause", credit: "loss", spread: 0 });
  }
  for (const { players } of games) {
    const [a, b] = players;
    const aWins = (byEntry.get(a)?.rating ?? 0) > (byEntry.get(b)?.rating ?? 0);
    book(a, playedLine(round, b, aWins ? 400 : 360, aWins ? 360 : 400, "first"));
    book(b, playedLine(round, a, aWins ? 360 : 400, aWins ? 400 : 360, "second"));
  }
  for (const { entry } of byes) {
    book(entry, { ...unplayed, reason: "bye", credit: "win", spread: 50 });
  }
  return [...byEntry.values()];
};

/** A pairing as a line of text: `1–4 2–3, 5 bye`. */
export const pairsText = (
  { games, byes }: Pick<RoundPairing, "games" | "byes">,
  nameOf: (entry: EntryId) => string,
): string =>
  [
    games.map(({ players }) => players.map(nameOf).join("–")).join(" "),
    ...byes.map(({ entry }) => `${nameOf(entry)} bye`),
  ].join(", ");
