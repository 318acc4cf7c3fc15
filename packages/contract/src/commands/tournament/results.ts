import { type EnteredOutcome, MOST_BOARDS, type ResultEventData } from "@losfee/core";
import { z } from "zod";
import {
  boardOutcomeSchema,
  boardPlayersSchema,
  contestAddressSchema,
  exactly,
  outcomeSchema,
  tableOutcomes,
} from "../../values/index.ts";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import { board, entry, ordinal, reason, round, text } from "../command-parts.ts";

// The rules check that scores are whole and in range, with messages of their own.
const side = z.strictObject({ entry, score: z.number() });

const outcome = exactly<EnteredOutcome>()(
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("played"),
      sides: z.tuple([side, side]),
      unrated: z.literal(true).exactOptional(),
      swapped: z
        .literal(true)
        .describe("Played the other way round: who was to have White, or to begin, did not")
        .exactOptional(),
    }),
    z.strictObject({ kind: z.literal("forfeit"), absent: z.array(entry).max(2) }),
    z.strictObject({
      kind: z.literal("match"),
      teams: z.tuple([entry, entry]),
      boards: z
        .array(
          z.strictObject({
            players: boardPlayersSchema.exactOptional(),
            outcome: boardOutcomeSchema,
          }),
        )
        .max(4 * MOST_BOARDS),
      missingLineUps: z
        .literal("by-list")
        .exactOptional()
        .describe("Teams that handed in nothing play in the order of their lists"),
    }),
    ...tableOutcomes,
  ]),
);

/** A result; without a board number, the contest is found by its players. */
const resultOfRound = { round, board: board.exactOptional(), outcome };
const seen = z
  .int()
  .min(0)
  .exactOptional()
  .describe("The event of what is known of the game so far; 0: nothing is");
const repair = z.enum(["keep", "draft-again"]);
const result = {
  round: ordinal,
  board: ordinal,
  seats: z.array(entry).max(20),
  outcome: outcomeSchema,
};

export const resultCommands = [
  command("report-result", ["results", "table", "player"], { ...resultOfRound, seen }),
  command("confirm-results", DIRECTOR, {
    results: z.array(contestAddressSchema.extend({ seen })).max(10_000),
  }),
  command("pass-time", DIRECTOR, {}),
  command("enter-result", ["results"], { ...resultOfRound, seen }),
  command("erase-result", ["results"], { round, board, seen }),
  command("enter-again", ["results"], resultOfRound),
  command("correct-result", DIRECTOR, { ...resultOfRound, reason, repair }),
  command("annul-game", DIRECTOR, {
    round,
    board,
    reason,
    repair: repair.exactOptional(),
  }),
] as const;

export const resultEvents = eventsOf<ResultEventData>()({
  "result-reported": z.strictObject(result),
  "result-also-reported": z.strictObject({ ...result, replaces: ordinal.exactOptional() }),
  "result-confirmed": z.strictObject({
    ...contestAddressSchema.shape,
    afterMinutes: ordinal.exactOptional(),
  }),
  "result-entered": z.strictObject({ ...result, unseen: z.literal(true).exactOptional() }),
  "result-erased": contestAddressSchema,
  "result-entered-again": z.strictObject({
    round: ordinal,
    board: ordinal,
    outcome: outcomeSchema,
    agrees: z.boolean(),
  }),
  "result-corrected": z.strictObject({ ...result, reason: text }),
  "game-annulled": z.strictObject({ round: ordinal, board: ordinal, reason: text }),
});
