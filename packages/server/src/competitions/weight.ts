import type { CompetitionState } from "@losfee/core";

/**
 * Approximate memory use of a state, in thousands of bytes: each entry, game or event, with the
 * data computed from it, takes about as much.
 */
export const weightOf = (state: CompetitionState): number => {
  let things = state.seq;
  for (const part of Object.values(state)) {
    if (Array.isArray(part)) things += part.length;
    else if (part instanceof Map || part instanceof Set) things += part.size;
  }
  return things;
};
