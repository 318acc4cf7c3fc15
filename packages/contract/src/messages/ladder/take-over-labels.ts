import type { TakeOverFault } from "@losfee/core";
import type { Language } from "../../language/language.ts";
import { texts } from "../../language/texts.ts";

interface TakeOverTexts {
  readonly parts: Readonly<Record<TakeOverFault["part"], string>>;
  readonly faults: Readonly<Record<TakeOverFault["code"], string>>;
}

const labels = texts<TakeOverTexts>({
  de: {
    parts: {
      games: "Partie",
      waiting: "Warteliste",
      standing: "Ewige Warteliste",
      players: "Angaben zur Person",
    },
    faults: {
      "unknown-player": "die Person gibt es nicht",
      "not-in-pyramid": "die Person sitzt nicht in der Pyramide",
      "one-player": "beide Seiten sind dieselbe Person",
      "slot-taken": "eine der beiden hat schon eine solche Partie",
      "not-of-game": "gemeldet hat jemand, der nicht mitspielt",
      "malformed-time": "ein Datum ist nicht lesbar",
      "time-in-future": "ein Datum liegt in der Zukunft",
      "plays-and-waits": "wer als Herausforderer spielt, wartet nicht",
      "named-twice": "die Person steht zweimal da",
      "strikes-out-of-range": "so viele nicht angenommene Forderungen kann es nicht geben",
    },
  },
  en: {
    parts: {
      games: "Game",
      waiting: "Waiting list",
      standing: "Standing waiting list",
      players: "Player’s history",
    },
    faults: {
      "unknown-player": "there is no such player",
      "not-in-pyramid": "the player has no seat in the pyramid",
      "one-player": "both sides are the same player",
      "slot-taken": "one of the two has such a game already",
      "not-of-game": "whoever reported it is not one of the two players",
      "malformed-time": "a date cannot be read",
      "time-in-future": "a date is in the future",
      "plays-and-waits": "whoever plays as challenger cannot be waiting",
      "named-twice": "the player is named twice",
      "strikes-out-of-range": "there cannot be that many challenges not accepted",
    },
  },
});

/** Describes a fault of one imported item, with its position, as a sentence. */
export const takeOverFaultLabel = (
  { part, position, code }: TakeOverFault,
  language: Language,
): string => {
  const { parts, faults } = labels[language];
  return `${parts[part]} ${position}: ${faults[code]}.`;
};
