import { type EntryId, itemsOf, type LadderState, ratingsOfArchive } from "@losfee/core";
import { type LadderPlayerLabel, ladderWords } from "../../../../messages/ladder/words.ts";
import type { PageRequest } from "../../../../shell/page.ts";

/** What somebody has played: final games that were rated. */
export interface PlayedTally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly asChallenger: number;
  readonly asDefender: number;
}

/** Somebody in the ranking. */
export interface LadderLine extends LadderPlayerLabel, PlayedTally {
  /** Null: not in the pyramid any more. */
  readonly seat: string | null;
  readonly club: string;
  /** After the games that became final so far; 0: none yet. */
  readonly rating: number;
  /** Against the rating entered; null where there was none, or nothing changed. */
  readonly change: number | null;
}

/** Everybody in the order of their seats. */
export interface LadderStandingsModel {
  readonly competition: string;
  readonly lines: readonly LadderLine[];
  readonly left: readonly LadderLine[];
}

const NOTHING: PlayedTally = { won: 0, drawn: 0, lost: 0, asChallenger: 0, asDefender: 0 };

/** What everybody has played, by number. Linear in the archive. */
export const talliesOf = (state: LadderState): ReadonlyMap<EntryId, PlayedTally> => {
  const tallies = new Map<EntryId, PlayedTally>();
  const add = (entry: EntryId, counted: Partial<PlayedTally>): void => {
    const before = tallies.get(entry) ?? NOTHING;
    const sum = (key: keyof PlayedTally): number => before[key] + (counted[key] ?? 0);
    tallies.set(entry, {
      won: sum("won"),
      drawn: sum("drawn"),
      lost: sum("lost"),
      asChallenger: sum("asChallenger"),
      asDefender: sum("asDefender"),
    });
  };
  for (const { status, rated, outcome, challenger, defender } of itemsOf(state.archive)) {
    if (status !== "final" || !rated) continue;
    const [won, lost] = [
      outcome === "challenger-wins" ? 1 : 0,
      outcome === "defender-wins" ? 1 : 0,
    ];
    const drawn = outcome === "draw" ? 1 : 0;
    add(challenger, { won, drawn, lost, asChallenger: 1 });
    add(defender, { won: lost, drawn, lost: won, asDefender: 1 });
  }
  return tallies;
};

/** Everybody in the order of their seats; who has left comes after. */
export const buildLadderStandings = ({
  state,
  language,
}: PageRequest<"ladder">): LadderStandingsModel | null => {
  if (state === null) return null;
  const words = ladderWords(state, language);
  const tallies = talliesOf(state);
  const { standings } = ratingsOfArchive(state);
  const lines = [...state.entries.values()].map(({ id, name, club, rating: entered }) => {
    const seatNumber = state.players.get(id)?.seatNumber ?? null;
    const seat = seatNumber === null ? null : words.seat(seatNumber);
    const rating = standings.get(id)?.rating ?? entered;
    const change = entered === 0 || rating === entered ? null : rating - entered;
    const tally = tallies.get(id) ?? NOTHING;
    return { entry: id, name, club, rating, change, seatNumber, seat, ...tally };
  });
  const collator = new Intl.Collator(language);
  const lineOf = ({ seatNumber: _, ...line }: (typeof lines)[number]): LadderLine => line;
  return {
    competition: state.competition,
    lines: lines
      .filter(({ seatNumber }) => seatNumber !== null)
      .sort((a, b) => (a.seatNumber ?? 0) - (b.seatNumber ?? 0))
      .map(lineOf),
    left: lines
      .filter(({ seatNumber }) => seatNumber === null)
      .sort((a, b) => collator.compare(a.name, b.name))
      .map(lineOf),
  };
};
