import { describe, expect, it } from "vitest";
import { pairDivision, type TshDivision } from "../../src/tsh/index.ts";
import { cutBack, type RecordedRound, readEvent, recordedRounds } from "./events.ts";

/** Rounds whose bye was not by "fewest byes, then lowest": given by hand, or two in one round. */
const BYES_BY_HAND = ["event01.t 21", "event02.t 26", "event14.t 4", "event16.t 12"];

/** The actual round: the pairs, the bye, and the absent players. */
const asPlayed = (event: TshDivision, { file, round }: RecordedRound) => {
  const pairs = event.players.flatMap(({ opponents }, index) => {
    const opponent = opponents[round - 1] ?? 0;
    return opponent > index + 1 ? [[index + 1, opponent] as const] : [];
  });
  const idle = event.players.flatMap(({ opponents }, index) =>
    opponents[round - 1] === 0 ? [index + 1] : [],
  );
  const wins = idle.filter((number) => (event.players[number - 1]?.scores[round - 1] ?? 0) > 0);
  const bye = BYES_BY_HAND.includes(`${file} ${round}`) ? null : (wins[0] ?? null);
  return { pairs, bye, absent: idle.filter((number) => number !== bye) };
};

describe("New Swiss pairs real events as tsh paired them", () => {
  it("knows 99 rounds with 1412 boards", () => {
    expect(recordedRounds).toHaveLength(99);
    expect(recordedRounds.reduce((sum, { boards }) => sum + boards, 0)).toBe(1412);
  });

  for (const recorded of recordedRounds) {
    const { file, round, boards, repeats, reproducedWith } = recorded;
    for (const { basedOnRound: basedOn, trackFirsts: trackStarts } of reproducedWith) {
      const starts = trackStarts ? "starts tracked" : "starts ignored";
      it(`${file} round ${round}, based on round ${basedOn}, ${starts}`, () => {
        const event = readEvent(file);
        const { pairs, bye, absent } = asPlayed(event, recorded);
        const options = { repeats, trackStarts };
        const paired = pairDivision(cutBack(event, round - 1), {
          system: "new-swiss",
          basedOn,
          options,
          absent,
        });
        if (!paired.ok) throw new Error(JSON.stringify(paired.error));
        expect(paired.value.round).toBe(round);
        expect([...paired.value.pairs].sort(([a], [b]) => a - b)).toEqual(pairs);
        expect(paired.value.bye).toBe(bye);
        expect(pairs).toHaveLength(boards);
      });
    }
  }
});
