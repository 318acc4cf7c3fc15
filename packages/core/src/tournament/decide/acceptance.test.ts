import { describe, expect, it } from "vitest";
import { competition, nextRound, type Play, play } from "../../../test/play.ts";
import { openStage, pointsOf, tablesCompetition } from "../../../test/tables-play.ts";
import { acceptances, decide, fold, type TournamentCommand } from "../../index.ts";

const MORNING = Date.parse("2026-11-21T10:00:00.000Z");

/** Carries out a command this many minutes after the others. */
const later = (before: Play, minutes: number, command: TournamentCommand, actor = "clock") => {
  const now = new Date(MORNING + minutes * 60_000).toISOString();
  const decision = decide(before.state, command, { competition: "test", actor, now });
  if (!decision.ok) throw new Error(decision.error.code);
  const { events } = decision.value;
  return { ...before, state: fold(events, before.state) ?? before.state, last: events };
};

const accepting: TournamentCommand = {
  type: "change-settings",
  settings: { unconfirmed: { acceptedAfter: 10 } },
  reason: "quick rounds",
};
const passTime = { type: "pass-time" } as const;

const published = (...commands: readonly TournamentCommand[]) =>
  play(nextRound(competition("scrabble-swiss", 6)), commands);

const report = (
  { state }: Play,
  board: number,
  ...[ofFirst, ofSecond]: readonly [number, number]
) => {
  const [first = 0, second = 0] =
    state.rounds[0]?.games.find((one) => one.board === board)?.seats ?? [];
  const sides = [
    { entry: first, score: ofFirst },
    { entry: second, score: ofSecond },
  ] as const;
  return { type: "report-result", round: 1, outcome: { kind: "played", sides } } as const;
};

const statusOf = ({ state }: Pick<Play, "state">, board: number) =>
  state.rounds[0]?.games.find((one) => one.board === board)?.result?.status;

describe("a reported result that nobody confirms", () => {
  it("waits for the director unless the settings say otherwise", () => {
    const now = published();
    const reported = later(now, 0, report(now, 1, 420, 380), "Ada");
    const passed = later(reported, 10_000, passTime);
    expect(passed.last).toEqual([]);
    expect(statusOf(passed, 1)).toBe("reported");
  });

  it("is accepted when its minutes are over, not before, and once", () => {
    const now = published(accepting);
    const reported = later(now, 0, report(now, 1, 420, 380), "Ada");
    expect(acceptances(reported.state)).toEqual([
      { round: 1, board: 1, endsAt: MORNING + 600_000 },
    ]);
    expect(later(reported, 9.99, passTime).last).toEqual([]);
    const passed = later(reported, 10, passTime);
    expect(passed.last).toMatchObject([
      { type: "result-confirmed", data: { round: 1, board: 1, afterMinutes: 10 }, actor: "clock" },
    ]);
    expect(statusOf(passed, 1)).toBe("confirmed");
    expect(later(passed, 30, passTime).last).toEqual([]);
  });

  it("waits anew when it is changed, but not when somebody agrees", () => {
    const now = published(accepting);
    const reported = later(now, 0, report(now, 1, 420, 380), "Ada");
    const changed = later(reported, 6, report(now, 1, 421, 380), "Ada");
    expect(later(changed, 10, passTime).last).toEqual([]);
    expect(later(changed, 16, passTime).last).toHaveLength(1);
    const agreed = later(reported, 6, report(now, 1, 420, 380), "Bo");
    expect(later(agreed, 10, passTime).last).toHaveLength(1);
  });

  it("is not accepted as time passes where it is unlikely: the director looks at it", () => {
    const now = published(accepting);
    const unlikely = later(now, 0, report(now, 1, 420, 39), "Ada");
    expect(acceptances(unlikely.state)).toEqual([]);
    expect(later(unlikely, 30, passTime).last).toEqual([]);
  });

  it("is never accepted while somebody says otherwise", () => {
    const now = published(accepting);
    const reported = later(now, 0, report(now, 1, 420, 380), "Ada");
    const disputed = later(reported, 5, report(now, 1, 380, 420), "Bo");
    expect(acceptances(disputed.state)).toEqual([]);
    expect(later(disputed, 10_000, passTime).last).toEqual([]);
    const settled = later(disputed, 20, report(now, 1, 420, 380), "Bo");
    expect(acceptances(settled.state)).toMatchObject([{ endsAt: MORNING + 30 * 60_000 }]);
  });

  it("is never accepted where a second, blind entry differs", () => {
    const now = published(accepting);
    const reported = later(now, 0, report(now, 1, 420, 380), "Ada");
    const again = { ...report(now, 1, 402, 380), type: "enter-again" } as const;
    expect(acceptances(later(reported, 1, again, "helper").state)).toEqual([]);
  });

  it("says so beside the result when a report comes too late", () => {
    const now = published(accepting);
    const reported = later(now, 0, report(now, 1, 420, 380), "Ada");
    const passed = later(reported, 10, passTime);
    const late = later(passed, 11, report(now, 1, 380, 420), "Bo");
    const result = late.state.rounds[0]?.games.find(({ board }) => board === 1)?.result;
    expect(result).toMatchObject({ status: "confirmed", contradictions: [{ actor: "Bo" }] });
  });

  it("is accepted at tables, too", () => {
    const now = play(openStage(tablesCompetition("king-lui", 12)), [accepting]);
    const [round] = now.state.rounds;
    const [table] = round?.games ?? [];
    const reported = later(
      now,
      0,
      {
        type: "report-result",
        round: 1,
        board: table?.board ?? 0,
        outcome: pointsOf(table?.seats ?? [], [40, 30, 20, 10]),
      },
      "Ada",
    );
    expect(later(reported, 10, passTime).last).toMatchObject([{ type: "result-confirmed" }]);
  });
});
