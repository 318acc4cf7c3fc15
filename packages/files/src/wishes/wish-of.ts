import { firstOf } from "./plain-text.ts";
import type { MailSource, Wish, WishContent } from "./wish.ts";

const LONGEST_SOURCE = 200;

/** Returns a wish with its source. */
export const wishOf = (
  wish: WishContent,
  certain: boolean,
  where: MailSource["in"],
  text: string,
): Wish => ({
  ...wish,
  certainty: certain ? "certain" : "proposal",
  source: { in: where, text: firstOf(text, LONGEST_SOURCE) },
});
