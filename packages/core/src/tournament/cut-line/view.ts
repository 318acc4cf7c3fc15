/** Whether as many others as can be are to end ahead of somebody, or as few. */
export type View = "most" | "fewest";
