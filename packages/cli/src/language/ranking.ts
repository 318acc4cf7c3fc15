import { isOne, texts } from "@losfee/contract/language";
import type { PairingKind, RuleEdition } from "@losfee/core";

interface RankingTexts {
  readonly needsFile: (option: string) => string;
  readonly needsJournal: (option: string) => string;
  readonly rank: string;
  readonly name: string;
  readonly title: (event: string, rounds: number) => string;
  readonly rules: (edition: RuleEdition, pairing: PairingKind, codes: string) => string;
  readonly error: (path: string, sentence: string) => string;
  readonly warning: (sentence: string) => string;
  readonly more: (count: number) => string;
  readonly hasErrors: (path: string, count: number) => string;
  readonly noSuchRound: (round: number, last: number) => string;
  readonly unknownRules: (text: string) => string;
  readonly twoKinds: string;
  readonly noTeams: string;
  readonly playersOrTeams: string;
  readonly chainOfFile: (text: string, reason: string, used: string) => string;
}

/** Texts of `losfee standings FILE.trf`. */
export const rankingTexts = texts<RankingTexts>({
  de: {
    needsFile: (option) =>
      `${option} gehört zu einer Datei: losfee standings DATEI.trf ${option} …`,
    needsJournal: (option) =>
      `${option} gehört zum Turnier im Journal. Für eine Datei: losfee explain DATEI.trf --player … oder --compare …`,
    rank: "Platz",
    name: "Name",
    title: (event, rounds) => `${event === "" ? "" : `${event}: `}Tabelle nach Runde ${rounds}`,
    rules: (edition, pairing, codes) =>
      `Regeln von ${edition}, ${pairing === "swiss" ? "Schweizer System" : "Rundenturnier"}; Wertung: ${codes}`,
    error: (path, sentence) => `${path}: ${sentence}`,
    warning: (sentence) => `Hinweis: ${sentence}`,
    more: (count) =>
      `Dazu ${isOne(count, "de") ? "kommt ein weiterer" : `kommen ${count} weitere`}; --json nennt alle.`,
    hasErrors: (path, count) =>
      `${path} hat ${isOne(count, "de") ? "einen Fehler" : `${count} Fehler`}; gerechnet wurde nichts. Mit --anyway wird trotzdem gerechnet.`,
    noSuchRound: (round, last) =>
      `Runde ${round} steht nicht in der Datei; die letzte ist Runde ${last}.`,
    unknownRules: (text) => `--rules „${text}“ gibt es nicht: 2024 oder 2026.`,
    twoKinds: "Entweder --swiss oder --round-robin.",
    noTeams: "In der Datei stehen keine Mannschaften.",
    playersOrTeams: "Entweder --teams oder --individual.",
    chainOfFile: (text, reason, used) =>
      `Die Wertung der Datei („${text}“) ist nicht verständlich: ${reason} Genommen wurde ${used}.`,
  },
  en: {
    needsFile: (option) => `${option} needs a file: losfee standings FILE.trf ${option} …`,
    needsJournal: (option) =>
      `${option} is for the competition in the journal. For a file: losfee explain FILE.trf --player … or --compare …`,
    rank: "Rank",
    name: "Name",
    title: (event, rounds) => `${event === "" ? "" : `${event}: `}standings after round ${rounds}`,
    rules: (edition, pairing, codes) =>
      `Rules of ${edition}, ${pairing === "swiss" ? "Swiss system" : "round robin"}; ranked by ${codes}`,
    error: (path, sentence) => `${path}: ${sentence}`,
    warning: (sentence) => `Note: ${sentence}`,
    more: (count) => `There ${isOne(count, "en") ? "is" : "are"} ${count} more; --json lists all.`,
    hasErrors: (path, count) =>
      `${path} has ${isOne(count, "en") ? "an error" : `${count} errors`}; nothing was computed. --anyway computes nevertheless.`,
    noSuchRound: (round, last) => `Round ${round} is not in the file; the last one is ${last}.`,
    unknownRules: (text) => `There are no --rules “${text}”: 2024 or 2026.`,
    twoKinds: "Either --swiss or --round-robin.",
    noTeams: "There are no teams in the file.",
    playersOrTeams: "Either --teams or --individual.",
    chainOfFile: (text, reason, used) =>
      `The file’s tie-breaks (“${text}”) cannot be understood: ${reason} Used instead: ${used}.`,
  },
});
