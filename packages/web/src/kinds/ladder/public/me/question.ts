import type { ShownGame } from "../../parts/shown-game.ts";
import type { ShownOption } from "../../parts/shown-options.ts";

/** What is asked before a player acts. */
export type OwnQuestion =
  | { readonly kind: "refuse" | "report" | "object" | "record"; readonly game: ShownGame }
  | { readonly kind: "challenge"; readonly option: ShownOption }
  | { readonly kind: "retire" };
