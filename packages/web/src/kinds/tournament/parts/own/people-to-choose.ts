import {
  displayName,
  type EntryId,
  gameTermsOf,
  initialOf,
  nameOrder,
  type TournamentState,
} from "@losfee/core";

/** A candidate for "this is me" on the device. */
export interface PersonToChoose {
  readonly entry: EntryId;
  readonly name: string;
  /** Letter that the name is filed under. */
  readonly letter: string;
}

/** Returns all participants by name. */
export const peopleToChoose = (state: TournamentState): readonly PersonToChoose[] =>
  [...state.entries.values()]
    .filter(({ erased, withdrawal }) => erased === undefined && withdrawal === null)
    .map(({ id }) => ({ entry: id, name: displayName(state, id) }))
    .map((one) => ({ ...one, letter: letterOf(state, one.name) }))
    .sort(
      (a, b) =>
        nameOrder(gameTermsOf(state.settings).entrants)(a.name, b.name) || a.entry - b.entry,
    );

const letterOf = ({ settings }: TournamentState, name: string): string =>
  initialOf(settings.teams === undefined ? name : `${name},`);

/** The people filed under one letter. */
export interface Letter {
  readonly letter: string;
  readonly people: readonly PersonToChoose[];
}

/** Fits on a few phone screens; below this, letters only get in the way. */
const MOST_AT_ONCE = 30;

/** Groups people by letter in their order; null for short lists. */
export const lettersOf = (people: readonly PersonToChoose[]): readonly Letter[] | null =>
  people.length <= MOST_AT_ONCE
    ? null
    : [...Map.groupBy(people, ({ letter }) => letter)].map(([letter, those]) => ({
        letter,
        people: those,
      }));
