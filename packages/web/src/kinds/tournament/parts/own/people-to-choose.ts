import {
  displayName,
  type EntryId,
  gameTermsOf,
  initialOf,
  nameOrder,
  type TournamentState,
} from "@losfee/core";

/** Somebody who may be the one at this device. */
export interface PersonToChoose {
  readonly entry: EntryId;
  readonly name: string;
  /** The letter under which the name stands. */
  readonly letter: string;
}

/** Everybody who takes part, by name. */
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

/** People whose names stand under one letter. */
export interface Letter {
  readonly letter: string;
  readonly people: readonly PersonToChoose[];
}

/** As many fit on a few screens of a phone: letters would only stand between them. */
const MOST_AT_ONCE = 30;

/** The people letter by letter, in their order; null where they are few. */
export const lettersOf = (people: readonly PersonToChoose[]): readonly Letter[] | null =>
  people.length <= MOST_AT_ONCE
    ? null
    : [...Map.groupBy(people, ({ letter }) => letter)].map(([letter, those]) => ({
        letter,
        people: those,
      }));
