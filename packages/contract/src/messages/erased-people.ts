import { type CompetitionState, keepsInitials, oncePerKey } from "@losfee/core";
import { placeholders } from "@losfee/messages/erased-people";
import type { Language } from "../language/language.ts";

const replaced = oncePerKey(
  (state: CompetitionState, language: Language): CompetitionState =>
    ({
      ...state,
      entries: new Map(
        [...state.entries.values()].map((entry) => [
          entry.id,
          entry.erased === undefined || keepsInitials(entry)
            ? entry
            : { ...entry, name: placeholders[language]({ entry: entry.id }) },
        ]),
      ),
    }) as CompetitionState,
);

/**
 * Returns the state with erased names replaced by a placeholder in the reader's language. Returns
 * the same object if nothing was erased, and caches the result for each state and language.
 */
export const withPlaceholders = <State extends CompetitionState>(
  state: State,
  language: Language,
): State =>
  [...state.entries.values()].every((entry) => entry.erased === undefined || keepsInitials(entry))
    ? state
    : // Only names change, so the kind of the state stays the same.
      (replaced(state, language) as State);
