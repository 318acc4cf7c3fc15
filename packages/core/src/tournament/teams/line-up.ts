import type { EntryId } from "../../base/entry-id.ts";
import type { LineUpRule, LineUpRules, Sanction } from "../settings/team-rules.ts";
import { type Eligibility, isLent, type Member } from "./squad.ts";

/** The players of a match, board 1 first; null: none. */
export type LineUpPlayers = readonly (EntryId | null)[];

/** A line-up from a captain or the director. */
export interface LineUp {
  readonly players: LineUpPlayers;
  readonly actor: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly seq: number;
  /** Reason for breaking a rule; empty if none is broken. */
  readonly reason: string;
  /** Before, only the own side and directors see it. */
  readonly isPublished: boolean;
  /** True if it comes from a table, not from a captain or the director (Scheveningen). */
  readonly byTable: boolean;
}

/** By round, then by team. */
export type LineUps = ReadonlyMap<number, ReadonlyMap<EntryId, LineUp>>;

/** Returns the line-up of a team for a round; undefined if there is none. */
export const lineUpOf = (lineUps: LineUps, round: number, team: EntryId): LineUp | undefined =>
  lineUps.get(round)?.get(team);

/** True if nobody is lined up: no reason makes that a line-up. */
export const isEmptyLineUp = (players: LineUpPlayers): boolean =>
  players.every((player) => player === null);

/** A rule that a line-up breaks, with the board and the sanction. */
export interface LineUpFault {
  readonly rule: LineUpRule;
  /** From 1. */
  readonly board: number;
  /** The player there; null: none. */
  readonly player: EntryId | null;
  readonly sanction: Sanction;
}

/**
 * Returns the rules that a line-up breaks, board by board. `squad` is in the order of its list;
 * others break no rule here, as they are refused before. `sameDay` are players who are already in
 * another match of the day. O(boards · squad).
 */
export const lineUpFaults = (
  players: LineUpPlayers,
  squad: readonly (Pick<Member, "id"> & Eligibility)[],
  rules: LineUpRules,
  round: number,
  sameDay: readonly EntryId[] = [],
): readonly LineUpFault[] => {
  const places = new Map(squad.map(({ id }, index) => [id, index + 1]));
  const members = new Map<EntryId, Eligibility>(squad.map((member) => [member.id, member]));
  const faults: LineUpFault[] = [];
  const add = (rule: LineUpRule, board: number, player: EntryId | null): void => {
    faults.push({ rule, board, player, sanction: rules.sanctions[rule] ?? "none" });
  };
  const last = players.findLastIndex((player) => player !== null) + 1;
  let latest = 0;
  for (const [index, player] of players.entries()) {
    const board = index + 1;
    if (player === null) {
      if (rules.emptyBoards === "last" && board < last) add("empty-board", board, null);
      continue;
    }
    const place = places.get(player) ?? 0;
    if (breaksOrder(rules, place, latest, board, players.length)) add("order", board, player);
    latest = Math.max(latest, place);
    const { fromRound = 1, suspended = [], matchesAbove = 0, loan } = members.get(player) ?? {};
    if (round < fromRound) add("registered", board, player);
    if (suspended.includes(round)) add("suspended", board, player);
    if (rules.boundAfter !== null && matchesAbove >= rules.boundAfter) add("bound", board, player);
    if (loan !== undefined && !isLent(loan, round)) add("loan", board, player);
    if (rules.oneMatchADay === true && sameDay.includes(player)) add("same-day", board, player);
  }
  return faults;
};

/** `latest` is the last list place of those who play further up. */
const breaksOrder = (
  { order }: LineUpRules,
  place: number,
  latest: number,
  board: number,
  boards: number,
): boolean => {
  if (order === "list") return place < latest;
  return order === "fixed" && place <= boards && place !== board;
};

/** Returns the boards, from 1, that a team loses by the faults of its line-up. */
export const boardsLost = (faults: readonly LineUpFault[], boards: number): readonly number[] => {
  const lost = new Set<number>();
  for (const { board, sanction } of faults) {
    if (sanction === "none" || sanction === "penalty") continue;
    const [first, last] =
      sanction === "match" ? [1, boards] : [board, sanction === "board" ? board : boards];
    for (let at = first; at <= last; at++) lost.add(at);
  }
  return [...lost].sort((a, b) => a - b);
};
