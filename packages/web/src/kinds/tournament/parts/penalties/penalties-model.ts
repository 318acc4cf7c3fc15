import type { EntryId, NamedPlayer, Penalty, TournamentState } from "@losfee/core";

/** Deducted points. */
export interface PenaltyLine extends Pick<Penalty, "id" | "of" | "points" | "reason"> {
  readonly name: string;
  /** Round or stage of the deduction. */
  readonly when: string;
}

/** Deductible points, players, and rounds. */
export interface Deduction {
  readonly of: readonly [Penalty["of"], ...Penalty["of"][]];
  readonly players: readonly NamedPlayer[];
  readonly firstRound: number;
  readonly lastRound: number;
}

/** The penalties of a page of standings, with the allowed actions. */
export interface PenaltiesModel {
  readonly lines: readonly PenaltyLine[];
  /** Null if nothing can be deducted. */
  readonly deduction: Deduction | null;
  /** True in team events, whose game points come from boards. */
  readonly isOfTeams: boolean;
  readonly closed: boolean;
}

/** Returns the lines of penalties on some kinds of points. */
export const penaltyLines = (
  { penalties }: TournamentState,
  kinds: readonly Penalty["of"][],
  name: (entry: EntryId) => string,
  when: (round: number) => string,
): readonly PenaltyLine[] =>
  penalties
    .filter(({ of }) => kinds.includes(of))
    .map(({ id, of, points, reason, entry, round }) => ({
      ...{ id, of, points, reason },
      name: name(entry),
      when: when(round),
    }));
