/** Declared pairing system of an event, by a code of FIDE's table for record 192 of TRF-2026. */
export interface DeclaredSystem {
  /** As FIDE writes it: in capitals. */
  readonly code: string;
  /** `other`: an unsupported system, including the Dutch one before 2025. */
  readonly system: "fide-dutch" | "round-robin" | "other";
  /** The edition of the Dutch system, if the code names one. */
  readonly edition: "2025" | "2026" | null;
  /** Baku acceleration. */
  readonly baku: boolean;
  /** Number of cycles of a round robin. */
  readonly games: number;
  /** True if all pairings are fixed before the first round. */
  readonly preDetermined: boolean;
}

/** FIDE's table calls the edition in force 2025, its handbook 2026. */
const DUTCH = /^FIDE_DUTCH(?:_(2025|2026))?(_BAKU)?$/;
const ROUND_ROBIN = /^(?:FIDE|BERGER)_(DOUBLE)?ROUNDROBIN(?:_G(\d))?$/;
const TABLES = /ROUNDROBIN|SCHILLER|SCHEVENINGEN/;

/** Returns what a type code declares; null for an empty one. Unknown codes are other systems. */
export const declaredSystemOf = (text: string): DeclaredSystem | null => {
  const code = text.trim().toUpperCase();
  if (code === "") return null;
  const usual = { code, edition: null, baku: false, games: 1, preDetermined: false } as const;
  const dutch = DUTCH.exec(code);
  if (dutch !== null) {
    const [, year, baku] = dutch;
    const edition = year === "2025" || year === "2026" ? year : null;
    return { ...usual, system: "fide-dutch", edition, baku: baku !== undefined };
  }
  const table = ROUND_ROBIN.exec(code);
  if (table !== null) {
    const [, double, games] = table;
    const cycles = double === undefined ? Number(games ?? 1) : 2;
    return { ...usual, system: "round-robin", games: cycles, preDetermined: true };
  }
  return { ...usual, system: "other", preDetermined: TABLES.test(code) };
};
