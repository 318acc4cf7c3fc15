import { completeGraph, type Graph, removeEdge } from "../matching/graph.ts";
import { perfectMatching } from "../matching/perfect-matching.ts";
import { matchByPreference } from "./preference-matcher.ts";
import type { RoundField } from "./round-field.ts";

/** Allowed repeats of a system, and if starts count in its preferences. */
export interface FlightRules {
  /** Two players with up to this many earlier meetings may meet again. */
  readonly repeats: number;
  /** True to prefer opponents with whom starts and replies can be balanced. */
  readonly trackStarts: boolean;
}

/** Two ranks of the field; in a flight the player who chose comes first. */
export type RankPair = readonly [number, number];

/** The input of a system's key for an opponent; see {@link PreferenceKey}. */
export interface Prospect {
  readonly meetings: number;
  /** 1 if the two met in the previous round, else 0. */
  readonly lastOpponent: 0 | 1;
  /** 0 if one owes starts and the other replies, 2 if both owe the same, else 1. */
  readonly startsClash: number;
  /** Places between the two in the flight. */
  readonly distance: number;
  /** Number of players in the flight. */
  readonly size: number;
}

/** The key of an opponent as one number: lower is preferred. */
export type PreferenceKey = (prospect: Prospect) => number;

/**
 * Bounds for packing several whole numbers into one key, most important first. Starts clash by 0 to
 * 2. More meetings than the bound count as the bound: no event has as many rounds. With distances
 * below the size of a flight, keys stay below 2⁵³ and exact for more players than memory holds.
 */
export const MEETINGS_BOUND = 1_000;
export const CLASH_BOUND = 3;

/** Allowed meetings of `members` (ranks, in flight order) within `repeats`. */
const allowedMeetings = (field: RoundField, members: readonly number[], repeats: number): Graph => {
  const graph = completeGraph(members.length);
  const placeOf = placesOf(field, members);
  for (const [place, rank] of members.entries()) {
    for (const [opponent, { meetings }] of field.encounters[rank] ?? []) {
      const other = placeOf[opponent] ?? -1;
      if (other >= 0 && meetings > repeats) removeEdge(graph, place, other);
    }
    for (const opponent of field.barred[rank] ?? []) {
      const other = placeOf[opponent] ?? -1;
      if (other >= 0) removeEdge(graph, place, other);
    }
  }
  return graph;
};

/** True if `members` can be paired completely within `repeats`. */
export const canBePaired = (
  field: RoundField,
  members: readonly number[],
  repeats: number,
): boolean => perfectMatching(allowedMeetings(field, members, repeats)) !== null;

/**
 * Pairs `members` (ranks, in flight order; an even number) by preference; null if the allowed
 * repeats permit no complete pairing. O(n²) and better; see {@link matchByPreference}.
 */
export const pairFlight = (
  field: RoundField,
  members: readonly number[],
  rules: FlightRules,
  keyOf: PreferenceKey,
  neverReorder = false,
): readonly RankPair[] | null => {
  const size = members.length;
  const placeOf = placesOf(field, members);
  const meetings = new Int32Array(size);
  let counted: readonly number[] = [];
  const pairs = matchByPreference({
    allowed: allowedMeetings(field, members, rules.repeats),
    neverReorder,
    keysOf: (place) => {
      const rank = members[place] ?? -1;
      for (const other of counted) meetings[other] = 0;
      counted = countMeetings(field, rank, placeOf, meetings);
      const lastOpponent = placeOf[field.lastOpponents[rank] ?? -1] ?? -1;
      const ownSign = field.startSigns[rank] ?? 0;
      return (other) =>
        keyOf({
          meetings: meetings[other] ?? 0,
          lastOpponent: other === lastOpponent ? 1 : 0,
          startsClash: rules.trackStarts
            ? 2 - Math.abs(ownSign - (field.startSigns[members[other] ?? -1] ?? 0))
            : 0,
          distance: Math.abs(place - other),
          size,
        });
    },
  });
  return pairs?.map(([a, b]) => [members[a] ?? -1, members[b] ?? -1] as const) ?? null;
};

/** `places[rank]`: the place of a rank within `members`, −1 outside. */
const placesOf = (field: RoundField, members: readonly number[]): Int32Array => {
  const places = new Int32Array(field.size).fill(-1);
  for (const [place, rank] of members.entries()) places[rank] = place;
  return places;
};

/** Writes a player's meetings with the members into `meetings`; returns the places written. */
const countMeetings = (
  field: RoundField,
  rank: number,
  placeOf: Int32Array,
  meetings: Int32Array,
): readonly number[] => {
  const written: number[] = [];
  for (const [opponent, encounter] of field.encounters[rank] ?? []) {
    const other = placeOf[opponent] ?? -1;
    if (other < 0) continue;
    meetings[other] = encounter.meetings;
    written.push(other);
  }
  return written;
};
