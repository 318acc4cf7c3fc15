import type { ShownFestival } from "@losfee/contract/api";
import type { AppContext } from "./context.ts";

/** A festival with its competitions, but for rehearsals, as everybody sees it; null: there is none such. */
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
