/** Extreme ending for a player: as many others as possible ahead, or as few. */
export type View = "most" | "fewest";
