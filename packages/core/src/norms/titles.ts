/** Titles that are gained by norms. */
export const NORM_TITLES = ["GM", "IM", "WGM", "WIM"] as const;

export type NormTitle = (typeof NORM_TITLES)[number];

interface Requirement {
  /** Performance, rounded (1.4.8). */
  readonly performance: number;
  /** Average of the opponents (1.4.8a). */
  readonly average: number;
  /** The lowest opponent's rating is raised to this one (1.4.6a). */
  readonly floor: number;
  /** Opponents' titles of which a third is needed (1.4.5b–e). */
  readonly titles: readonly string[];
  /** Rating for the title itself (1.5.3). */
  readonly rating: number;
}

/** Requirements by title: FIDE Handbook B.01, effective 1 January 2024, checked November 2026. */
export const NORM_REQUIREMENTS: Readonly<Record<NormTitle, Requirement>> = {
  GM: { performance: 2600, average: 2380, floor: 2200, titles: ["GM"], rating: 2500 },
  IM: { performance: 2450, average: 2230, floor: 2050, titles: ["GM", "IM"], rating: 2400 },
  WGM: {
    ...{ performance: 2400, average: 2180, floor: 2000, rating: 2300 },
    titles: ["GM", "IM", "WGM"],
  },
  WIM: {
    ...{ performance: 2250, average: 2030, floor: 1850, rating: 2200 },
    titles: ["GM", "IM", "WGM", "WIM"],
  },
};

/** Titles that make an opponent a titleholder: all but CM and WCM (1.4.5a). */
export const TITLEHOLDERS: ReadonlySet<string> = new Set(["GM", "IM", "FM", "WGM", "WIM", "WFM"]);

/** An opponent without a rating counts with this one (1.4.6b). */
export const UNRATED_COUNTS_AS = 1400;

/** Least share of points, in percent (1.4.8b). */
export const LEAST_SCORE = 35;

/** Longer events count as this many games (1.7). */
export const MOST_GAMES_COUNTED = 13;

/** Games that the norms of an application have together (1.5.1). */
export const GAMES_FOR_TITLE = 27;
