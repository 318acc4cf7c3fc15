import type { AnnouncementId, Consequence, EntryId, Outcome } from "@losfee/core";

/** What somebody may learn of a competition without being let in, by kind. Names nobody: rounds, boards, numbers. */
export type OccurrenceContent =
  /** A round of games for two was published. */
  | { readonly kind: "pairings"; readonly round: number }
  /** The tables of a stage were published, or changed afterwards. */
  | { readonly kind: "seating"; readonly stage: number }
  /** A published round was taken back, or a stage at tables with all its rounds. */
  | { readonly kind: "recalled"; readonly stage: number | null; readonly rounds: readonly number[] }
  /** A result came, changed, or was taken back (null). */
  | {
      readonly kind: "result";
      readonly round: number;
      readonly board: number;
      readonly seats: readonly EntryId[];
      readonly outcome: Outcome | null;
      /** Whether a director or helper stands behind it; a report alone does not confirm it. */
      readonly confirmed: boolean;
    }
  /** The last result of a round came. */
  | { readonly kind: "round-complete"; readonly round: number }
  /** A round that was complete is not any more. */
  | { readonly kind: "round-open"; readonly round: number }
  /** The director said something to everybody, or says it otherwise now. */
  | {
      readonly kind: "announced";
      readonly announcement: AnnouncementId;
      readonly edited: boolean;
    }
  | { readonly kind: "announcement-withdrawn"; readonly announcement: AnnouncementId }
  | { readonly kind: "closed" }
  | { readonly kind: "reopened" }
  /** Something that everybody may read of followed at a pyramid. */
  | { readonly kind: "consequence"; readonly consequence: Consequence };

/** Something public that happened: named for good by the event and its place among what came of it. */
export type Occurrence = OccurrenceContent & {
  /** Number of the event. */
  readonly seq: number;
  /** From 0, among the occurrences of the event. */
  readonly index: number;
  /** When it was recorded, ISO 8601 in UTC. */
  readonly at: string;
};

/** The name of an occurrence within its competition. */
export const occurrenceId = ({ seq, index }: Pick<Occurrence, "seq" | "index">): string =>
  `${seq}-${index}`;
