/** Kind of value that a place takes. */
export type Expected =
  | "object"
  | "list"
  | "text"
  | "number"
  | "wholeNumber"
  | "yesOrNo"
  | "id"
  | "score"
  | "date"
  | "year"
  | "numberOrRange"
  | "textOrList"
  | "fraction"
  | "result";

/**
 * A problem of a file for a calculation. `place` is its path from the top, such as
 * `lists[0].prizes[2]`, indices from 0; empty for the whole file.
 */
export type InputProblem = { readonly place: string } & (
  | { readonly code: "missing" }
  | { readonly code: "unknown-field" }
  | { readonly code: "wrong-type"; readonly expected: Expected }
  | { readonly code: "too-small"; readonly minimum: number }
  | { readonly code: "too-large"; readonly maximum: number }
  | { readonly code: "too-short"; readonly minimum: number }
  | { readonly code: "too-long"; readonly maximum: number }
  | { readonly code: "not-one-of"; readonly values: readonly string[] }
  | { readonly code: "range-reversed" }
  /** `first`: the place of the other one. */
  | { readonly code: "duplicate"; readonly value: string; readonly first: string }
  /** A player with a better score than the one before. */
  | { readonly code: "score-rises" }
  /** A prize of more money than the one before, or one after a place with none. */
  | { readonly code: "prize-rises" }
  | { readonly code: "not-a-multiple"; readonly unit: number }
  | { readonly code: "fund-too-large"; readonly maximum: number }
  | { readonly code: "threshold-without-sharing" }
  | { readonly code: "threshold-too-high"; readonly maximum: number }
  | { readonly code: "unknown-list"; readonly name: string }
  | { readonly code: "heirs-in-a-circle" }
  | { readonly code: "unknown-player"; readonly id: string }
  | { readonly code: "player-missing"; readonly id: string }
  /** A reason for not playing that has no share in the settings. */
  | { readonly code: "unknown-reason"; readonly reason: string }
  /** The fractions have too many digits to be added exactly. */
  | { readonly code: "too-precise" }
  | { readonly code: "against-oneself" }
  /** The last value of K must hold for everyone. */
  | { readonly code: "last-step-limited" }
);

/** A reason why nothing was calculated: all problems of the file at once, in its order. */
export type CalculationRefusal =
  | { readonly code: "input-not-text" }
  | { readonly code: "input-not-json"; readonly line: number; readonly truncated: boolean }
  | { readonly code: "input-invalid"; readonly problems: readonly InputProblem[] };
