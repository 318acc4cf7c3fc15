import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";

/** What is wrong with places as typed. */
export type PlacesFault =
  /** Neither a place, nor a range of them, nor a stroke. */
  | { readonly code: "not-a-place"; readonly text: string }
  | { readonly code: "no-such-place"; readonly place: number; readonly players: number };

const RANGE = /^(\d{1,3})[-–](\d{1,3})$/;

/**
 * Reads who plays by their places in the squad's list, board by board: `1 2 3 5 6 8`, ranges as `1-4 6-9`,
 * and a stroke (`-`) for a board that stays empty. O(length).
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

/** The same the other way round; whoever has left the squad is a stroke. */
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
