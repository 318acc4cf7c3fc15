import { isOne, texts } from "@losfee/contract/language";
import type { Admission } from "@losfee/core";

interface StageTexts {
  readonly players: (count: number) => string;
  readonly game: string;
  readonly seats: string;
  readonly result: string;
  readonly place: (table: number, game: number) => string;
  readonly annulled: (reason: string) => string;
  readonly absent: string;
  readonly admissions: Readonly<Record<Admission, string>>;
  readonly actMisused: string;
  readonly notAGame: (text: string) => string;
  /** `tables` and `games`: the last of each. */
  readonly noGame: (place: string, tables: number, games: number) => string;
  readonly substituted: (out: string, player: string) => string;
}

/** Texts about a stage at tables. */
export const stageTexts = texts<StageTexts>({
  de: {
    players: (count) => (isOne(count, "de") ? "1 Person" : `${count} Personen`),
    game: "Tisch.Spiel",
    seats: "Es sitzen der Reihe nach",
    result: "Ergebnis → Rangpunkte",
    place: (table, game) => `Tisch ${table}, Spiel ${game}`,
    annulled: (reason) => `annulliert: ${reason}`,
    absent: "–",
    admissions: {
      entered: "gemeldet",
      overall: "unter den Besten der Stufe davor",
      table: "unter den Besten des eigenen Tisches",
      "next-best": "rückt als Nächstbeste oder Nächstbester nach",
      substitute: "springt ein",
    },
    actMisused:
      "So geht es: adjust swap 3 7 [SPIEL] · move 3 TISCH [SPIEL] · order TISCH.SPIEL 7 3 9 · redraw [SPIEL], jeweils mit --reason.",
    notAGame: (text) => `„${text}“ nennt kein Spiel: 3.2 heißt Tisch 3, Spiel 2.`,
    noGame: (place, tables, games) =>
      `${place} (Tisch.Spiel) gibt es hier nicht: ${isOne(tables, "de") ? "Tisch 1" : `Tische 1 bis ${tables}`}, ${isOne(games, "de") ? "Spiel 1" : `Spiele 1 bis ${games}`}.`,
    substituted: (out, player) => `${player} spielt statt ${out}.`,
  },
  en: {
    players: (count) => (isOne(count, "en") ? "1 player" : `${count} players`),
    game: "Table.Game",
    seats: "Seats in order",
    result: "Result → rank points",
    place: (table, game) => `Table ${table}, game ${game}`,
    annulled: (reason) => `annulled: ${reason}`,
    absent: "–",
    admissions: {
      entered: "entered",
      overall: "among the best of the stage before",
      table: "among the best of their table",
      "next-best": "takes a seat as the next best",
      substitute: "is a substitute",
    },
    actMisused:
      "Like this: adjust swap 3 7 [GAME] · move 3 TABLE [GAME] · order TABLE.GAME 7 3 9 · redraw [GAME], each with --reason.",
    notAGame: (text) => `“${text}” does not name a game: 3.2 is table 3, game 2.`,
    noGame: (place, tables, games) =>
      `There is no ${place} (table.game) here: ${isOne(tables, "en") ? "table 1" : `tables 1 to ${tables}`}, ${isOne(games, "en") ? "game 1" : `games 1 to ${games}`}.`,
    substituted: (out, player) => `${player} plays in place of ${out}.`,
  },
});
