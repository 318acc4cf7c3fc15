import {
  type CompetitionState,
  isOfKind,
  seasonKey,
  seasonOf,
  type TournamentState,
} from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";

/**
 * The divisions of a season, the highest first, rehearsals left out: of the season that an address
 * names, else of the one that the competition is a division of.
 */
export const divisionsOf = async (
  competitions: Pick<CompetitionService, "list" | "state">,
  named: string | undefined,
  state: CompetitionState | null,
): Promise<readonly TournamentState[]> => {
  const own = state !== null && isOfKind("tournament", state) ? seasonOf(state) : null;
  const key = named === undefined ? own && seasonKey(own.name) : seasonKey(named);
  if (key === null) return [];
  const { competitions: all } = await competitions.list();
  const ids = all
    .filter(
      ({ season, rehearsal }) =>
        season !== undefined && rehearsal === undefined && seasonKey(season.name) === key,
    )
    .map(({ id }) => id);
  const found = await Promise.all(ids.map((id) => competitions.state(id)));
  return found
    .filter((one) => one !== null)
    .filter((one) => isOfKind("tournament", one))
    .sort(byLevel);
};

const byLevel = (one: TournamentState, other: TournamentState): number => {
  const [a, b] = [seasonOf(one), seasonOf(other)];
  return (a?.level ?? 0) - (b?.level ?? 0) || (a?.division ?? "").localeCompare(b?.division ?? "");
};
