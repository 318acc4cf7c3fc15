import type { SquadEventData } from "@losfee/core";
import { z } from "zod";
import {
  detailFields,
  eligibilityFields,
  eligibilitySchema,
  lineUpPlayersSchema,
} from "../../values/index.ts";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import {
  board,
  entry,
  entryDetailsInput,
  name,
  ordinal,
  reason,
  round,
  text,
} from "../command-parts.ts";

const members = z
  .array(z.strictObject({ name, ...entryDetailsInput, ...eligibilityFields }))
  .max(1_000);
const pair = z.tuple([entry, entry]);
const member = z.strictObject({ ...detailFields, ...eligibilityFields, id: entry });

export const squadCommands = [
  command("add-members", ["player"], {
    team: entry,
    members,
  }),
  command("add-squads", DIRECTOR, {
    squads: z.array(z.strictObject({ team: name, members })).max(1_000),
  }),
  command("order-squad", DIRECTOR, { team: entry, order: z.array(entry).max(1_000) }),
  command("change-eligibility", DIRECTOR, { entry, eligibility: eligibilitySchema }),
  command("set-line-up", ["player"], {
    round,
    team: entry,
    players: lineUpPlayersSchema,
    reason: reason.exactOptional(),
  }),
  command("move-match", DIRECTOR, {
    round,
    teams: pair,
    at: z.string().max(100).nullable().exactOptional(),
    venue: z.string().max(1_000).exactOptional(),
    reason,
  }),
  command("line-up-by-list", DIRECTOR, { round, teams: z.array(entry).max(5_000).exactOptional() }),
  command("take-back-line-ups", DIRECTOR, { round, teams: z.array(entry).max(5_000) }),
  command("publish-line-ups", DIRECTOR, {
    round,
    boards: z.array(board).max(5_000).exactOptional(),
  }),
] as const;

export const squadEvents = eventsOf<SquadEventData>()({
  "members-added": z.strictObject({ team: entry, members: z.array(member) }),
  "squad-ordered": z.strictObject({ team: entry, order: z.array(entry) }),
  "eligibility-changed": z.strictObject({ entry, eligibility: eligibilitySchema }),
  "line-up-set": z.strictObject({
    round: ordinal,
    team: entry,
    players: lineUpPlayersSchema,
    reason: text,
  }),
  "line-ups-published": z.strictObject({ round: ordinal, boards: z.array(ordinal) }),
  "line-ups-taken-back": z.strictObject({ round: ordinal, teams: z.array(entry) }),
  "match-moved": z.strictObject({
    round: ordinal,
    teams: pair,
    at: z.string().nullable().exactOptional(),
    venue: z.string().exactOptional(),
    reason: text,
  }),
});
