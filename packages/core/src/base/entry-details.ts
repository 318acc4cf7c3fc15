import type { EntryId } from "./entry-id.ts";

/**
 * A line of a federation's own list. The event uses {@link EntryDetails.rating}, which may come
 * from any list.
 */
export interface NationalListing {
  /** The federation whose list it is, in FIDE's three letters. */
  readonly federation: string;
  /** 0 for unrated. */
  readonly rating: number;
  /** The federation's own title or class. */
  readonly title?: string;
  /** Region, state or club by the federation's letters. */
  readonly origin?: string;
}

/** Details of a player at entry. Only the name is required. */
export interface EntryDetails {
  readonly name: string;
  /** Rating in the event's own scale; 0 for unrated. */
  readonly rating: number;
  readonly club: string;
  readonly nation: string;
  readonly class: string;
  /** The team that this result counts for, in an event played by individuals. */
  readonly team?: string;
  /** For a team: its home venue and address. */
  readonly venue?: string;
  /** Title as federations write it, at most three characters: `GM`, `WFM` … */
  readonly title?: string;
  /** FIDE's number of the player, in digits. */
  readonly fideId?: string;
  readonly sex?: Sex;
  /** `YYYY-MM-DD`, or only the year. */
  readonly birth?: string;
  /** At most one of each federation. */
  readonly nationals?: readonly NationalListing[];
  /** The player's numbers in lists of federations, by federation. */
  readonly nationalNumbers?: Readonly<Record<string, string>>;
  /**
   * Place in the starting list, if given instead of following from the rating: pairing numbers of
   * an event imported from a file.
   */
  readonly startingNumber?: number;
  /** Set once the identity is erased: the name is `#` and the entry number, or what is kept. */
  readonly erased?: {
    /** Entries whose names sorted before the erased name. */
    readonly before: readonly EntryId[];
  };
}

/**
 * FIDE's titles of players (FIDE Handbook, B.01), as its reports write them, in the order in which
 * they seed players of the same rating (C.04.2).
 */
export const FIDE_TITLES: readonly string[] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/** Sex as in rating reports: men and women play in one list, titles and prizes differ. */
export type Sex = "m" | "w";

/**
 * Details from outside, for a new player or as a change: an empty text or 0 removes an optional
 * detail.
 */
export type EntryDetailsInput = Partial<Omit<EntryDetails, "sex" | "erased">> & {
  readonly sex?: Sex | "";
};

/** Returns a FIDE ID without leading zeros, for comparisons; empty for none. */
export const fideIdKey = (fideId: string | undefined): string => (fideId ?? "").replace(/^0+/, "");
