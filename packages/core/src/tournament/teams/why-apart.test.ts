import { expect, it } from "vitest";
import { nextRound, play } from "../../../test/play.ts";
import { result, teamEvent } from "../../../test/teams.ts";
import { explainNotPaired, pairedRounds } from "../../index.ts";

/** Boards of a match, depending on the two teams and the round. */
const letters = (first: number, second: number, round: number): string =>
  ["11=0", "====", "0=10", "1111", "000="][(first * 7 + second * 13 + round * 5) % 5] ?? "";

it("of every two teams of every round of a team Swiss a rule of the articles says why they did not meet", () => {
  let event = teamEvent("team-swiss", 9, 0);
  for (let round = 1; round <= 5; round++) {
    event = nextRound(event);
    const games = pairedRounds(event.state).at(-1)?.games ?? [];
    event = play(
      event,
      games.map(({ seats }) => result(round, seats, letters(...seats, round))),
    );
  }
  const codes = new Set<string>();
  for (const { number, games } of pairedRounds(event.state)) {
    for (let a = 1; a <= 9; a++) {
      for (let b = a + 1; b <= 9; b++) {
        const answer = explainNotPaired(event.state, number, [a, b]);
        if (!answer.ok) throw new Error(answer.error.code);
        const { reason, asPaired } = answer.value;
        const together = games.some(({ seats }) => seats.includes(a) && seats.includes(b));
        expect(reason.code === "meet-in-match").toBe(together);
        expect(reason.code).toMatch(/^(meet-in-match|have-met|team-)/);
        expect(asPaired).toBe(true);
        codes.add(reason.code);
      }
    }
  }
  expect(codes).toContain("have-met");
  expect(codes).toContain("team-bye");
  expect(codes).toContain("team-later");
  expect(codes).toContain("team-upfloaters");
});
