import type { EntryId } from "./entry-id.ts";

/**
 * A line of a federation's own list. The rating that an event goes by is {@link EntryDetails.rating},
 * whichever list that comes from.
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

/** What is known about a player when entering. Only the name is required. */
export interface EntryDetails {
  readonly name: string;
  /** Rating in the event's own scale; 0 for unrated. */
  readonly rating: number;
  readonly club: string;
  readonly nation: string;
  readonly class: string;
  /** The team whose result this one counts for, in an event that people play for themselves. */
  readonly team?: string;
  /** Of a team: where it plays at home, the place and its address. */
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
   * Place in the starting list, where it is given instead of following from the rating: pairing
   * numbers of an event that comes from a file.
   */
  readonly startingNumber?: number;
  /** Everything that said who it was has been erased: the name is `#` and the number of the entry, or what is kept of it. */
  readonly erased?: {
    /** Entries whose names came before the name that was erased. */
    readonly before: readonly EntryId[];
  };
}

/** FIDE's titles of players (FIDE Handbook, B.01), as its reports write them. */
export const FIDE_TITLES: ReadonlySet<string> = new Set([
  "GM",
  "IM",
  "FM",
  "CM",
  "WGM",
  "WIM",
  "WFM",
  "WCM",
]);

/** As reports for rating tell it: men and women play in one list, titles and prizes differ. */
export type Sex = "m" | "w";

/**
 * Details as they come from outside, for one player or as a change: of the optional ones an empty
 * text or 0 takes away what was known.
 */
export type EntryDetailsInput = Partial<Omit<EntryDetails, "sex" | "erased">> & {
  readonly sex?: Sex | "";
};

/** FIDE's numbers are compared without leading zeros; empty for none. */
export const fideIdKey = (fideId: string | undefined): string => (fideId ?? "").replace(/^0+/, "");
