import type { JournalBreak } from "@losfee/contract";
import type { CompetitionCommand, CompetitionRefusal, Place } from "@losfee/core";
import type { CompetitionFileRefusal } from "@losfee/files";
import type { ClockDoubtReason } from "../clock/judge.ts";

/** Why the service did not carry out a command. The journal is unchanged. */
export type CommandRefusal =
  | CompetitionRefusal
  /** Another user changed the competition since the client last loaded it. */
  | { readonly code: "stale"; readonly expectedSeq: number; readonly currentSeq: number }
  /** The idempotency key was already used for another command. */
  | { readonly code: "key-reused"; readonly key: string }
  /** Pyramid events are dated: nothing happens before the date is confirmed. */
  | {
      readonly code: "date-in-doubt";
      readonly reason: ClockDoubtReason;
      readonly now: string;
      readonly heartbeatAt: string;
    }
  /** Another program kept writing in between; the client may simply retry. */
  | { readonly code: "conflict"; readonly attempts: number }
  /** The journal is malformed from an event on: readable up to there, but not extendable. */
  | ({ readonly code: "journal-broken" } & JournalBreak)
  /** The role does not permit such commands. */
  | { readonly code: "command-not-allowed"; readonly command: CompetitionCommand["type"] }
  /** Only the user who entered a result, or the director, may withdraw it. */
  | (Place & { readonly code: "not-own-result" });

/** Why a file was not imported. Nothing was stored. */
export type ImportRefusal = CompetitionFileRefusal | Extract<CommandRefusal, { code: "conflict" }>;
