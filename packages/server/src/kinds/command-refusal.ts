import type { JournalBreak } from "@losfee/contract";
import type { CompetitionCommand, CompetitionRefusal, Place } from "@losfee/core";
import type { CompetitionFileRefusal } from "@losfee/files";
import type { ClockDoubtReason } from "../clock/judge.ts";

/** Why the service did not carry a command out. The journal is unchanged. */
export type CommandRefusal =
  | CompetitionRefusal
  /** Somebody else changed the competition since the client looked. */
  | { readonly code: "stale"; readonly expectedSeq: number; readonly currentSeq: number }
  /** The idempotency key was used for another command before. */
  | { readonly code: "key-reused"; readonly key: string }
  /** What happens in a pyramid is dated: nothing does before the date is confirmed. */
  | {
      readonly code: "date-in-doubt";
      readonly reason: ClockDoubtReason;
      readonly now: string;
      readonly heartbeatAt: string;
    }
  /** Another program kept writing in between; the command may simply be sent again. */
  | { readonly code: "conflict"; readonly attempts: number }
  /** The journal is malformed from an event on: it can be read up to there, and not be continued. */
  | ({ readonly code: "journal-broken" } & JournalBreak)
  /** The role may not give such commands. */
  | { readonly code: "command-not-allowed"; readonly command: CompetitionCommand["type"] }
  /** Only who entered a result, or the director, may take it back. */
  | (Place & { readonly code: "not-own-result" });

/** Why a file was not imported. Nothing was stored. */
export type ImportRefusal = CompetitionFileRefusal | Extract<CommandRefusal, { code: "conflict" }>;
