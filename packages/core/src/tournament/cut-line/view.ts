/** Whether as many others as possible end ahead of a player, or as few. */
export type View = "most" | "fewest";
