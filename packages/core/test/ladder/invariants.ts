import type { Challenge } from "../../src/ladder/challenge.ts";
import { itemsOf } from "../../src/ladder/chronicle.ts";
import { highestReach, lowestChallenger } from "../../src/ladder/formula.ts";
import { shapeOf } from "../../src/ladder/seat.ts";
import type { LadderState } from "../../src/ladder/state.ts";

const HOLDS_SLOTS = ["pendingConfirmation", "pendingAcceptance", "running"];

/**
 * Returns the faults of any state: every player has exactly one seat and at most one game of a
 * kind, no challenge is outside the formula at its time (except those pinned by the director), and
 * no waiting player could challenge.
 */
export const faultsOf = (state: LadderState): readonly string[] => [
  ...seatFaults(state),
  ...slotFaults(state),
  ...formulaFaults(state),
  ...waitingFaults(state),
];

const seatFaults = ({ seats, players, entries }: LadderState): string[] => {
  const faults: string[] = [];
  for (const [seatNumber, player] of seats.entries()) {
    if (player !== null && players.get(player)?.seatNumber !== seatNumber) {
      faults.push(`${player} on ${seatNumber} is at ${players.get(player)?.seatNumber}`);
    }
  }
  for (const { id, seatNumber } of players.values()) {
    if (seatNumber !== null && seats[seatNumber] !== id)
      faults.push(`${id} is not on ${seatNumber}`);
    if (!entries.has(id)) faults.push(`${id} is not entered`);
  }
  if (seats.at(-1) === null) faults.push("the pyramid ends with a vacancy");
  return faults;
};

const slotFaults = ({ players, open }: LadderState): string[] => {
  const faults: string[] = [];
  for (const { id, seatNumber, outgoing, incoming } of players.values()) {
    for (const slot of [outgoing, incoming]) {
      if (slot === null) continue;
      const game = open.get(slot);
      if (seatNumber === null) faults.push(`${id} plays ${slot} outside the pyramid`);
      if (game === undefined || !HOLDS_SLOTS.includes(game.status)) {
        faults.push(`${id} holds ${slot}, which is ${game?.status}`);
      }
    }
  }
  for (const { id, challenger, defender, status } of open.values()) {
    if (!HOLDS_SLOTS.includes(status)) continue;
    if (players.get(challenger)?.outgoing !== id || players.get(defender)?.incoming !== id) {
      faults.push(`${id} does not hold the slots of its players`);
    }
  }
  return faults;
};

const formulaFaults = ({ open, overlays }: LadderState): string[] =>
  [...open.values()].flatMap((challenge) => {
    const { challengerSeat, defenderSeat, id, at, status, rejection } = challenge;
    const held = overlays.some(({ since, until }) => since <= at && at <= until);
    if (held || status === "rejected" || rejection !== null) return [];
    const [from, to] = [challengerSeat.level, defenderSeat.level];
    const within = highestReach(from) <= to && to < from && from <= lowestChallenger(to);
    return within ? [] : [`${id} from level ${from} to level ${to}`];
  });

const waitingFaults = (state: LadderState): string[] => {
  const { waiting, players, settings, seats, overlays, at } = state;
  const { levelAt } = shapeOf(settings.capacity);
  const faults: string[] = [];
  const waiters = waiting.map(({ player }) => player);
  if (new Set(waiters).size !== waiters.length) faults.push("somebody waits twice");
  const held = overlays.some(({ since, until }) => since <= at && at < until);
  for (const player of waiters) {
    const { seatNumber = null, outgoing = null } = players.get(player) ?? {};
    if (seatNumber === null || outgoing !== null)
      faults.push(`${player} waits and cannot challenge`);
    if (seatNumber === null || held) continue;
    const level = levelAt(seatNumber);
    for (const [target, occupant] of seats.entries()) {
      const above = levelAt(target);
      if (above < highestReach(level) || above >= level) continue;
      if (occupant === null || players.get(occupant)?.incoming === null) {
        faults.push(`${player} waits although seat ${target} is free`);
      }
    }
  }
  return faults;
};

/** Returns what two states from the same facts must share, however they are numbered. */
export const comparable = (state: LadderState): string => {
  const plain = (value: unknown): unknown => {
    if (value instanceof Map) {
      return [...value].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(plain);
    }
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, key === "seq" ? 0 : plain(entry)]),
    );
  };
  const { players, seats, open, waiting, entries, name, status, settings, at } = state;
  const archive: readonly Challenge[] = [...itemsOf(state.archive)];
  const history = [...itemsOf(state.history)];
  return JSON.stringify(
    plain({ players, seats, open, waiting, entries, name, status, settings, at, archive, history }),
  );
};
