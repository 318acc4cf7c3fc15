/** How an event says it is paired, by a code of FIDE's table for record 192 of TRF-2026. */
export interface DeclaredSystem {
  /** As FIDE writes it: in capitals. */
  readonly code: string;
  /** `other`: a system that is not among ours, the Dutch one before 2025 included. */
  readonly system: "fide-dutch" | "round-robin" | "other";
  /** The edition of the Dutch system, where the code names one. */
  readonly edition: "2025" | "2026" | null;
  /** Baku acceleration. */
  readonly baku: boolean;
  /** How often everybody meets everybody in a round robin. */
  readonly games: number;
  /** Whether all pairings are settled before the first round. */
  readonly preDetermined: boolean;
}

/** FIDE's table names the edition in force by 2025, its handbook by 2026. */
const DUTCH = /^FIDE_DUTCH(?:_(2025|2026))?(_BAKU)?$/;
const ROUND_ROBIN = /^(?:FIDE|BERGER)_(DOUBLE)?ROUNDROBIN(?:_G(\d))?$/;
const TABLES = /ROUNDROBIN|SCHILLER|SCHEVENINGEN/;

/**
 * What a type code declares; null for an empty one, which declares nothing. A code that is in no
 * table is a system of somebody else's.
 */
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
