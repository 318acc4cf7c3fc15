import type { Contender } from "./contender.ts";
import type { CandidatesNote } from "./notes.ts";

/** Steps 1–3 of annex B: sure of the final, candidate, or out of it. */
export type Status = "sure" | "candidate" | "out";

/** A player of the standings with its status. */
export interface ClassifiedContender {
  readonly contender: Contender;
  readonly status: Status;
}

/** The players among whom games are fixed. */
export interface Group {
  /** In rank order, an even number. */
  readonly members: readonly Contender[];
  readonly notes: readonly CandidatesNote[];
}

/** Step 4: the available candidates, made even by the best who is out, else by dropping one. */
export const formGroup = (classified: readonly ClassifiedContender[]): Group => {
  const paired = classified.filter(({ contender }) => contender.elsewhere !== true);
  const candidates = paired.filter(({ status }) => status === "candidate");
  const notes: CandidatesNote[] = classified
    .filter(({ contender, status }) => status === "candidate" && contender.elsewhere === true)
    .map(({ contender }) => ({ code: "candidate-not-paired", entry: contender.entry }));
  const last = candidates.at(-1);
  if (candidates.length % 2 === 0 || last === undefined) {
    return { members: contendersOf(candidates), notes };
  }
  const filler = paired.find(({ status }) => status === "out");
  if (filler === undefined) {
    notes.push({ code: "group-shortened", entry: last.contender.entry });
    return { members: contendersOf(candidates.slice(0, -1)), notes };
  }
  notes.push({ code: "group-filled-up", entry: filler.contender.entry });
  // Filtered again rather than appended: a filler can rank above a candidate with as many wins.
  const members = paired.filter((one) => one.status === "candidate" || one === filler);
  return { members: contendersOf(members), notes };
};

export type Pair = readonly [Contender, Contender];

/** A game of the group. */
export interface PlacedPair {
  readonly players: Pair;
  /** Their places in the group, from 1. */
  readonly places: readonly [number, number];
}

/** Step 5: first against last, second against last but one, and so on. */
export const pairGroup = (members: readonly Contender[]): readonly PlacedPair[] =>
  members.slice(0, members.length / 2).flatMap((upper, index) => {
    const lower = members.at(-1 - index);
    if (lower === undefined) return [];
    return [{ players: [upper, lower] as const, places: [index + 1, members.length - index] }];
  });

const contendersOf = (classified: readonly ClassifiedContender[]): readonly Contender[] =>
  classified.map(({ contender }) => contender);
