import { describe, expect, it } from "vitest";
import { competition, type Play, play } from "../../../test/play.ts";
import { openStage, tablesCompetition } from "../../../test/tables-play.ts";
import { decide, fold, isOverdue, openRequests, type TournamentCommand } from "../../index.ts";

const entry = 3;
const pause = (...rounds: readonly number[]): TournamentCommand => ({
  type: "request-absence",
  entry,
  wish: { kind: "pause", rounds },
  reason: "train",
});
const leave: TournamentCommand = {
  type: "request-absence",
  entry,
  wish: { kind: "withdrawal" },
  reason: "",
};
const grant: TournamentCommand = { type: "grant-request", entry };
const takeBack: TournamentCommand = { type: "take-back-request", entry };
const decline: TournamentCommand = { type: "decline-request", entry, reason: "too few boards" };

/** The first round is a draft. */
const begun = (...commands: readonly TournamentCommand[]): Play =>
  play(competition("scrabble-swiss", 6), [{ type: "draft-round" }, ...commands]);

const refused = ({ state }: Play, command: TournamentCommand) => {
  const now = "2026-11-21T10:00:00.000Z";
  const decision = decide(state, command, { competition: "test", actor: "director", now });
  return decision.ok ? null : decision.error;
};

const answerOf = ({ state }: Play) => state.requests.get(entry)?.answer;
const entryOf = ({ state }: Play) => state.entries.get(entry);

describe("a player who asks for a pause", () => {
  it("changes nothing by asking, not even a draft that is made", () => {
    const drafted = begun({ type: "discard-draft", round: 1 }, { type: "draft-round" });
    const asked = play(drafted, [pause(1)]);
    expect(entryOf(asked)?.pauses).toEqual([]);
    expect(asked.state.rounds).toEqual(drafted.state.rounds);
    expect(openRequests(asked.state)).toMatchObject([
      { entry, wish: { kind: "pause", rounds: [1] }, reason: "train", seq: asked.state.seq },
    ]);
  });

  it("is away once a director grants it, beside the rounds that were arranged before", () => {
    const { state } = begun({ type: "pause-entry", entry, rounds: [4] }, pause(3, 2, 3), grant);
    expect(state.entries.get(entry)?.pauses).toEqual([2, 3, 4]);
    expect(state.requests.get(entry)?.answer).toEqual({ kind: "granted" });
    expect(openRequests(state)).toEqual([]);
  });

  it("leaves the draft that was made meanwhile, as by the director's own command", () => {
    const drafted = begun({ type: "discard-draft", round: 1 }, pause(1), { type: "draft-round" });
    const granted = play(drafted, [grant]);
    const [round] = granted.state.rounds;
    expect(round?.games.flatMap(({ seats }) => seats)).not.toContain(entry);
    const byHand = play(drafted, [{ type: "pause-entry", entry, rounds: [1] }]);
    expect(granted.state.rounds).toEqual(byHand.state.rounds);
    expect(answerOf(byHand)).toEqual({ kind: "granted" });
  });

  it("is asked for rounds that can still be left, and of which one is new", () => {
    const published = begun({ type: "publish-round", round: 1 });
    expect(refused(published, pause(1))).toEqual({ code: "round-already-published", round: 1 });
    expect(refused(published, pause())).toEqual({ code: "rounds-missing" });
    expect(refused(published, pause(99))).toMatchObject({ code: "round-not-planned" });
    const away = play(published, [{ type: "pause-entry", entry, rounds: [2] }]);
    expect(refused(away, pause(2))).toEqual({ code: "already-away", entry, rounds: [2] });
    expect(refused(away, pause(2, 3))).toBeNull();
  });

  it("is granted what is still ahead; where nothing is, the director is told", () => {
    const asked = begun(pause(1, 2), { type: "publish-round", round: 1 });
    expect(entryOf(play(asked, [grant]))?.pauses).toEqual([2]);
    expect(answerOf(play(asked, [grant]))).toEqual({ kind: "granted" });
    const late = begun(pause(1), { type: "publish-round", round: 1 });
    expect(refused(late, grant)).toEqual({ code: "round-already-published", round: 1 });
    const [open] = openRequests(late.state);
    expect(open && isOverdue(late.state, open)).toBe(true);
    expect(answerOf(play(late, [decline]))).toEqual({
      kind: "declined",
      reason: "too few boards",
    });
  });

  it("may change the request, take it back, and ask again after a no", () => {
    const asked = begun(pause(1));
    expect(refused(asked, pause(1))).toEqual({ code: "request-unchanged", entry });
    const [first] = openRequests(asked.state);
    const changed = play(asked, [pause(2)]);
    expect(openRequests(changed.state)).toMatchObject([{ wish: { rounds: [1, 2] } }]);
    const seen = { request: first?.seq ?? 0 };
    const stale = { code: "request-changed", entry };
    expect(refused(changed, { type: "grant-request", entry, ...seen })).toEqual(stale);
    expect(refused(changed, { type: "decline-request", entry, reason: "", ...seen })).toEqual(
      stale,
    );
    const back = play(changed, [takeBack]);
    expect(back.state.requests.size).toBe(0);
    expect(openRequests(play(asked, [decline, pause(1)]).state)).toHaveLength(1);
  });

  it("gets one answer: nobody answers, or takes back, what is answered", () => {
    for (const answer of [grant, decline, takeBack]) {
      const answered = begun(pause(2), answer);
      for (const command of [grant, decline, takeBack]) {
        expect(refused(answered, command)).toEqual({ code: "no-request", entry });
      }
    }
  });

  it("cannot at tables, where nobody sits out a round", () => {
    const seated = openStage(tablesCompetition("king-lui", 16));
    const next = seated.state.rounds.length + 1;
    expect(refused(seated, pause(next))?.code).toMatch(/^(no-pause-at-tables|round-not-planned)$/);
  });
});

describe("a player who asks to leave", () => {
  it("is withdrawn from the next round on once a director grants it, also without a word why", () => {
    const { state } = begun({ type: "publish-round", round: 1 }, leave, grant);
    expect(state.entries.get(entry)?.withdrawal).toEqual({ fromRound: 2, reason: "" });
    expect(state.requests.get(entry)?.answer).toEqual({ kind: "granted" });
  });

  it("leaves tables in the same way as by the director's own command", () => {
    const seated = openStage(tablesCompetition("king-lui", 16));
    const reason = "ill";
    const asked = play(seated, [{ ...leave, type: "request-absence", entry, reason } as const]);
    const granted = play(asked, [grant]);
    const byHand = play(asked, [{ type: "withdraw-entry", entry, reason }]);
    expect(granted.state.rounds).toEqual(byHand.state.rounds);
    expect(granted.state.entries).toEqual(byHand.state.entries);
    expect(refused(asked, { type: "withdraw-entry", entry, reason: " " })).toEqual({
      code: "reason-missing",
    });
  });

  it("asks for nothing any more who has left, was taken out or erased", () => {
    const asked = begun(pause(2));
    const left = play(asked, [{ type: "withdraw-entry", entry, reason: "ill" }]);
    expect(left.state.requests.size).toBe(0);
    expect(refused(left, pause(2))).toEqual({ code: "entry-withdrawn", entry });
    expect(refused(left, leave)).toEqual({ code: "entry-withdrawn", entry });
    const erased = play(asked, [{ type: "erase-person", entry }]);
    expect(erased.state.requests.size).toBe(0);
    const early = play(competition("scrabble-swiss", 6), [
      pause(2),
      { type: "remove-entry", entry },
    ]);
    expect(early.state.requests.size).toBe(0);
    expect(refused(early, grant)).toEqual({ code: "unknown-entry", entry });
  });

  it("asks nothing of a competition that is closed", () => {
    const { state } = begun(pause(2));
    const closed = { ...state, status: "closed" } as const;
    expect(refused({ state: closed } as Play, takeBack)).toEqual({ code: "competition-closed" });
    expect(fold([], closed)).toBe(closed);
  });
});
