/** Reasons of the New Swiss system. Ranks are in the standings after the based-on round. */
export type NewSwissNote =
  /** Paired within the flight `part` of players ranked `from` … `to`. */
  | {
      readonly code: "new-swiss-flight";
      readonly part: "top" | "middle" | "bottom" | "all";
      readonly wins: readonly [number, number];
      readonly from: number;
      readonly to: number;
    }
  /** Ranks of the two within the flight, and the intended distance (half the flight). */
  | {
      readonly code: "new-swiss-distance";
      readonly ranks: readonly [number, number];
      readonly aim: number;
    };
