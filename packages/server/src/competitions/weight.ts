import type { CompetitionState } from "@losfee/core";

/**
 * How much memory a state takes, roughly, in thousands of bytes: what it holds one of per entry, game or
 * event, with what is reckoned from it, takes about as much each.
 */
export const weightOf = (state: CompetitionState): number => {
  let things = state.seq;
  for (const part of Object.values(state)) {
    if (Array.isArray(part)) things += part.length;
    else if (part instanceof Map || part instanceof Set) things += part.size;
  }
  return things;
};
