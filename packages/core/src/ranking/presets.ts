import type { PairingKind } from "./criterion.ts";

/** A usual chain for a kind of event. */
export interface ChainPreset {
  readonly id: string;
  readonly field: "chess" | "scrabble" | "go" | "cards";
  readonly pairing: PairingKind;
  /** Ranks teams by their matches. */
  readonly teams?: true;
  /** Codes, most important first. */
  readonly chain: readonly string[];
}

/** Usual chains, as starting points. */
export const CHAIN_PRESETS: readonly ChainPreset[] = [
  {
    id: "chess-swiss",
    field: "chess",
    pairing: "swiss",
    chain: ["PTS", "DE", "BH/C1", "BH", "SB", "WIN", "BWG"],
  },
  {
    id: "chess-swiss-ratings",
    field: "chess",
    pairing: "swiss",
    chain: ["PTS", "DE", "ARO/C1", "BH/C1", "BH", "WIN"],
  },
  {
    id: "chess-swiss-german",
    field: "chess",
    pairing: "swiss",
    chain: ["PTS", "BH", "SOB"],
  },
  {
    id: "chess-round-robin",
    field: "chess",
    pairing: "pre-determined",
    chain: ["PTS", "DE", "WIN", "SB", "KS", "BWG"],
  },
  {
    id: "chess-teams-swiss",
    field: "chess",
    pairing: "swiss",
    teams: true,
    chain: ["MPTS", "EDE", "EMGSB/C1", "GPTS", "BH:MP/C1"],
  },
  {
    id: "chess-teams-round-robin",
    field: "chess",
    pairing: "pre-determined",
    teams: true,
    chain: ["MPTS", "GPTS", "EDE", "EMMSB", "BER"],
  },
  {
    id: "chess-olympiad-2008",
    field: "chess",
    pairing: "swiss",
    teams: true,
    chain: ["MPTS", "OSB", "OBH", "GPTS"],
  },
  {
    id: "chess-olympiad-2010",
    field: "chess",
    pairing: "swiss",
    teams: true,
    chain: ["MPTS", "OSB", "GPTS", "OBH"],
  },
  {
    id: "scrabble",
    field: "scrabble",
    pairing: "swiss",
    chain: ["WINS", "SPR", "RTG", "LOT"],
  },
  { id: "go", field: "go", pairing: "swiss", chain: ["PTS", "SOS", "SOSOS", "DE"] },
  { id: "cards", field: "cards", pairing: "swiss", chain: ["PTS", "OMW", "GW", "OGW"] },
];
