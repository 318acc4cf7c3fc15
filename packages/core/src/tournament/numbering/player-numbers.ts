import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import type { NamedPlayer } from "../../names/find-people.ts";
import { distinctNames, type Participant } from "../entries/display-names.ts";
import type { TournamentState } from "../state.ts";
import { allMembers } from "../teams/squad.ts";
import { hasPairingNumbers, pairingNumbersOf } from "./pairing-numbers.ts";

/** The number that each player is known by: the pairing number (C.04.2), or that of the entry. */
export const playerNumbers = (state: TournamentState): ReadonlyMap<EntryId, number> =>
  hasPairingNumbers(state.settings)
    ? pairingNumbersOf(state)
    : new Map([...state.entries.keys()].map((entry) => [entry, entry]));

/** All players by name and by the number that they are known by, in order of entry. */
export const namedPlayers = (state: TournamentState): readonly NamedPlayer[] => {
  const numbers = playerNumbers(state);
  return [...displayNames(state)].map(([id, name]) => ({
    id,
    name,
    number: numbers.get(id) ?? id,
  }));
};

/** A competition of any kind, as far as names go. */
interface Field {
  readonly kind: string;
  readonly entries: ReadonlyMap<EntryId, Participant>;
}

const isTournament = (field: Field): field is TournamentState => field.kind === "tournament";

/** The names where no number is needed to tell anybody apart; else null. Once for each field of entries. */
const namesAlone = oncePerObject(
  (entries: Field["entries"]): ReadonlyMap<EntryId, string> | null => {
    let isNumbered = false;
    const names = distinctNames([...entries.values()], () => {
      isNumbered = true;
      return new Map();
    });
    return isNumbered ? null : names;
  },
);

/** What everybody is called, told apart from namesakes, in order of entry. Once for each state. */
export const displayNames = oncePerObject((state: Field): ReadonlyMap<EntryId, string> => {
  const alone = namesAlone(state.entries);
  if (alone !== null) return alone;
  const numbers = () => (isTournament(state) ? playerNumbers(state) : new Map());
  return distinctNames([...state.entries.values()], numbers);
});

/** What the members of all squads are called, told apart from namesakes. Once for each state. */
const memberNames = oncePerObject((state: TournamentState): ReadonlyMap<EntryId, string> => {
  const members = allMembers(state.squads);
  return distinctNames(members, () => new Map());
});

/**
 * What one entry, or one member of a squad, is called, see {@link displayNames}; the number where there
 * is nobody of it.
 */
export const displayName = (state: Field, entry: EntryId): string =>
  displayNames(state).get(entry) ??
  (isTournament(state) ? memberNames(state).get(entry) : undefined) ??
  `#${entry}`;
