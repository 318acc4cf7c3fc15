import { pointsOf } from "../../ranking/point-system.ts";
import type { Game } from "../round.ts";
import { pointSystemOf } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import type { BothScores } from "../teams/match-points.ts";
import { cardsOf } from "./cards.ts";

/** Returns the match points of both teams, by seats; null while the match does not count. */
export const pointsOfMatch = (
  state: TournamentState,
  round: number,
  { seats }: Pick<Game, "seats">,
): BothScores | null => {
  const system = pointSystemOf(state.settings);
  const [one, other] = seats.map((team) => {
    const line = cardsOf(state).find(({ entry }) => entry === team)?.lines[round - 1];
    return line === undefined || line.kind === "pending" ? null : pointsOf(line, system);
  });
  return one == null || other == null ? null : [one, other];
};
