/** Facts that are numbers: a category asks for a value or a range. `born` is the year of birth. */
export const NUMBER_FACTS = ["rating", "born", "score"] as const;

/** Facts that are texts: a category asks for a value, or for one of several. */
export const TEXT_FACTS = ["sex", "title", "club", "federation", "association", "class"] as const;

export type NumberFact = (typeof NUMBER_FACTS)[number];
export type TextFact = (typeof TEXT_FACTS)[number];

/** The known facts about a person. Null and missing mean the same: unknown. */
export type Facts = { readonly [Name in NumberFact]?: number | null } & {
  readonly [Name in TextFact]?: string | null;
} & {
  /** True for a person who plays in this event for the first time. */
  readonly firstTime?: boolean | null;
  /** The organiser's ticks, such as `student`. A tick that is not set is known to be unset. */
  readonly ticks?: readonly string[];
};
