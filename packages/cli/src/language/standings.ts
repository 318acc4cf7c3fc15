import { texts } from "@losfee/contract/language";

interface StandingsTexts {
  readonly afterRound: (rounds: number) => string;
  /** `stage` is its name, or its number. */
  readonly ofStage: (stage: string) => string;
  readonly final: string;
  readonly rank: string;
  readonly name: string;
  readonly reached: string;
  readonly team: string;
  readonly teams: string;
  readonly counting: string;
  readonly cut: string;
  readonly needs: string;
  readonly outOfTable: (name: string) => string;
  readonly rankAfterRound: (name: string, rank: number, rounds: number) => string;
  readonly rankInStage: (name: string, rank: number, stage: string) => string;
  readonly notInStage: (name: string, stage: string) => string;
  readonly notInRanking: (code: string, codes: readonly string[]) => string;
  readonly notInStageRanking: (code: string, codes: readonly string[]) => string;
  readonly samePlayer: string;
  readonly twoPlayers: string;
  /** Said of a line that counts a result which nobody has confirmed. */
  readonly unconfirmed: string;
  readonly noSuchSeq: (seq: number, last: number) => string;
}

/** Standings, the cut line, and how ranks are computed. */
export const standingsTexts = texts<StandingsTexts>({
  de: {
    afterRound: (rounds) => (rounds === 0 ? "Setzliste" : `Tabelle nach Runde ${rounds}`),
    ofStage: (stage) => `Tabelle, ${stage}`,
    final: "Gesamttabelle",
    rank: "Platz",
    name: "Name",
    reached: "Erreicht",
    team: "Mannschaft",
    teams: "Mannschaftswertung",
    counting: "Es zählen",
    cut: "Weiter",
    needs: "Was noch nötig ist",
    outOfTable: (name) => `${name}: aus der Wertung genommen`,
    rankAfterRound: (name, rank, rounds) => `${name}: Platz ${rank} nach Runde ${rounds}`,
    rankInStage: (name, rank, stage) => `${name}: Platz ${rank}, ${stage}`,
    notInStage: (name, stage) => `${name} ist nicht dabei: ${stage}.`,
    notInRanking: (code, codes) =>
      `${code} gehört nicht zur Wertung dieses Turniers: ${codes.join(", ")}.`,
    notInStageRanking: (code, codes) => `${code} zählt in dieser Stufe nicht: ${codes.join(", ")}.`,
    samePlayer: "Zweimal dieselbe Person.",
    twoPlayers: "--compare braucht genau zwei Personen.",
    unconfirmed: "noch nicht bestätigt",
    noSuchSeq: (seq, last) => `Einen Stand ${seq} gibt es nicht; der letzte ist ${last}.`,
  },
  en: {
    afterRound: (rounds) => (rounds === 0 ? "Seeding" : `Standings after round ${rounds}`),
    ofStage: (stage) => `Standings, ${stage}`,
    final: "Overall table",
    rank: "Rank",
    name: "Name",
    reached: "Reached",
    team: "Team",
    teams: "Team ranking",
    counting: "Counting",
    cut: "Advances",
    needs: "What is still needed",
    outOfTable: (name) => `${name}: out of the standings`,
    rankAfterRound: (name, rank, rounds) => `${name}: rank ${rank} after round ${rounds}`,
    rankInStage: (name, rank, stage) => `${name}: rank ${rank}, ${stage}`,
    notInStage: (name, stage) => `${name} is not in ${stage}.`,
    notInRanking: (code, codes) =>
      `${code} is not among the criteria of this competition: ${codes.join(", ")}.`,
    notInStageRanking: (code, codes) =>
      `${code} does not count in this stage: ${codes.join(", ")}.`,
    samePlayer: "The same player twice.",
    twoPlayers: "--compare needs exactly two players.",
    unconfirmed: "not confirmed yet",
    noSuchSeq: (seq, last) => `There is no event ${seq}; the last is ${last}.`,
  },
});
