import { isSeated, type Settings, type Stage } from "@losfee/core";

/** Questions about a new competition, and the data that their answers depend on. Plain JSON. */
export interface Questions {
  /** Number asked for about the size; null if the preset leaves nothing open. */
  readonly size: "players" | "teams" | "boards" | null;
  readonly rounds: RoundsRule;
  /** Players that the smallest table of the first stage seats; 2 at boards. */
  readonly fewest: number;
  /** True if the games have a thinking time. */
  readonly isTimed: boolean;
  /** Length of a game in minutes where it has no thinking time; null if it varies. */
  readonly minutes: number | null;
  /** True if all rounds are played within the days of the event. */
  readonly isScheduled: boolean;
}

/** The number of rounds of a preset. */
export type RoundsRule =
  /** The director chooses; `last` rounds of later stages are among them. */
  | { readonly by: "choice"; readonly preset: number; readonly last: number }
  /** All play all. */
  | { readonly by: "table"; readonly cycles: number }
  /** As many as boards. */
  | { readonly by: "boards"; readonly cycles: number; readonly boards: number }
  /** Each stage has its own. */
  | { readonly by: "stages"; readonly rounds: number; readonly atTables: boolean }
  /** Play has no rounds. */
  | { readonly by: "none" };

/** Systems in which any number of rounds finds an order. */
const FREE: ReadonlySet<string> = new Set([
  ...["fide-dutch", "new-swiss", "team-swiss", "keizer", "mcmahon", "factor", "king-of-the-hill"],
]);

/** Minutes of a game of Scrabble, with counting the tiles. */
const SCRABBLE_GAME = 60;

/** Formats whose rounds lie weeks apart. */
const SEASONS: ReadonlySet<string> = new Set(["league"]);

/** Returns what a preset asks for; null settings: a ladder. */
export const questionsOf = (format: string, settings: Settings | null): Questions => {
  if (settings === null) {
    return {
      ...{ size: null, rounds: { by: "none" }, fewest: 2 },
      ...{ isTimed: false, minutes: null, isScheduled: false },
    };
  }
  const rounds = roundsRule(settings.stages);
  const [first] = settings.stages;
  const atTables = first !== undefined && isSeated(first);
  const isTimed = settings.results === "win-draw-loss";
  const isOfTwo = rounds.by === "boards" || format === "friendly-match";
  const ofTeams = isOfTwo ? "boards" : "teams";
  return {
    size: settings.teams === undefined ? "players" : ofTeams,
    rounds,
    fewest: atTables ? Math.min(...first.seats) : 2,
    isTimed,
    minutes: atTables || isTimed ? null : SCRABBLE_GAME,
    isScheduled: !SEASONS.has(format),
  };
};

const roundsRule = (stages: readonly Stage[]): RoundsRule => {
  const [first] = stages;
  const rounds = stages.reduce((sum, stage) => sum + stage.rounds, 0);
  if (first === undefined || isSeated(first)) return { by: "stages", rounds, atTables: true };
  const cycles = Number(first.options["cycles"] ?? 1);
  if (first.roundsFollow === true && first.system === "round-robin") return { by: "table", cycles };
  if (first.roundsFollow === true && first.system === "scheveningen") {
    return { by: "boards", cycles, boards: first.rounds };
  }
  return FREE.has(first.system)
    ? { by: "choice", preset: rounds, last: rounds - first.rounds }
    : { by: "stages", rounds, atTables: false };
};
