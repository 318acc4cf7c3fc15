import type { EntryId } from "../../base/entry-id.ts";
import type { PairedGame } from "../system.ts";
import { type Contender, isSafelyAhead, type SafetyMargins } from "./contender.ts";
import { findDecision } from "./matters.ts";
import type { CandidatesNote } from "./notes.ts";

type EntryPair = readonly [EntryId, EntryId];

/** Annex B applied to the standings before the last round: statuses and fixed games. */
export interface CandidatesAnalysis {
  /** Players sure of the final, in rank order. */
  readonly sure: readonly EntryId[];
  /** Candidates for the final, in rank order; without a player who only fills up the group. */
  readonly candidates: readonly EntryId[];
  /** Players out of the final, in rank order. */
  readonly out: readonly EntryId[];
  /** The fixed games in board order, each with its reasons. */
  readonly fixed: readonly PairedGame[];
  /** The first pairing, if it was released again. */
  readonly released: readonly EntryPair[];
  /** The reasoning: each player's status with its margin, and the outcome of each pairing. */
  readonly notes: readonly CandidatesNote[];
}

/**
 * Analyses the candidates' round of the German Scrabble championship (annex B): determines who is
 * sure of the final, a candidate or out of it, and fixes games before the rest is paired.
 *
 * `contenders` is in rank order and without players who withdrew; its order counts, also if wins
 * and spread are level. Pairs in `forbidden` are never fixed; their players may then meet anyone.
 * With fewer than three players, both are finalists. O(n), apart from sums over the group.
 */
export const analyseCandidates = (
  contenders: readonly Contender[],
  margins: SafetyMargins,
  forbidden: readonly EntryPair[] = [],
): CandidatesAnalysis => {
  const classified = classify(contenders, margins);
  const having = (status: Status): readonly EntryId[] =>
    classified.filter((one) => one.status === status).map(({ contender }) => contender.entry);
  const settled = { sure: having("sure"), candidates: having("candidate"), out: having("out") };
  const notes = statusNotes(classified);
  if (settled.candidates.length === 0) {
    const note: CandidatesNote = { code: "final-settled", finalists: settled.sure };
    return { ...settled, fixed: [], released: [], notes: [...notes, note] };
  }
  const group = formGroup(classified);
  const pairs = pairGroup(group.members);
  const mayNotMeet = pairs.filter(({ players }) => isForbidden(players, forbidden));
  const allowed = pairs.filter((pair) => !mayNotMeet.includes(pair));
  const fixing = settleFirst(allowed, classified, margins);
  return {
    ...settled,
    fixed: fixing.fixed.map((pair) => ({
      players: entriesOf(pair.players),
      notes: [fixedNote(pair, group), ...(pair.places[0] === 1 ? fixing.reasons : [])],
    })),
    released: fixing.released,
    notes: [
      ...notes,
      ...group.notes,
      ...mayNotMeet.map(({ players }) => ({
        code: "fixed-forbidden" as const,
        players: entriesOf(players),
      })),
      ...fixing.reasons,
    ],
  };
};

/** The outcome of the group's pairings, with reasons. */
interface Fixing {
  readonly fixed: readonly PlacedPair[];
  readonly released: readonly EntryPair[];
  readonly reasons: readonly CandidatesNote[];
}

/** Step 6: releases the first pairing if it does not matter for who reaches the final. */
const settleFirst = (
  pairs: readonly PlacedPair[],
  classified: readonly ClassifiedContender[],
  margins: SafetyMargins,
): Fixing => {
  const first = pairs.find(({ places }) => places[0] === 1);
  if (first === undefined) return { fixed: pairs, released: [], reasons: [] };
  const others = pairs.filter((pair) => pair !== first);
  const paired = new Set(pairs.flatMap(({ players }) => players));
  const having = (status: Status): readonly Contender[] =>
    classified.filter((one) => one.status === status).map(({ contender }) => contender);
  const decision = findDecision({
    first: first.players,
    others: others.map(({ players }) => players),
    loose: having("candidate").filter((contender) => !paired.has(contender)),
    sure: having("sure").length,
    out: new Set(having("out").map(({ entry }) => entry)),
    margins,
  });
  if (decision !== null) {
    return {
      fixed: pairs,
      released: [],
      reasons: [{ code: "first-pairing-matters", ...decision }],
    };
  }
  const players = entriesOf(first.players);
  return {
    fixed: others,
    released: [players],
    reasons: [{ code: "first-pairing-released", players }],
  };
};

const fixedNote = ({ places }: PlacedPair, { members }: Group): CandidatesNote => ({
  code: "fixed",
  places,
  size: members.length,
});

const isForbidden = ([one, two]: Pair, forbidden: readonly EntryPair[]): boolean =>
  forbidden.some((pair) => pair.includes(one.entry) && pair.includes(two.entry));

const entriesOf = ([one, two]: Pair): EntryPair => [one.entry, two.entry];

/** Steps 1–3: compares ranks 1 and 2 with rank 3, all others with rank 2. */
const classify = (
  contenders: readonly Contender[],
  margins: SafetyMargins,
): readonly ClassifiedContender[] => {
  const [, second, third] = contenders;
  return contenders.map((contender, index) => {
    if (second === undefined || third === undefined) return { contender, status: "sure" };
    if (index < 2) {
      const status = isSafelyAhead(contender, third, margins) ? "sure" : "candidate";
      return { contender, status };
    }
    return { contender, status: isSafelyAhead(second, contender, margins) ? "out" : "candidate" };
  });
};

const STATUS_CODES = {
  sure: "sure-of-final",
  candidate: "candidate",
  out: "out-of-final",
} as const;

const statusNotes = (classified: readonly ClassifiedContender[]): readonly CandidatesNote[] => {
  const [, second, third] = classified;
  if (second === undefined || third === undefined) return [];
  return classified.map(({ contender, status }, index) => {
    const against = (index < 2 ? third : second).contender;
    return {
      code: STATUS_CODES[status],
      entry: contender.entry,
      against: against.entry,
      wins: contender.wins - against.wins,
      spread: contender.spread - against.spread,
    };
  });
};

/** Steps 1–3 of annex B: sure of the final, candidate, or out of it. */
type Status = "sure" | "candidate" | "out";

/** A player of the standings with its status. */
interface ClassifiedContender {
  readonly contender: Contender;
  readonly status: Status;
}

/** The players among whom games are fixed. */
interface Group {
  /** In rank order, an even number. */
  readonly members: readonly Contender[];
  readonly notes: readonly CandidatesNote[];
}

/** Step 4: the available candidates, made even by the best who is out, else by dropping one. */
const formGroup = (classified: readonly ClassifiedContender[]): Group => {
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

type Pair = readonly [Contender, Contender];

/** A game of the group. */
interface PlacedPair {
  readonly players: Pair;
  /** Their places in the group, from 1. */
  readonly places: readonly [number, number];
}

/** Step 5: first against last, second against last but one, and so on. */
const pairGroup = (members: readonly Contender[]): readonly PlacedPair[] =>
  members.slice(0, members.length / 2).flatMap((upper, index) => {
    const lower = members.at(-1 - index);
    if (lower === undefined) return [];
    return [{ players: [upper, lower] as const, places: [index + 1, members.length - index] }];
  });

const contendersOf = (classified: readonly ClassifiedContender[]): readonly Contender[] =>
  classified.map(({ contender }) => contender);
