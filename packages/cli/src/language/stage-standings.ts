import { texts } from "./texts.ts";

/** Standings of a stage at tables, the cut line, and how values are calculated. */
export const stageStandingsTexts = texts({
  de: {
    title: (stage: string) => `Tabelle, ${stage}`,
    final: "Gesamttabelle",
    reached: "Erreicht",
    cut: "Weiter",
    in: "weiter",
    out: "raus",
    open: "offen",
    needs: "Was noch nötig ist",
    rankOf: (name: string, rank: number, stage: string) => `${name}: Platz ${rank}, ${stage}`,
    notInStage: (name: string, stage: string) => `${name} ist nicht dabei: ${stage}.`,
    same: "Zweimal dieselbe Person.",
    notInChain: (code: string, codes: readonly string[]) =>
      `${code} zählt in dieser Stufe nicht: ${codes.join(", ")}.`,
  },
  en: {
    title: (stage: string) => `Standings, ${stage}`,
    final: "Overall table",
    reached: "Reached",
    cut: "Advances",
    in: "in",
    out: "out",
    open: "open",
    needs: "What is still needed",
    rankOf: (name: string, rank: number, stage: string) => `${name}: rank ${rank}, ${stage}`,
    notInStage: (name: string, stage: string) => `${name} is not in it: ${stage}.`,
    same: "The same player twice.",
    notInChain: (code: string, codes: readonly string[]) =>
      `${code} does not count in this stage: ${codes.join(", ")}.`,
  },
});
