import { lotsFrom } from "../../lots/lots.ts";
import { type Breach, isSameBreach } from "../../pairing/breach.ts";
import { parseOptions } from "../../pairing/options.ts";
import { findSystem } from "../../pairing/registry.ts";
import type { RoundInput } from "../../pairing/system.ts";
import type { BoardRound, DraftedPairs, RecordedBreach } from "../round.ts";
import { placedStages } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import { pairingInput } from "./pair-round.ts";

/** A round with its actual or possible pairs. */
type RoundToJudge = Pick<BoardRound, "number" | "stage" | "request"> & DraftedPairs;

/**
 * Returns every absolute rule that the pairs and byes of a round break under the results in
 * `state`: those of the system it was drafted by, and if that is not its stage's, also the stage's
 * rulebook rules, which no setting switches off. O(n · rounds).
 */
export const breachesOf = (state: TournamentState, round: RoundToJudge): readonly Breach[] => {
  const placed = placedStages(state.settings)[round.stage];
  if (placed === undefined) return [];
  const { number, request, games, unplayed, unpaired } = round;
  const byes = unplayed.filter(({ reason }) => reason === "bye");
  const everybody = [
    ...games.flatMap(({ seats }) => seats),
    ...byes.map(({ entry }) => entry),
    ...unpaired,
  ];
  const input: RoundInput = {
    ...pairingInput(state, number, placed, request, lotsFrom(state.seed)),
    available: everybody,
    field: everybody,
  };
  const made = {
    games: games.map(({ seats, notes, start }) => ({
      players: seats,
      notes,
      startAssigned: start.code !== "players-draw",
    })),
    byes,
  };
  const by = (id: string, options: Readonly<Record<string, unknown>>): readonly Breach[] => {
    const system = findSystem(id);
    const parsed = system && parseOptions(system.options, options);
    return parsed?.ok ? (system?.breaches(input, parsed.value, made) ?? []) : [];
  };
  const own = by(request.system, request.options);
  if (request.system === placed.stage.system) return own;
  const written = by(placed.stage.system, placed.stage.options).filter(
    (breach) => breach.articles.length > 0 && !own.some((one) => isSameBreach(one, breach)),
  );
  return [...own, ...written];
};

/** Returns those of `breaches` not yet recorded in a round. */
export const notYetRecorded = (
  round: Pick<BoardRound, "breaches">,
  breaches: readonly Breach[],
): readonly Breach[] =>
  breaches.filter((breach) => !round.breaches.some((known) => isSameBreach(known.breach, breach)));

/** Returns those of `breaches` not answered yet, recorded or not. */
export const notAnswered = (
  round: Pick<BoardRound, "breaches">,
  breaches: readonly Breach[],
): readonly Breach[] => notYetRecorded({ breaches: round.breaches.filter(isAnswered) }, breaches);

const isAnswered = ({ reason }: RecordedBreach): boolean => reason !== "";
