import type { GameSummary } from "../../parts/game-summary.ts";
import type { OptionLine } from "../../parts/option-lines.ts";

/** What is asked before a player acts. */
export type OwnQuestion =
  | { readonly kind: "refuse" | "report" | "object" | "record"; readonly game: GameSummary }
  | { readonly kind: "challenge"; readonly option: OptionLine }
  | { readonly kind: "retire" };
