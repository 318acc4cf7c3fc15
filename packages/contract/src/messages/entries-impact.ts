import type { EntriesImpact, NumberMove, NumbersImpact } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { isOne } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";
import { describeLeaver } from "./leavers.ts";
import { shortList } from "./shortened.ts";

const sentences = texts({
  de: {
    number: "Nr.",
    moves: (name: string, from: number, to: number) => `${name} von ${from} auf ${to}`,
    comes: (name: string, to: number) => `${name} neu auf ${to}`,
    goes: (name: string, from: number) => `${name} (${from}) fällt weg`,
    moved: (moves: string) => `Startnummern ändern sich: ${moves}.`,
    late: (round: number, moves: string) =>
      `Seit der Auslosung von Runde ${round} stehen die Startnummern fest; neu dazu kommt: ${moves}.`,
    unchanged: (round: number) =>
      `Seit der Auslosung von Runde ${round} stehen die Startnummern fest; keine ändert sich.`,
    rounds: (before: number, after: number) =>
      `Statt ${before} ${isOne(after, "de") ? "ist es 1 Runde" : `sind es ${after} Runden`}.`,
    places: (count: number) =>
      isOne(count, "de")
        ? "In der Tabelle ändert sich eine Zeile."
        : `In der Tabelle ändern sich ${count} Zeilen.`,
  },
  en: {
    number: "no.",
    moves: (name: string, from: number, to: number) => `${name} from ${from} to ${to}`,
    comes: (name: string, to: number) => `${name} new at ${to}`,
    goes: (name: string, from: number) => `${name} (${from}) goes`,
    moved: (moves: string) => `Pairing numbers change: ${moves}.`,
    late: (round: number, moves: string) =>
      `Pairing numbers have been fixed since round ${round} was paired; new: ${moves}.`,
    unchanged: (round: number) =>
      `Pairing numbers have been fixed since round ${round} was paired; none of them changes.`,
    rounds: (before: number, after: number) =>
      `There ${isOne(after, "en") ? "is 1 round" : `are ${after} rounds`} instead of ${before}.`,
    places: (count: number) =>
      isOne(count, "en")
        ? "One line of the standings changes."
        : `${count} lines of the standings change.`,
  },
});

const moveText = ({ name, from, to }: NumberMove, language: Language): string => {
  const t = sentences[language];
  if (from === null) return t.comes(name, to ?? 0);
  return to === null ? t.goes(name, from) : t.moves(name, from, to);
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
  const { number: word } = sentences[language];
  const items = numbered.map(({ name, number }) => `${word} ${number} ${name}`);
  return shortList(items, language);
};

/** Describes the effects of a command about entries or settings, a sentence each; empty if none. */
export const describeEntriesImpact = (
  { numbers, rounds: [before, after], leavers, moved }: EntriesImpact,
  language: Language,
): readonly string[] => {
  const t = sentences[language];
  return [
    ...numbersText(numbers, language),
    ...(before === after ? [] : [t.rounds(before, after)]),
    ...leavers.map((leaver) => describeLeaver(leaver, leaver.name, language)),
    ...(leavers.length === 0 || moved.length === 0 ? [] : [t.places(moved.length)]),
  ];
};

const numbersText = (
  { settledBy, moves, unchanged }: NumbersImpact,
  language: Language,
): readonly string[] => {
  const t = sentences[language];
  if (settledBy === null) return moves.length === 0 ? [] : [t.moved(moveList(moves, language))];
  const late = moves.flatMap(({ name, from, to }) =>
    from === null && to !== null ? [{ name, number: to }] : [],
  );
  return [
    ...(late.length === 0 ? [] : [t.late(settledBy, numberList(late, language))]),
    ...(unchanged.length === 0 ? [] : [t.unchanged(settledBy)]),
  ];
};
