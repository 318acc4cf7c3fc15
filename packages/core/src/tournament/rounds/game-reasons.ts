import type { PairingNote } from "../../pairing/notes.ts";
import type { DraftedGame } from "../round.ts";

/**
 * Returns the reasons of a game as its seats are now: after an exchange by hand, or a game played
 * with colours reversed, the reason of the rules for the colours is marked as overruled. The state
 * keeps the reasons as paired.
 */
export const reasonsOf = ({
  seats,
  notes,
  start,
}: Pick<DraftedGame, "seats" | "notes" | "start">): Pick<DraftedGame, "notes" | "start"> => {
  const isOverruled = (note: PairingNote): boolean => "white" in note && note.white !== seats[0];
  if (!notes.some(isOverruled)) return { notes, start };
  return {
    notes: notes.map((note) =>
      "white" in note && isOverruled(note) ? { ...note, overruled: true } : note,
    ),
    start: start.code === "by-system" ? { code: "by-hand" } : start,
  };
};
