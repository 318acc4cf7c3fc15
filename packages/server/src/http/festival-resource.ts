import type { ShownFestival } from "@losfee/contract/api";
import type { AppContext } from "./context.ts";

/** A festival and its public competitions without rehearsals; null if there is none. */
export const shownFestival = async (
  {
    competitions,
    organisations: { organisations },
  }: Pick<AppContext, "competitions" | "organisations">,
  id: string,
): Promise<ShownFestival | null> => {
  const festival = await organisations.festival(id);
  const organiser = festival && (await organisations.find(festival.organisation));
  if (festival === null || organiser === null) return null;
  const placements = await organisations.placements();
  const list = await competitions.list();
  return {
    ...festival,
    organiser: { id: organiser.id, name: organiser.name },
    competitions: list.competitions.filter(
      (one) => one.rehearsal === undefined && placements.get(one.id)?.festival === id,
    ),
  };
};
