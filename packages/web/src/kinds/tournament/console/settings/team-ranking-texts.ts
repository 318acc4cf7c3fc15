import { isOne, texts } from "@losfee/contract";

export const teamRankingTexts = texts({
  de: {
    title: "Mannschaftswertung",
    off: "keine",
    on: "Mannschaften werten",
    summary: (best: number, criteria: string) =>
      isOne(best, "de")
        ? `die beste Person nach ${criteria}`
        : `die besten ${best} nach ${criteria}`,
    hint: "Alle spielen für sich; was die Besten einer Mannschaft erreichen, zählt zusammen für sie.",
    by: "Mannschaft ist",
    fields: {
      team: "die gemeldete Mannschaft",
      club: "der Verein",
      "team-or-club": "die gemeldete Mannschaft, sonst der Verein",
    },
    criteriaHint:
      "Kürzel der Einzelwertung (werden zusammengezählt), PLACES für die Platzsumme, BEST für den besten Platz; das Wichtigste zuerst.",
  },
  en: {
    title: "Team ranking",
    off: "none",
    on: "Rank teams",
    summary: (best: number, criteria: string) =>
      isOne(best, "en") ? `the best player by ${criteria}` : `the best ${best} by ${criteria}`,
    hint: "Everybody plays alone; what the best of a team achieve is added up for it.",
    by: "A team is",
    fields: {
      team: "the team entered",
      club: "the club",
      "team-or-club": "the team entered, else the club",
    },
    criteriaHint:
      "Codes of the individual ranking (they are added up), PLACES for the sum of places, BEST for the best place; most important first.",
  },
});
