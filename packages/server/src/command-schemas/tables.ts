import type { CommandInput, TablesSettings } from "@losfee/core";
import {
  entryIdSchema as entry,
  exactly,
  tableOutcomeSchema as outcome,
  seatingActSchema,
  tableAddressSchema,
  tablesSettingsSchema,
} from "@losfee/files";
import { z } from "zod";
import { command, commonCommands, entryDetailsInput, name, reason } from "./command-parts.ts";

const stage = z.int().min(1).max(100);
const fromGame = z.int().min(1).max(10_000).exactOptional();
const repair = z.enum(["keep", "draft-again"]);
const address = tableAddressSchema.shape;

/** Any part of a table tournament's settings; parts that are left out stay as they are. */
export const tablesSettingsChangeSchema = exactly<Partial<TablesSettings>>()(
  z.strictObject({
    stages: tablesSettingsSchema.shape.stages.exactOptional(),
    results: tablesSettingsSchema.shape.results.exactOptional(),
    best: tablesSettingsSchema.shape.best.exactOptional(),
    scores: tablesSettingsSchema.shape.scores.exactOptional(),
    scales: tablesSettingsSchema.shape.scales.exactOptional(),
    tieRounding: tablesSettingsSchema.shape.tieRounding.exactOptional(),
    sharedWins: tablesSettingsSchema.shape.sharedWins.exactOptional(),
    sharedLosses: tablesSettingsSchema.shape.sharedLosses.exactOptional(),
    seedFrom: tablesSettingsSchema.shape.seedFrom.exactOptional(),
    fewerEntries: tablesSettingsSchema.shape.fewerEntries.exactOptional(),
    noShow: tablesSettingsSchema.shape.noShow.exactOptional(),
  }),
);

const changes = [
  command("correct-result", { ...address, outcome, reason, repair }),
  command("annul-game", { ...address, reason, repair: repair.exactOptional() }),
] as const;

/** The commands whose impact can be asked for. */
export const tablesChangeSchema = z.discriminatedUnion("type", changes);

/** Every command of a table tournament but the one that creates it. Types only; the rules check the rest. */
export const tablesCommandSchema = exactly<CommandInput<"tables">>()(
  z.discriminatedUnion("type", [
    ...commonCommands,
    command("change-settings", { settings: tablesSettingsChangeSchema, reason }),
    command("add-entries", {
      entries: z.array(z.strictObject({ name, ...entryDetailsInput })).max(5_000),
    }),
    command("change-entry", {
      entry,
      details: z.strictObject({ name: name.exactOptional(), ...entryDetailsInput }),
    }),
    command("remove-entry", { entry }),
    command("withdraw-entry", { entry, reason }),
    command("reinstate-entry", { entry }),
    command("check-in", { entries: z.array(entry).max(5_000), present: z.boolean() }),
    command("draft-stage", {}),
    command("redraw-stage", { stage, fromGame, reason }),
    command("adjust-seating", { stage, act: seatingActSchema, reason }),
    command("discard-draft", { stage }),
    command("publish-stage", { stage }),
    command("recall-stage", { stage, reason }),
    command("substitute-player", {
      stage,
      out: entry,
      in: entry,
      fromGame,
      takesOver: z.boolean(),
      reason,
    }),
    command("report-result", { ...address, outcome }),
    command("confirm-results", { results: z.array(tableAddressSchema).max(10_000) }),
    command("enter-result", { ...address, outcome }),
    command("erase-result", address),
    ...changes,
    command("impose-penalty", {
      entry,
      stage,
      of: z.enum(["rank-points", "game-points"]),
      points: z.number(),
      reason,
    }),
    command("lift-penalty", { penalty: z.int(), reason }),
  ]),
);
