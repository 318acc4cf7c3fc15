import type { EntryId, NamedPlayer, Penalty, TournamentState } from "@losfee/core";

/** Points that were deducted. */
export interface PenaltyLine extends Pick<Penalty, "id" | "of" | "points" | "reason"> {
  readonly name: string;
  /** Round or stage in which they count. */
  readonly when: string;
}

/** What can be deducted, from whom, and in which rounds it can count. */
export interface Deduction {
  readonly of: readonly [Penalty["of"], ...Penalty["of"][]];
  readonly players: readonly NamedPlayer[];
  readonly firstRound: number;
  readonly lastRound: number;
}

/** The penalties of a page of standings, and what may be done about them. */
export interface PenaltiesModel {
  readonly lines: readonly PenaltyLine[];
  /** Null where nothing can be deducted. */
  readonly deduction: Deduction | null;
  /** Whether teams play: their game points are those of boards. */
  readonly isOfTeams: boolean;
  readonly closed: boolean;
}

/** The penalties on some kinds of points, as a page lists them. */
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
