import { texts } from "@losfee/contract/language";

interface ExplainTexts {
  readonly needsFile: (option: string) => string;
  readonly needsPlayer: (option: string) => string;
  readonly whom: string;
  readonly twoPlayers: string;
  readonly showAll: string;
  readonly differences: string;
}

/** Texts of `losfee explain`. */
export const explainTexts = texts<ExplainTexts>({
  de: {
    needsFile: (option) => `${option} gehört zu einer Datei: losfee explain DATEI.trf ${option} …`,
    needsPlayer: (option) => `${option} gehört zu --player, nicht zu --compare.`,
    whom: "Nennen Sie mit --player eine Person oder mit --compare zwei.",
    twoPlayers: "--compare braucht genau zwei Personen und kein --player.",
    showAll: "losfee standings DATEI",
    differences: "Nur diese Gegner machen den Unterschied:",
  },
  en: {
    needsFile: (option) => `${option} needs a file: losfee explain FILE.trf ${option} …`,
    needsPlayer: (option) => `${option} goes with --player, not with --compare.`,
    whom: "Name a player with --player, or two with --compare.",
    twoPlayers: "--compare needs exactly two players and no --player.",
    showAll: "losfee standings FILE",
    differences: "Only these opponents make the difference:",
  },
});
