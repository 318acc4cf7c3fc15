import type {
  DutchPlayer,
  DutchRecord,
  DutchTournament,
} from "../../src/pairing/fide-dutch/tournament.ts";

const POINTS: Readonly<Record<string, number>> = { "1": 1, "=": 0.5, "0": 0, "+": 1, "-": 0 };

/** A record in text: `w5=` white against 5, drawn; `b5+` forfeit won; `U`, `H`, `F`, `Z` byes. */
const recordOf = (text: string): DutchRecord => {
  const bye = { U: 1, F: 1, H: 0.5, Z: 0 }[text];
  const none = { opponent: 0, played: false, colour: null, pairingAllocatedBye: text === "U" };
  if (bye !== undefined) return { ...none, points: bye };
  const result = text.at(-1)!;
  const played = !"+-".includes(result);
  return {
    opponent: Number(text.slice(1, -1)),
    played,
    colour: played ? (text.startsWith("w") ? "white" : "black") : null,
    points: POINTS[result]!,
    pairingAllocatedBye: false,
  };
};

/** A player with a history in text, rounds separated by spaces. */
export const player = (
  number: number,
  history = "",
  more: Partial<DutchPlayer> = {},
): DutchPlayer => ({
  number,
  available: true,
  history: history.split(" ").filter(Boolean).map(recordOf),
  addedPoints: [],
  ...more,
});

/** A tournament in which players 1, 2 … have these histories; the next round is to be paired. */
export const tournamentOf = (
  histories: readonly string[],
  more: Partial<DutchTournament> = {},
): DutchTournament => {
  const players = histories.map((history, index) => player(index + 1, history));
  const round = 1 + Math.max(0, ...players.map(({ history }) => history.length));
  return {
    round,
    rounds: round + 3,
    points: { win: 1, draw: 0.5, loss: 0 },
    initialColour: "white",
    players,
    forbidden: [],
    ...more,
  };
};
