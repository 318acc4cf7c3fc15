import type { Credit, ResultKind, SitOut } from "@losfee/core";
import { formatSigned } from "../language/numbers.ts";

const POINTS: Readonly<Record<Credit, string>> = { win: "1", draw: "½", loss: "0", none: "0" };

/** What a round without a game is booked with: points where games end with 1, ½ or 0, else spread. */
export const worthOf = (
  { credit, spread }: Pick<SitOut, "credit" | "spread">,
  results: ResultKind | null,
): string => (results === "win-draw-loss" ? POINTS[credit] : formatSigned(spread));
