/** Categories of people: women, U18, rated under 1600, a club’s own. */
export * from "./facts.ts";
export * from "./who.ts";
