import { settingsSchema } from "@losfee/contract/values";
import {
  decide,
  decideLadder,
  kingLuiSettings,
  type LadderCommand,
  type LadderState,
  type RecordedLadderEvent,
  type RecordedTournamentEvent,
  type TournamentCommand,
  type TournamentState,
  tableTournamentSettings,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import { eventSchemas } from "./kinds.ts";

const SEED = "10f7".repeat(16);
const at = "2026-11-21T10:00:00.000Z";
const context = { competition: "ulm", actor: "director", now: at };

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Anna ${index + 1}`, title: "GM" }));

/** Returns an event as filed, its optional fields as JSON has them. */
const filed = ({
  competition: _,
  ...event
}: RecordedTournamentEvent | RecordedLadderEvent): unknown => JSON.parse(JSON.stringify(event));

const playTables = (commands: readonly TournamentCommand[]): readonly RecordedTournamentEvent[] => {
  const events: RecordedTournamentEvent[] = [];
  let state: TournamentState | null = null;
  for (const command of commands) {
    const decision = decide(state, command, context);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.error.code}`);
    state = decision.value.state;
    events.push(...decision.value.events);
  }
  return events;
};

const playLadder = (commands: readonly LadderCommand[]): readonly RecordedLadderEvent[] => {
  const events: RecordedLadderEvent[] = [];
  let state: LadderState | null = null;
  for (const command of commands) {
    const decision = decideLadder(state, command, context);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.error.code}`);
    state = decision.value.state;
    events.push(...decision.value.events);
  }
  return events;
};

describe("the events of a table tournament", () => {
  it("are filed as they are", () => {
    const events = playTables([
      { type: "create-competition", name: "Ulm", format: "king-lui", seed: SEED },
      { type: "add-entries", entries: entries(13) },
      { type: "check-in", entries: [1, 2], present: true },
      { type: "draft-round" },
      { type: "publish-round", round: 1 },
      { type: "withdraw-entry", entry: 13, reason: "krank" },
      { type: "rename-competition", name: "Neu-Ulm" },
      { type: "change-event-details", details: { place: "Ulm", schedule: ["2026-11-21"] } },
    ]);
    for (const event of events) {
      expect(eventSchemas.tournament.parse(filed(event))).toEqual(filed(event));
    }
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(5);
  });

  it("take no settings that a table tournament cannot have", () => {
    for (const settings of [kingLuiSettings, tableTournamentSettings]) {
      expect(settingsSchema.parse(settings)).toEqual(settings);
    }
    const odd = { ...kingLuiSettings, tables: { ...kingLuiSettings.tables, best: "luckiest" } };
    expect(settingsSchema.safeParse(odd).success).toBe(false);
    expect(settingsSchema.safeParse({ ...kingLuiSettings, more: 1 }).success).toBe(false);
  });
});

describe("the events of a ladder", () => {
  it("are filed as they are, with the time they happened", () => {
    const events = playLadder([
      { type: "create-competition", name: "Pyramide", format: "pyramid", seed: SEED },
      { type: "add-entries", entries: entries(6) },
      { type: "challenge", challenger: 3, targets: [{ kind: "player", player: 1 }] },
      { type: "accept-challenge", challenger: 3, defender: 1 },
      { type: "announce-holiday", player: 2, from: "2026-12-01", to: "2026-12-07" },
      { type: "retire", player: 6, reason: "Umzug" },
      { type: "change-event-details", details: { organiser: "Fernschachclub" } },
    ]);
    for (const event of events) {
      expect(eventSchemas.ladder.parse(filed(event))).toEqual(filed(event));
    }
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(4);
  });
});
