import type { CompetitionState } from "@losfee/core";
import type { Language } from "../language/language.ts";

const placeholders: Readonly<Record<Language, (entry: number) => string>> = {
  de: (entry) => `Person ${entry} (gelöscht)`,
  en: (entry) => `Player ${entry} (erased)`,
};

const known = new WeakMap<CompetitionState, Map<Language, CompetitionState>>();

/**
 * The state with a placeholder in the language of who reads it in place of each name that was
 * erased. The very same state where none was, and the same for each state and language.
 */
export const withPlaceholders = <State extends CompetitionState>(
  state: State,
  language: Language,
): State => {
  const entries = [...state.entries.values()];
  if (entries.every(({ erased }) => erased === undefined)) return state;
  const ofState = known.get(state) ?? new Map<Language, CompetitionState>();
  known.set(state, ofState);
  const found = ofState.get(language) ?? {
    ...state,
    entries: new Map(
      entries.map((entry) => [
        entry.id,
        entry.erased === undefined ? entry : { ...entry, name: placeholders[language](entry.id) },
      ]),
    ),
  };
  // Only names were changed, which leaves a state of one kind one of that kind.
  ofState.set(language, found as State);
  return found as State;
};
