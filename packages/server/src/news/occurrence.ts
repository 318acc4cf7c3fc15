import type { AnnouncementId, Consequence, EntryId, Outcome } from "@losfee/core";

/** Public occurrence in a competition, by kind. Contains no names: rounds, boards, numbers. */
export type OccurrenceContent =
  /** A round of games for two was published. */
  | { readonly kind: "pairings"; readonly round: number }
  /** The tables of a stage were published, or changed afterwards. */
  | { readonly kind: "seating"; readonly stage: number }
  /** A published round was withdrawn, or a stage at tables with all its rounds. */
  | { readonly kind: "recalled"; readonly stage: number | null; readonly rounds: readonly number[] }
  /** A result was entered, changed, or withdrawn (null). */
  | {
      readonly kind: "result";
      readonly round: number;
      readonly board: number;
      readonly seats: readonly EntryId[];
      readonly outcome: Outcome | null;
      /** True if a director or helper stands behind it; a report alone does not confirm it. */
      readonly confirmed: boolean;
    }
  /** The last result of a round was entered. */
  | { readonly kind: "round-complete"; readonly round: number }
  /** A complete round is no longer complete. */
  | { readonly kind: "round-open"; readonly round: number }
  /** The director posted or edited an announcement. */
  | {
      readonly kind: "announced";
      readonly announcement: AnnouncementId;
      readonly edited: boolean;
    }
  | { readonly kind: "announcement-withdrawn"; readonly announcement: AnnouncementId }
  | { readonly kind: "closed" }
  | { readonly kind: "reopened" }
  /** A public consequence in a pyramid. */
  | { readonly kind: "consequence"; readonly consequence: Consequence };

/** A public occurrence, identified for good by its event and its index in the event. */
export type Occurrence = OccurrenceContent & {
  /** Number of the event. */
  readonly seq: number;
  /** From 0, among the occurrences of the event. */
  readonly index: number;
  /** Time of recording, ISO 8601 in UTC. */
  readonly at: string;
};

/** Returns the id of an occurrence within its competition. */
export const occurrenceId = ({ seq, index }: Pick<Occurrence, "seq" | "index">): string =>
  `${seq}-${index}`;
