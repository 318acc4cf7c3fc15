import { formatMoment, momentIn, zoneName } from "@losfee/contract";
import { timeZoneOf } from "@losfee/core";
import type { PageKind } from "../../shell/page-kind.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** A link to something to print. */
export interface PrintLink {
  readonly text: string;
  readonly href: string;
}

/** What all sheets of a print have. */
export interface Paper {
  /** The time of printing at the venue; empty if unknown. */
  readonly printed: string;
  /** All that can be printed of the competition. */
  readonly prints: readonly PrintLink[];
}

/** Returns what all sheets have. */
export const paperOf = <Kind extends PageKind>(
  { state, now, language }: Pick<PageRequest<Kind>, "state" | "now" | "language">,
  prints: readonly PrintLink[],
): Paper => ({
  printed:
    now === undefined || state === null
      ? ""
      : formatMoment(momentIn(now, zoneName(timeZoneOf(state))), language),
  prints,
});
