import { describe, expect, it } from "vitest";
import { competition, nextRound, type Play, play } from "../../../test/play.ts";
import {
  cardsOf,
  countingResult,
  hasUnconfirmed,
  standingsOf,
  type TournamentCommand,
} from "../index.ts";

const change = (settings: object): TournamentCommand =>
  ({ type: "change-settings", settings, reason: "test" }) as TournamentCommand;

/** Both players of board 1 have reported 420–380, and nobody has confirmed it. */
const reported = (settings: object): Play => {
  const now = play(nextRound(competition("scrabble-swiss", 6)), [change(settings)]);
  const [first = 0, second = 0] = now.state.rounds[0]?.games[0]?.seats ?? [];
  const sides = [
    { entry: first, score: 420 },
    { entry: second, score: 380 },
  ] as const;
  return play(now, [{ type: "report-result", round: 1, outcome: { kind: "played", sides } }]);
};

const confirm = (before: Play): Play => {
  const [game] = before.state.rounds[0]?.games ?? [];
  const results = [{ round: 1, board: game?.board ?? 0 }];
  return play(before, [{ type: "confirm-results", results }]);
};

const winsOf = ({ state }: Play): number =>
  standingsOf(state, 1).reduce((sum, { wins }) => sum + wins, 0);

/** Both whose game it is carry the mark, on the card and in the standings, or nobody does. */
const isMarked = ({ state }: Play): boolean => {
  const onCards = cardsOf(state).filter((card) => hasUnconfirmed(card, 1));
  const inStandings = standingsOf(state, 1).filter(({ unconfirmed }) => unconfirmed);
  expect(inStandings.map(({ entry }) => entry).toSorted()).toEqual(
    onCards.map(({ entry }) => entry).toSorted(),
  );
  return onCards.length > 0;
};

describe("a reported result that nobody has confirmed", () => {
  it("counts and is marked on the cards, unless the settings say otherwise", () => {
    for (const settings of [{}, { reported: "counted" }]) {
      expect([winsOf(reported(settings)), isMarked(reported(settings))]).toEqual([1, true]);
    }
  });

  it("counts for nobody where results count when they are confirmed", () => {
    const { state } = reported({ reported: "when-confirmed" });
    expect(winsOf({ state } as Play)).toBe(0);
    expect(isMarked({ state } as Play)).toBe(false);
    expect(countingResult(state.rounds[0]?.games[0], state.settings)).toBe(null);
    const lines = cardsOf(state).flatMap((card) => card.lines[0] ?? []);
    expect(lines.every(({ kind }) => kind === "pending" || kind === "unplayed")).toBe(true);
  });

  it("counts without a mark as soon as it is confirmed, whatever the settings", () => {
    for (const settings of [{}, { reported: "when-confirmed" }]) {
      const confirmed = confirm(reported(settings));
      expect([winsOf(confirmed), isMarked(confirmed)]).toEqual([1, false]);
    }
  });
});
