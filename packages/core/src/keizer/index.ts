/** The Keizer system of clubs: a player's value is the place in the list that it makes. */
export * from "./derivation.ts";
export * from "./lists.ts";
export * from "./season.ts";
