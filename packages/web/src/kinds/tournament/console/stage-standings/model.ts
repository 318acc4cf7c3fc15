import { stageLabel } from "@losfee/contract";
import type { EntryId, Penalty } from "@losfee/core";
import type { NamedEntry } from "../../../../parts/console/named-entry.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { publishedStages, tablesName } from "../../parts/tables/stages.ts";
import { type StageStandings, stageStandings } from "../../public/standings/stage-model.ts";

type TableTarget = Exclude<Penalty["of"], "spread">;

/** Whether a penalty is one of a stage at tables. */
const isAtTables = (penalty: Penalty): penalty is Penalty & { readonly of: TableTarget } =>
  penalty.of !== "spread";

/** A penalty as the console lists it. */
export interface ListedPenalty extends Pick<Penalty, "id" | "points" | "reason"> {
  readonly of: TableTarget;
  readonly name: string;
  readonly label: string;
}

/** Standings with what only the director does to them. */
export interface DirectedStandingsModel {
  readonly standings: StageStandings;
  readonly penalties: readonly ListedPenalty[];
  /** A round of the stage that is shown; 0 where there is none. */
  readonly round: number;
  /** Members of the stage that is shown, who can be penalised in it. */
  readonly members: readonly NamedEntry[];
}

/** The standings of `?stage=N`, by default of the last, and penalties. */
export const buildDirectedStandings = (
  request: PageRequest<"tables">,
): DirectedStandingsModel | null => {
  const { state, language } = request;
  const standings = stageStandings(request);
  if (state === null || standings === null) return null;
  const named = (id: EntryId): NamedEntry => ({ id, name: tablesName(state, id) });
  const stage = publishedStages(state).find((one) => one.stage === standings.stage);
  return {
    standings,
    penalties: state.penalties
      .filter(isAtTables)
      .map(({ id, of, points, reason, entry, round }) => ({
        id,
        of,
        points,
        reason,
        name: tablesName(state, entry),
        label: stageLabel((state.rounds[round - 1]?.stage ?? 0) + 1, state.settings, language),
      })),
    round: stage?.games[0]?.round ?? 0,
    members: (stage?.members ?? []).map(({ entry }) => named(entry)),
  };
};
