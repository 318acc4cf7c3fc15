import type { VNode } from "preact";
import { StartIcon } from "../../../parts/icons.tsx";
import { termsOf } from "../../../shell/page.ts";
import { usePage } from "../../../shell/page-context.ts";

/**
 * The side of a player, without colour on the paper: white and black are an empty and a filled
 * square, the start is an arrow before those who begin.
 */
export const Side = ({
  of,
  at = termsOf(usePage()).sides,
}: {
  readonly of: "first" | "second";
  readonly at?: "colours" | "starts" | "home";
}): VNode | null => {
  if (at === "colours") return <i class={of === "first" ? "white-square" : "black-square"} />;
  return at === "starts" && of === "first" ? <StartIcon /> : null;
};
