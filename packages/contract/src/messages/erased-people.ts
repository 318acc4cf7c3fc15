import { type CompetitionState, keepsInitials, oncePerKey } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

const placeholders = texts<(entry: number) => string>({
  de: (entry) => `Person ${entry} (gelöscht)`,
  en: (entry) => `Player ${entry} (erased)`,
});

const replaced = oncePerKey(
  (state: CompetitionState, language: Language): CompetitionState =>
    ({
      ...state,
      entries: new Map(
        [...state.entries.values()].map((entry) => [
          entry.id,
          entry.erased === undefined || keepsInitials(entry)
            ? entry
            : { ...entry, name: placeholders[language](entry.id) },
        ]),
      ),
    }) as CompetitionState,
);

/**
 * The state with a placeholder in the language of who reads it in place of each name that was
 * erased and of which nothing was kept. The very same state where none was, and the same for each state and language.
 */
export const withPlaceholders = <State extends CompetitionState>(
  state: State,
  language: Language,
): State =>
  [...state.entries.values()].every((entry) => entry.erased === undefined || keepsInitials(entry))
    ? state
    : // Only names are changed, which leaves a state of one kind one of that kind.
      (replaced(state, language) as State);
