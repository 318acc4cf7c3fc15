import type { PlaceFate } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

type Words = Readonly<Record<PlaceFate, string>>;

const words = texts<{ readonly places: Words; readonly teams: Words }>({
  de: {
    places: {
      promoted: "Aufstiegsplatz",
      "promotion-play-off": "Aufstiegsspiel",
      "relegation-play-off": "Abstiegsspiel",
      relegated: "Abstiegsplatz",
    },
    teams: {
      promoted: "Aufsteiger",
      "promotion-play-off": "Aufstiegsspiel",
      "relegation-play-off": "Abstiegsspiel",
      relegated: "Absteiger",
    },
  },
  en: {
    places: {
      promoted: "promotion",
      "promotion-play-off": "promotion play-off",
      "relegation-play-off": "relegation play-off",
      relegated: "relegation",
    },
    teams: {
      promoted: "promoted",
      "promotion-play-off": "promotion play-off",
      "relegation-play-off": "relegation play-off",
      relegated: "relegated",
    },
  },
});

/** Returns the fate of a place in the table; after the season, of the team on it. */
export const placeFateLabel = (fate: PlaceFate, isOver: boolean, language: Language): string =>
  words[language][isOver ? "teams" : "places"][fate];
