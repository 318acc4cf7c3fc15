import type { EntryId } from "../../base/entry-id.ts";
import { type CommittedDraw, type CompetitionSeeds, seedWithHash } from "../../lots/commitments.ts";
import { type Draw, drawOrder } from "../../lots/lots.ts";
import type { StageMember } from "../seating.ts";
import type { TournamentState } from "../state.ts";
import type { TablesStage } from "./tables-stage.ts";

/** Name of a stage's tie-break draw. */
export const tieDraw = (stage: number): string => `stage/${stage}/ties`;

/** Returns the tie-break draw of a stage: it stays valid, also after a reopening. */
export const tiesOf = (
  seeds: CompetitionSeeds,
  { stage, members, tiesFrom }: Pick<TablesStage, "stage" | "members" | "tiesFrom">,
): CommittedDraw => {
  const name = tieDraw(stage);
  const { seed } = seedWithHash(seeds, tiesFrom);
  const players = members.map(({ entry }) => entry);
  return { name, order: drawOrder(seed, name, players), seedHash: tiesFrom };
};

/** Returns the seed of each draw recorded with a stage. */
export const committedDraws = (
  { seatings, seedHash }: Pick<TournamentState, "seatings" | "seedHash">,
  draws: readonly Draw[],
): readonly CommittedDraw[] => {
  const ties = new Map(
    [...seatings].map(([index, { tiesFrom }]) => [tieDraw(index + 1), tiesFrom]),
  );
  return draws.map((draw) => ({ ...draw, seedHash: ties.get(draw.name) ?? seedHash }));
};

/** The lots of a stage's members: the name of their draw, and the place of each in it. */
export interface StageLots {
  readonly draw: string;
  readonly places: ReadonlyMap<EntryId, number>;
}

const lotsByMembers = new WeakMap<readonly StageMember[], StageLots & { readonly seed: string }>();

/** Returns the lots of a stage's members, cached while they stay the same. */
export const stageLots = (state: TournamentState, stage: TablesStage): StageLots => {
  const { members, tiesFrom: seed } = stage;
  const known = lotsByMembers.get(members);
  const draw = tieDraw(stage.stage);
  if (known?.seed === seed && known.draw === draw) return known;
  const { order } = tiesOf(state, stage);
  const places = new Map(order.map((entry, index) => [entry, index + 1]));
  const lots = { seed, draw, places };
  lotsByMembers.set(members, lots);
  return lots;
};
