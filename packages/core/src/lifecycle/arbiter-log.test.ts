import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredEvent } from "../chain/chain.ts";
import { decideCompetition } from "../competition/decide.ts";
import { foldCompetition } from "../competition/fold.ts";
import type {
  CompetitionCommand,
  CompetitionState,
  RecordedCompetitionEvent,
} from "../competition/kinds.ts";
import { erasedFrom, openedEvent, sealedEvent } from "../competition/personal.ts";
import { deadlineState, type LogEntry, openAppeals, publishedLog } from "./arbiter-log.ts";

/** One format of each kind of competition. */
const FORMATS = ["fide-swiss", "king-lui", "pyramid"];

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();

const warning = { kind: "warning", text: "Telefon klingelt", people: [1] };
const appeal = {
  ...{ kind: "appeal", text: "Der Zug war möglich.", people: [2] },
  ...{ against: "Remis am Brett", deadline: at(90) },
};

/** A competition with two entries that receives commands, one a minute. */
class Kept {
  state: CompetitionState | null = null;
  readonly events: RecordedCompetitionEvent[] = [];

  constructor(format: string) {
    this.give({ type: "create-competition", name: "Probe", format, seed: "5eed".repeat(16) });
    this.give({ type: "add-entries", entries: [{ name: "Meier, Anna" }, { name: "Öz, Theo" }] });
  }

  get now(): CompetitionState {
    if (this.state === null) throw new Error("nothing was created");
    return this.state;
  }

  try(input: object, effectiveAt?: string) {
    const now = at(this.events.length);
    return decideCompetition(this.state, input as CompetitionCommand, {
      ...{ competition: "probe", actor: "director", now },
      ...(effectiveAt === undefined ? {} : { effectiveAt }),
    });
  }

  give(input: object): this {
    const decision = this.try(input);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    this.events.push(...decision.value.events);
    this.state = decision.value.state;
    return this;
  }

  refusal(input: object): unknown {
    const decision = this.try(input);
    return decision.ok ? null : decision.error;
  }

  /** Records an entry; returns its number. */
  record(entry: object): number {
    return this.give({ type: "record-log-entry", entry }).now.seq;
  }

  entry(number: number): LogEntry {
    const found = this.now.arbiterLog.find((entry) => entry.number === number);
    if (found === undefined) throw new Error(`no entry ${number}`);
    return found;
  }

  decide(logEntry: number, more: object = {}): this {
    return this.give({
      ...{ type: "decide-appeal", logEntry, outcome: "granted", body: "committee" },
      ...{ text: "Die Partie wird fortgesetzt.", ...more },
    });
  }
}

describe.each(FORMATS)("the arbiter's log of a %s", (format) => {
  it("keeps entries in their order, and each says when, who and about whom", () => {
    const kept = new Kept(format);
    const first = kept.record(warning);
    const second = kept.record({ kind: "note", text: " Licht \r\n flackert. " });
    expect(kept.now.arbiterLog.map(({ number }) => number)).toEqual([first, second]);
    expect(kept.entry(first)).toMatchObject({ actor: "director", at: at(2), published: null });
    expect(kept.entry(first).written).toMatchObject({ people: [1], mentions: [1] });
    expect(kept.entry(second).written).toMatchObject({ text: "Licht \n flackert.", people: [] });
    expect(kept.now).toEqual(foldCompetition(kept.events));
  });

  it("names everything that is wrong with an entry at once", () => {
    const kept = new Kept(format);
    const penalty = { kind: "time-penalty", text: " ", seconds: 0, clock: "own", act: 99 };
    expect(kept.refusal({ type: "record-log-entry", entry: penalty })).toEqual({
      code: "log-entry-wrong",
      faults: [
        { code: "text-missing" },
        { code: "people-missing", kind: "time-penalty" },
        { code: "act-unknown", act: 99, last: 2 },
        { code: "seconds-out-of-range", most: 21_600 },
      ],
    });
    const early = { ...appeal, people: [7], against: "", deadline: at(0) };
    expect(kept.refusal({ type: "record-log-entry", entry: early })).toEqual({
      code: "log-entry-wrong",
      faults: [
        { code: "person-unknown", entry: 7 },
        { code: "against-missing" },
        { code: "deadline-too-early", deadline: at(0), at: at(2) },
      ],
    });
    for (const deadline of ["bald", "9999-12-31T23:00:00Z", "+010000-01-01T00:00:00Z"]) {
      const never = { ...appeal, text: "x".repeat(4001), deadline };
      expect(kept.refusal({ type: "record-log-entry", entry: never })).toEqual({
        code: "log-entry-wrong",
        faults: [
          { code: "text-too-long", most: 4000 },
          { code: "deadline-malformed", deadline },
        ],
      });
    }
  });

  it("says where something happened only as the competition is played", () => {
    const kept = new Kept(format);
    const place = format === "pyramid" ? { round: 1 } : { challenge: "x" };
    const entry = { ...warning, place };
    expect(kept.refusal({ type: "record-log-entry", entry })).toEqual({
      code: "log-entry-wrong",
      faults: [{ code: "place-foreign" }],
    });
    const nowhere = { ...warning, place: format === "pyramid" ? { challenge: "x" } : { round: 1 } };
    expect(kept.refusal({ type: "record-log-entry", entry: nowhere })).toMatchObject({
      faults: [{ code: format === "pyramid" ? "game-unknown" : "round-unknown" }],
    });
  });

  it("is corrected and struck out by events, with reasons; what was written stays in the journal", () => {
    const kept = new Kept(format);
    const number = kept.record(warning);
    const other = { ...warning, kind: "incident" };
    const correct = { type: "correct-log-entry", logEntry: number, reason: "Name verwechselt" };
    expect(kept.refusal({ ...correct, entry: other })).toMatchObject({ code: "log-kind-differs" });
    kept.give({ ...correct, entry: { ...warning, people: [2] } });
    expect(kept.entry(number)).toMatchObject({ at: at(2), correctedAt: at(3) });
    expect(kept.entry(number).written.people).toEqual([2]);
    kept.give({ type: "withdraw-log-entry", logEntry: number, reason: "War nichts" });
    expect(kept.entry(number).withdrawn).toMatchObject({ reason: "War nichts", at: at(4) });
    const gone = { code: "log-entry-is-withdrawn", logEntry: number };
    expect(kept.refusal({ ...correct, entry: warning })).toEqual(gone);
    expect(kept.refusal({ type: "publish-log-entry", logEntry: number, part: "whole" })).toEqual(
      gone,
    );
    expect(kept.refusal({ ...correct, logEntry: 2, entry: warning })).toEqual({
      code: "unknown-log-entry",
      logEntry: 2,
    });
    expect(kept.events[2]?.data).toMatchObject({ text: "Telefon klingelt", people: [1] });
  });

  it("decides an appeal once; another decision is a correction with a reason", () => {
    const kept = new Kept(format);
    const note = kept.record({ kind: "note", text: "Pause" });
    const number = kept.record(appeal);
    expect(openAppeals(kept.now).map((one) => one.number)).toEqual([number]);
    const decision = {
      ...{ type: "decide-appeal", logEntry: number, outcome: "declined", body: "arbiter" },
      text: "Es bleibt dabei.",
    };
    const { logEntry: _, ...rest } = decision;
    expect(kept.refusal({ ...rest, logEntry: note })).toMatchObject({ code: "not-an-appeal" });
    expect(kept.refusal({ ...decision, reason: "neu" })).toMatchObject({ code: "appeal-is-open" });
    expect(
      kept.refusal({ type: "publish-log-entry", logEntry: number, part: "decision" }),
    ).toMatchObject({ code: "appeal-is-open" });
    kept.give(decision);
    expect(openAppeals(kept.now)).toEqual([]);
    expect(kept.refusal(decision)).toEqual({ code: "appeal-is-decided", logEntry: number });
    kept.give({ ...decision, outcome: "partly", reason: "Verschrieben" });
    expect(kept.entry(number).decision).toMatchObject({
      ...{ outcome: "partly", at: at(4), correctedAt: at(5) },
    });
  });

  it("shows nobody anything before it is published, then an entry or its decision alone", () => {
    const kept = new Kept(format);
    const [first, second] = [kept.record(warning), kept.record(appeal)];
    kept.decide(second);
    expect(publishedLog(kept.now)).toEqual([]);
    kept.give({ type: "publish-log-entry", logEntry: second, part: "decision" });
    expect(publishedLog(kept.now)).toEqual([
      {
        ...{ number: second, at: at(3), kind: "appeal", place: null, words: null },
        decision: {
          ...{ outcome: "granted", body: "committee", at: at(4) },
          text: "Die Partie wird fortgesetzt.",
        },
      },
    ]);
    kept.give({ type: "publish-log-entry", logEntry: first, part: "whole" });
    kept.give({ type: "unpublish-log-entry", logEntry: second });
    expect(publishedLog(kept.now).map(({ number }) => number)).toEqual([first]);
    kept.give({ type: "withdraw-log-entry", logEntry: first, reason: "" });
    expect(publishedLog(kept.now)).toEqual([]);
  });

  it("loses its words with the person whom they name, here and when the journal is read anew", () => {
    const kept = new Kept(format);
    const named = kept.record({ kind: "incident", text: "Anna Meier schrie." });
    const about = kept.record({ ...appeal, people: [1] });
    const other = kept.record({ ...warning, people: [2] });
    kept.decide(about);
    kept.give({
      ...{ type: "correct-log-entry", logEntry: other, entry: { ...warning, people: [2] } },
      reason: "Nicht Anna Meier",
    });
    kept.give({ type: "withdraw-log-entry", logEntry: named, reason: "Anna Meier war es nicht" });
    kept.give({ type: "erase-person", entry: 1 });
    expect(kept.entry(named).written.text).toBe("");
    expect(kept.entry(about).written).not.toHaveProperty("against");
    expect(kept.entry(about).decision?.text).toBe("");
    expect(kept.entry(named).withdrawn?.reason).toBe("");

    const { kind } = kept.now;
    const stored = kept.events.map(
      (event): StoredEvent => ({
        ...{ ...event, ...sealedEvent(kind, event, () => "5a17".repeat(8)) },
        ...{ schema: 1, owner: "local", previous: "", hash: "" },
      }),
    );
    const erasure = { entry: 1, before: [] };
    const parts = erasedFrom(kind, stored, erasure);
    const left = stored.map((event) => ({
      ...event,
      parts: event.parts.map(
        (part) => parts.find(({ seq, at }) => seq === event.seq && at === part.at) ?? part,
      ),
    }));
    const opened = left.map((event) => {
      const read = openedEvent(kind, event);
      if (!read.ok) throw new Error(read.error);
      return read.value as RecordedCompetitionEvent;
    });
    expect(JSON.stringify(opened)).not.toMatch(/schrie|möglich|Nicht Anna|fortgesetzt|war es/);
    expect(foldCompetition(opened)?.arbiterLog).toEqual(kept.now.arbiterLog);
  });

  it("goes on after the competition is closed", () => {
    const kept = new Kept(format);
    const number = kept.record(appeal);
    kept.give({ type: "close-competition" }).decide(number);
    expect(kept.entry(number).decision?.outcome).toBe("granted");
    expect(kept.now.status).toBe("closed");
  });

  it("changes nothing else, whatever is written in whatever order, and follows from its events", () => {
    const text = fc.constantFrom("Ruhe", "Theo Öz", "");
    const number = fc.integer({ min: 2, max: 12 });
    const entry = fc.oneof(
      fc.record({ kind: fc.constantFrom("warning", "note", "incident"), text }),
      fc.record({ kind: fc.constant("appeal"), text, people: fc.constant([2]) }).map((one) => ({
        ...one,
        ...{ against: "Wertung", deadline: at(500) },
      })),
    );
    const part = fc.constantFrom("whole", "decision");
    const command = fc.oneof(
      fc.record({ type: fc.constant("record-log-entry"), entry }),
      fc.record({ type: fc.constant("correct-log-entry"), logEntry: number, entry, reason: text }),
      fc.record({ type: fc.constant("withdraw-log-entry"), logEntry: number, reason: text }),
      fc.record({ type: fc.constant("decide-appeal"), logEntry: number, text }).map((one) => ({
        ...one,
        ...{ outcome: "partly", body: "arbiter" },
      })),
      fc.record({ type: fc.constant("publish-log-entry"), logEntry: number, part }),
      fc.record({ type: fc.constant("unpublish-log-entry"), logEntry: number }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const kept = new Kept(format);
        const before = kept.now;
        for (const one of commands) if (kept.refusal(one) === null) kept.give(one);
        expect(kept.now).toEqual(foldCompetition(kept.events));
        expect(kept.now.entries).toEqual(before.entries);
        expect(kept.now.settings).toEqual(before.settings);
        const { arbiterLog } = kept.now;
        expect(arbiterLog.map((one) => one.number)).toEqual(
          kept.events.flatMap(({ type, seq }) => (type === "log-entry-recorded" ? [seq] : [])),
        );
        const decided = kept.events.filter(({ type }) => type === "appeal-decided");
        expect(arbiterLog.filter(({ decision }) => decision !== null)).toHaveLength(decided.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe("a deadline", () => {
  it("is near in the last hour, and over when it has come", () => {
    expect(deadlineState(at(61), at(0))).toBe("ahead");
    expect(deadlineState(at(60), at(0))).toBe("near");
    expect(deadlineState(at(60), at(60))).toBe("over");
  });
});
