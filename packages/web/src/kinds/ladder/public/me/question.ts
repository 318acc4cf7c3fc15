import type { GameSummary } from "../../parts/game-summary.ts";
import type { OptionLine } from "../../parts/option-lines.ts";

/** Dialogs for a player's actions. */
export type OwnQuestion =
  | { readonly kind: "refuse" | "report" | "object" | "record"; readonly game: GameSummary }
  | { readonly kind: "challenge"; readonly option: OptionLine }
  | { readonly kind: "retire" };
