import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { newSwiss } from "../new-swiss/new-swiss.ts";
import { defaultOptions } from "../options.ts";
import { pairRest } from "../pair-rest.ts";
import type { PairingRefusal, PairingSystem, RoundInput, RoundPairing } from "../system.ts";
import { finalOutcome } from "./outcome.ts";

/**
 * The final: two players meet in every round of the stage; the number of rounds is the number of
 * games (two, or the best of three), see {@link finalOutcome}. The stage's participants determine
 * the players: ranks 1 and 2 of the standings before the stage. Starts alternate: the other player
 * goes first in the second game (fourth …); the first and third go by balance, else by lot, as in
 * every other round.
 */
export const final: PairingSystem = {
  id: "final",
  options: {},
  plannedAhead: false,
  // The two meet in every game, and there are no others.
  breaches: () => [],
  pair: (input) => {
    const lastRound = input.stage.firstRound + input.stage.rounds - 1;
    if (input.round < input.stage.firstRound || input.round > lastRound) {
      return err({ code: "round-outside-stage", round: input.round, lastRound });
    }
    const [one, two] = input.available;
    if (one === undefined || two === undefined) {
      return pairRest(input, input.available, defaultOptions(newSwiss.options));
    }
    if (input.available.length > 2) {
      return err({ code: "too-many-players", players: input.available.length, allowed: 2 });
    }
    return pairFinalists(input, [one, two]);
  },
};

const pairFinalists = (
  input: RoundInput,
  players: readonly [EntryId, EntryId],
): Result<RoundPairing, PairingRefusal> => {
  const { round, stage, cards, forbidden } = input;
  if (forbidden.some((pair) => players.every((player) => pair.includes(player)))) {
    return err({ code: "no-pairing", forbidden: forbidden.length });
  }
  const before = cards.map((card) => ({ ...card, lines: card.lines.slice(0, round - 1) }));
  const { winner } = finalOutcome(before, players, stage.firstRound, stage.rounds);
  if (winner !== null) return err({ code: "final-decided", winner });
  const game = round - stage.firstRound + 1;
  const starter = game % 2 === 0 ? repliedBefore(input, players) : null;
  const [first] = players;
  return ok({
    games: [
      {
        players: starter === null || starter === first ? players : [players[1], first],
        notes: [
          { code: "final-game", game, of: stage.rounds },
          ...(starter === null
            ? []
            : [{ code: "final-starts-alternate" as const, entry: starter }]),
        ],
      },
    ],
    byes: [],
    notes: [],
    startsAssigned: starter !== null,
  });
};

/** The player who went second in the previous game; null if unknown or not played. */
const repliedBefore = (
  { cards, round }: RoundInput,
  players: readonly [EntryId, EntryId],
): EntryId | null =>
  players.find((player) => {
    const line = cards.find(({ entry }) => entry === player)?.lines[round - 2];
    return line !== undefined && line.kind !== "unplayed" && line.start === "second";
  }) ?? null;
