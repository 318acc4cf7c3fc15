/** What a place in a season's file has to be. */
export type Expected =
  | "object"
  | "list"
  | "bool"
  | "fraction"
  | "whole"
  | "id"
  | "rating"
  | "result"
  | "text";

/** A fault in a season's file. `place` is a path such as `rounds[2].games[0].result`. */
export type KeizerProblem =
  | { readonly code: "not-json" }
  | { readonly code: "not-a-season" }
  | { readonly code: "missing"; readonly place: string }
  | { readonly code: "unexpected"; readonly place: string; readonly expected: Expected }
  | { readonly code: "unknown-setting"; readonly place: string }
  | { readonly code: "unknown-reason"; readonly place: string; readonly reason: string }
  | { readonly code: "player-listed-twice"; readonly place: string; readonly player: string }
  | { readonly code: "unknown-player"; readonly place: string; readonly player: string }
  /** In two games of a round, in a game with itself, or in a game and absent. */
  | { readonly code: "player-used-twice"; readonly place: string; readonly player: string }
  /** Some of the players are missing in a typed start list. */
  | { readonly code: "start-incomplete"; readonly players: readonly string[] }
  /** The fractions have too many digits to compute exactly. */
  | { readonly code: "too-precise" };
