import type { CommandInput, CompetitionEvent, EntryId } from "@losfee/core";

/** A command that the console sends. */
export type SentCommand = CommandInput;

/** A game as entered, with the totals that follow from it: what was understood. */
export interface Echo {
  readonly round: number;
  readonly board: number;
  readonly sides: readonly {
    readonly entry: EntryId;
    readonly name: string;
    /** Null for a forfeit; `absent` says who did not come. */
    readonly score: number | null;
    readonly absent: boolean;
    readonly points: number;
    readonly wins: number;
    readonly losses: number;
    readonly spread: number;
  }[];
  /** Results of the round that are still missing. */
  readonly missing: number;
}

/** The API's answer to a command. */
export interface CommandAnswer {
  readonly seq: number;
  readonly events: readonly (CompetitionEvent & { readonly seq: number })[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  readonly echo?: Echo;
}
