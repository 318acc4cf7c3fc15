import { texts } from "../../language/texts.ts";

export const compareTexts = texts({
  de: {
    title: (ahead: string, behind: string) => `Warum steht ${ahead} vor ${behind}?`,
    level: (a: string, b: string) => `${a} und ${b} gleichauf`,
    after: (round: number) => (round === 0 ? "vor der ersten Runde" : `nach Runde ${round}`),
    caption: "Kriterien der Wertung der Reihe nach, mit den Werten der beiden",
    criterion: "Kriterium",
    verdict: "Vergleich",
    equal: "gleich",
    decides: "entscheidet",
    notNeeded: "nicht mehr gefragt",
    rank: (rank: number) => `Platz ${rank}`,
    back: "Zur Tabelle",
    terms: (criterion: string) => `So kommt der Wert zustande: ${criterion}`,
  },
  en: {
    title: (ahead: string, behind: string) => `Why is ${ahead} ahead of ${behind}?`,
    level: (a: string, b: string) => `${a} and ${b} are level`,
    after: (round: number) => (round === 0 ? "before the first round" : `after round ${round}`),
    caption: "Criteria of the ranking in order, with both players’ values",
    criterion: "Criterion",
    verdict: "Comparison",
    equal: "level",
    decides: "decides",
    notNeeded: "not needed",
    rank: (rank: number) => `rank ${rank}`,
    back: "To the standings",
    terms: (criterion: string) => `How the values come about: ${criterion}`,
  },
});
