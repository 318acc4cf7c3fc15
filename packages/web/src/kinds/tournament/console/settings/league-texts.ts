import { texts } from "@losfee/contract";

/** Texts of the settings of a league. */
export const leagueTexts = texts({
  de: {
    title: "Liga",
    none: "keine",
    hasSeason: "Gehört als Spielklasse zu einer Saison",
    season: "Saison",
    division: "Spielklasse",
    seasonHint:
      "Turniere mit derselben Saison stehen zusammen auf einer Seite. Ebene 1 ist die höchste Spielklasse; Staffeln nebeneinander haben dieselbe Ebene.",
    lines: {
      promoted: "Aufsteiger",
      promotionPlayOff: "Im Aufstiegsspiel",
      relegationPlayOff: "Im Abstiegsspiel",
      relegated: "Absteiger",
    },
    neutral:
      "Alle spielen an neutralem Ort: niemand hat Heimrecht; wer den ersten Zug hat, folgt dem Plan",
  },
  en: {
    title: "League",
    none: "none",
    hasSeason: "Is a division of a season",
    season: "Season",
    division: "Division",
    seasonHint:
      "Competitions of the same season stand together on one page. Level 1 is the highest division; those side by side have the same level.",
    lines: {
      promoted: "Promoted",
      promotionPlayOff: "In the promotion play-off",
      relegationPlayOff: "In the relegation play-off",
      relegated: "Relegated",
    },
    neutral: "All play on neutral ground: nobody is at home; who moves first follows the plan",
  },
});
