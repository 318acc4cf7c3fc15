import { describe, expect, it } from "vitest";
import { checkClub } from "./replay.ts";

describe("A simulated club with late, false and contradictory mail and outages", () => {
  it.each([11, 12])(
    "is sound after every event and the same in every order (seed %i)",
    (seed) => {
      const { club, faults, early, mailed, differing } = checkClub(
        { players: 30, days: 365, seed },
        3,
      );
      expect(faults).toEqual([]);
      expect(differing).toEqual([]);
      // No deadline lapses before its letter has left plus its days, whenever letters leave.
      expect(early).toEqual([]);
      expect(mailed).toBeGreaterThan(20);
      // The test is only worth something if much happens in it.
      for (const type of [
        "challenge-sent",
        "result-reported",
        "deadline-passed",
        "player-retired",
      ]) {
        expect(club.counts[type] ?? 0, type).toBeGreaterThan(0);
      }
      expect(club.journal.length).toBeGreaterThan(300);
    },
    120_000,
  );
});
