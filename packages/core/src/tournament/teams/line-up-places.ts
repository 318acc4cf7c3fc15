import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";

/** Problem of typed places. */
export type PlacesFault =
  /** Neither a place, nor a range, nor a dash. */
  | { readonly code: "not-a-place"; readonly text: string }
  | { readonly code: "no-such-place"; readonly place: number; readonly players: number };

const RANGE = /^(\d{1,3})[-–](\d{1,3})$/;

/**
 * Reads players by their places in the squad's list, board by board: `1 2 3 5 6 8`, ranges as `1-4
 * 6-9`, and a dash (`-`) for a board that stays empty. O(length).
 */
export const parsePlaces = (
  text: string,
  squad: readonly { readonly id: EntryId }[],
): Result<readonly (EntryId | null)[], PlacesFault> => {
  const players: (EntryId | null)[] = [];
  for (const word of text.split(/[\s,;]+/).filter((one) => one !== "")) {
    if (/^[-–]$/.test(word)) {
      players.push(null);
      continue;
    }
    const [, from = word, to = from] = RANGE.exec(word) ?? [];
    if (!/^\d{1,3}$/.test(from) || Number(to) < Number(from)) {
      return err({ code: "not-a-place", text: word });
    }
    for (let place = Number(from); place <= Number(to); place++) {
      const member = squad[place - 1];
      if (member === undefined) {
        return err({ code: "no-such-place", place, players: squad.length });
      }
      players.push(member.id);
    }
  }
  return ok(players);
};

/** Writes players as places; one who left the squad is a dash. */
export const placesText = (
  players: readonly (EntryId | null)[],
  squad: readonly { readonly id: EntryId }[],
): string =>
  players
    .map((player) => {
      const place = squad.findIndex(({ id }) => id === player) + 1;
      return place === 0 ? "-" : `${place}`;
    })
    .join(" ");
