import type { CompetitionKind } from "@losfee/core";
import { detailsOf } from "@losfee/server/resources";
import type { Competition } from "./competition.ts";

/** Returns the competition's resource as in the API: details, settings, progress. */
export const competitionResource = async ({
  id,
  service,
  state,
}: Pick<Competition<CompetitionKind>, "id" | "service" | "state">) =>
  detailsOf(state(), (await service.stateAndBreak(id))?.broken ?? null, "director");
