import type { PairingKind } from "./criterion.ts";

/** A chain that is usual for a kind of event. */
export interface ChainPreset {
  readonly id: string;
  readonly field: "chess" | "scrabble" | "go" | "cards";
  readonly pairing: PairingKind;
  /** Codes, most important first. */
  readonly chain: readonly string[];
}

/** Usual chains, to choose from and to change. */
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
    id: "scrabble",
    field: "scrabble",
    pairing: "swiss",
    chain: ["WINS", "SPR", "RTG", "LOT"],
  },
  { id: "go", field: "go", pairing: "swiss", chain: ["PTS", "SOS", "SOSOS", "DE"] },
  { id: "cards", field: "cards", pairing: "swiss", chain: ["PTS", "OMW", "GW", "OGW"] },
];
