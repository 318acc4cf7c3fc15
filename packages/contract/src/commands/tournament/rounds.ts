import type { Despite, RoundEventData } from "@losfee/core";
import { z } from "zod";
import {
  breachSchema,
  draftActSchema,
  draftedPairsSchema,
  draftRequestSchema,
  drawSchema,
  exactly,
  judgementSchema,
  noteSchema,
  optionsSchema,
} from "../../values/index.ts";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import { entry, name, ordinal, reason, round, text } from "../command-parts.ts";

const pairs = z.array(z.tuple([entry, entry])).max(5_000);

/** The answer to a refusal `rules-broken`: the reported `breaches`, and a reason. */
const despite = exactly<Despite>()(
  z.strictObject({ breaches: z.array(breachSchema).max(20_000), reason }),
).exactOptional();

/** Acts in a draft, by the program as well as by the director. */
const act = z.union([draftActSchema, z.strictObject({ kind: z.enum(["absent", "joins"]), entry })]);
const drafted = { ...draftedPairsSchema.shape, ...judgementSchema.shape, round: ordinal };
const draws = z.array(drawSchema);

export const roundCommands = [
  command("draft-round", DIRECTOR, {
    basedOn: z.number().exactOptional(),
    system: name.exactOptional(),
    options: optionsSchema.exactOptional(),
    pinned: pairs.exactOptional(),
    forbidden: pairs.exactOptional(),
    reason: reason.exactOptional(),
    despite,
  }),
  command("adjust-draft", DIRECTOR, {
    round,
    act: draftActSchema,
    reason,
    despite,
  }),
  command("discard-draft", DIRECTOR, { round }),
  command("publish-round", DIRECTOR, { round, despite }),
  command("publish-ahead", DIRECTOR, { round }),
  command("recall-round", DIRECTOR, { round, reason }),
] as const;

export const roundEvents = eventsOf<RoundEventData>()({
  "round-drafted": z.strictObject({
    ...drafted,
    stage: z.int().min(0),
    request: draftRequestSchema,
    notes: z.array(noteSchema),
    draws,
  }),
  "draft-adjusted": z.strictObject({
    ...drafted,
    act,
    reason: text,
    draws,
  }),
  "draft-discarded": z.strictObject({ round: ordinal }),
  "round-published": z.strictObject({ ...judgementSchema.shape, round: ordinal }),
  "round-recalled": z.strictObject({ round: ordinal, reason: text }),
});
