import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import type { NamedPlayer } from "../../names/find-people.ts";
import { distinctNames, type Participant } from "../entries/display-names.ts";
import type { TournamentState } from "../state.ts";
import { allMembers } from "../teams/squad.ts";
import { hasPairingNumbers, pairingNumbersOf } from "./pairing-numbers.ts";

/** Returns each player's public number: the pairing number (C.04.2), or that of the entry. */
export const playerNumbers = (state: TournamentState): ReadonlyMap<EntryId, number> =>
  hasPairingNumbers(state.settings)
    ? pairingNumbersOf(state)
    : new Map([...state.entries.keys()].map((entry) => [entry, entry]));

/** Returns all players with name and public number, in order of entry. */
export const namedPlayers = (state: TournamentState): readonly NamedPlayer[] => {
  const numbers = playerNumbers(state);
  return [...displayNames(state)].map(([id, name]) => ({
    id,
    name,
    number: numbers.get(id) ?? id,
  }));
};

/** The part of any competition that names need. */
interface Field {
  readonly kind: string;
  readonly entries: ReadonlyMap<EntryId, Participant>;
}

const isTournament = (field: Field): field is TournamentState => field.kind === "tournament";

/** The names if all are unambiguous without numbers; else null. Cached per set of entries. */
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

/** Returns unambiguous names, in order of entry. Cached per state. */
export const displayNames = oncePerObject((state: Field): ReadonlyMap<EntryId, string> => {
  const alone = namesAlone(state.entries);
  if (alone !== null) return alone;
  const numbers = () => (isTournament(state) ? playerNumbers(state) : new Map());
  return distinctNames([...state.entries.values()], numbers);
});

/** Returns unambiguous names of the members of all squads. Cached per state. */
const memberNames = oncePerObject((state: TournamentState): ReadonlyMap<EntryId, string> => {
  const members = allMembers(state.squads);
  return distinctNames(members, () => new Map());
});

/**
 * Returns the name of an entry or a squad member, see {@link displayNames}; the number if unknown.
 */
export const displayName = (state: Field, entry: EntryId): string =>
  displayNames(state).get(entry) ??
  (isTournament(state) ? memberNames(state).get(entry) : undefined) ??
  `#${entry}`;
