import type { PersonalPlace } from "../chain/personal.ts";
import type { EventDetails } from "./event-details.ts";

/** The arbiters of an event: they are not entries, so no erasure of an entry concerns them. */
export const ARBITERS: PersonalPlace<{ readonly details?: EventDetails }> = {
  at: "details",
  fields: ["chiefArbiter", "deputyArbiters"] satisfies (keyof EventDetails)[],
  of: [],
  remains: () => ({}),
};
