import { describe, expect, it } from "vitest";
import { BrokenJournal } from "../base/broken-journal.ts";
import { formatIds, formats, formatsOf, kindOfFormat } from "../formats/registry.ts";
import { decideCompetition } from "./decide.ts";
import { applyCompetitionEvent, foldCompetition, isJournalOf } from "./fold.ts";
import type { CompetitionState, RecordedCompetitionEvent } from "./kinds.ts";

const now = "2026-11-21T10:00:00.000Z";
const context = { competition: "probe", actor: "director", now };

/** The events of a competition just created from a format. */
const created = (format: string): readonly RecordedCompetitionEvent[] => {
  const seed = "10f7".repeat(16);
  const command = { type: "create-competition", name: "Probe", format, seed } as const;
  const decision = decideCompetition(null, command, context);
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value.events;
};

const begun = (format: string): CompetitionState => {
  const state = foldCompetition(created(format));
  if (state === null) throw new Error("nothing was created");
  return state;
};

describe("a competition", () => {
  it("is of the kind of its format, for each format", () => {
    for (const { id, kind } of formats) {
      expect(begun(id).kind).toBe(kind);
      expect(kindOfFormat(id)).toBe(kind);
      expect(isJournalOf(kind, created(id))).toBe(true);
    }
    expect(kindOfFormat("no-such-format")).toBeNull();
    expect(formatsOf("tournament").every(({ kind }) => kind === "tournament")).toBe(true);
  });

  it("is decided on by the rules of its kind once it is there", () => {
    for (const { id } of formats) {
      const renamed = decideCompetition(
        begun(id),
        { type: "rename-competition", name: "Anders" },
        context,
      );
      if (!renamed.ok) throw new Error(renamed.error.code);
      const { events, state } = renamed.value;
      const frame = { competition: "probe", seq: 2, actor: "director" };
      expect(events).toEqual([
        {
          ...{ type: "competition-renamed", data: { name: "Anders" } },
          ...{ ...frame, recordedAt: now, effectiveAt: now },
        },
      ]);
      expect(state).toEqual(foldCompetition([...created(id), ...events]));
    }
  });

  it("does not come from a format that there is not, and does nothing before it is created", () => {
    const seed = "10f7".repeat(16);
    const format = "no-such-format";
    const command = { type: "create-competition", name: "Probe", format, seed } as const;
    expect(decideCompetition(null, command, context)).toEqual({
      ok: false,
      error: { code: "unknown-format", format, known: formatIds },
    });
    expect(decideCompetition(null, { type: "close-competition" }, context)).toEqual({
      ok: false,
      error: { code: "no-competition" },
    });
  });

  it("cannot be folded from a journal that begins with nothing known", () => {
    const [first] = created("scrabble-swiss");
    if (first?.type !== "competition-created") throw new Error("nothing was created");
    const strange = {
      ...first,
      data: { ...first.data, format: "from-next-year" },
    } as RecordedCompetitionEvent;
    expect(() => applyCompetitionEvent(null, strange)).toThrow(BrokenJournal);
    expect(isJournalOf("tournament", [strange])).toBe(false);
    expect(isJournalOf("tournament", [])).toBe(false);
    expect(foldCompetition([])).toBeNull();
  });
});
