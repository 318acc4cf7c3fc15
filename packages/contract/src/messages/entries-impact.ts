import {
  displayName,
  type EntriesImpact,
  type Leaver,
  leaversOf,
  type NumberMove,
  type NumbersImpact,
  type TournamentState,
} from "@losfee/core";
import { entriesImpactSentences } from "@losfee/messages/entries-impact";
import { leaversSentences } from "@losfee/messages/leavers";
import type { Language } from "../language/language.ts";
import { shortList } from "./shortened.ts";

/** Describes the fate of the games (of teams, matches) of an entry that left a round robin. */
export const describeLeaver = (
  { played, games, isAnnulled, isTeam }: Omit<Leaver, "entry" | "firstRound" | "lastRound">,
  name: string,
  language: Language,
): string => {
  const t = leaversSentences[language];
  const tell = !isAnnulled ? t.stays : 2 * played < games ? t.annulled : t.annulledAll;
  return tell({
    name,
    played,
    of: isTeam ? t.matches({ count: games }) : t.games({ count: games }),
  });
};

/** Returns a sentence for each entry that left a round robin, in the standings after `rounds`. */
export const leaverNotes = (
  state: TournamentState,
  rounds: number,
  language: Language,
): readonly string[] =>
  leaversOf(state, rounds).map((leaver) =>
    describeLeaver(leaver, displayName(state, leaver.entry), language),
  );

const moveText = ({ name, from, to }: NumberMove, language: Language): string => {
  const t = entriesImpactSentences[language];
  if (from === null) return t.comes({ name, to: to ?? 0 });
  return to === null ? t.goes({ name, from }) : t.moves({ name, from, to });
};

/** Lists moves of pairing numbers, cut short if long. */
export const moveList = (moves: readonly NumberMove[], language: Language): string =>
  shortList(
    moves.map((move) => moveText(move, language)),
    language,
  );

/** Lists newly assigned numbers: `Nr. 9 Zorn, Eva`. */
export const numberList = (
  numbered: readonly { readonly name: string; readonly number: number }[],
  language: Language,
): string => {
  const { number: word } = entriesImpactSentences[language];
  const items = numbered.map(({ name, number }) => `${word} ${number} ${name}`);
  return shortList(items, language);
};

/** Describes the effects of a command about entries or settings, a sentence each; empty if none. */
export const describeEntriesImpact = (
  { numbers, rounds: [before, after], leavers, moved }: EntriesImpact,
  language: Language,
): readonly string[] => {
  const t = entriesImpactSentences[language];
  return [
    ...numbersText(numbers, language),
    ...(before === after ? [] : [t.rounds({ before, after })]),
    ...leavers.map((leaver) => describeLeaver(leaver, leaver.name, language)),
    ...(leavers.length === 0 || moved.length === 0 ? [] : [t.places({ count: moved.length })]),
  ];
};

/**
 * Describes the effects of changed settings on what was played so far, a sentence each; never empty.
 * `drafted` is the number of rounds that keep their pairings.
 */
export const describeSettingsImpact = (
  impact: EntriesImpact,
  drafted: number,
  language: Language,
): readonly string[] => {
  const t = entriesImpactSentences[language];
  const { places, moved, repaired, numbers } = impact;
  const moves = places.map((move) => t.place(move));
  return [
    ...(places.length === 0 ? [] : [t.placesMoved({ places: shortList(moves, language) })]),
    ...(places.length === 0 && moved.length > 0 ? [t.places({ count: moved.length })] : []),
    ...(places.length + moved.length === 0 && drafted > 0 ? [t.noPlaces] : []),
    ...(numbers.moves.length === 0 ? [] : numbersText(numbers, language)),
    ...(impact.rounds[0] === impact.rounds[1]
      ? []
      : [t.rounds({ before: impact.rounds[0], after: impact.rounds[1] })]),
    ...(drafted === 0 ? [] : [t.kept({ rounds: drafted })]),
    ...(repaired === null ? [] : [t.repaired({ round: repaired })]),
  ];
};

const numbersText = (
  { settledBy, moves, unchanged }: NumbersImpact,
  language: Language,
): readonly string[] => {
  const t = entriesImpactSentences[language];
  if (settledBy === null)
    return moves.length === 0 ? [] : [t.moved({ moves: moveList(moves, language) })];
  const late = moves.flatMap(({ name, from, to }) =>
    from === null && to !== null ? [{ name, number: to }] : [],
  );
  return [
    ...(late.length === 0 ? [] : [t.late({ round: settledBy, moves: numberList(late, language) })]),
    ...(unchanged.length === 0 ? [] : [t.unchanged({ round: settledBy })]),
  ];
};
