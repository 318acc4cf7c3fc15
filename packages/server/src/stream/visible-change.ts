import { may, type Viewer } from "@losfee/contract";
import type { CompetitionKind, RecordedCompetitionEvent } from "@losfee/core";
import { kindAdapter } from "../kinds/registry.ts";

/** Notification of an event to live clients: something changed, and where. */
interface Change {
  readonly seq: number;
  readonly type: RecordedCompetitionEvent["type"];
  readonly round?: number;
  /** For a table tournament. */
  readonly stage?: number;
}

/** Recipient of notifications. */
export type Audience = Pick<Viewer, "role" | "also" | "label">;

/** The change for a recipient; null if invisible to them. Their own acts are always visible. */
export const changeFor = (
  kind: CompetitionKind,
  event: RecordedCompetitionEvent,
  viewer: Audience,
): Change | null => {
  const isOwn = viewer.label !== "" && viewer.label === event.actor;
  if (!isOwn && !may(viewer, "director") && kindAdapter(kind).hides(event, viewer)) return null;
  const { seq, type, data } = event;
  if ("round" in data) return { seq, type, round: data.round };
  return "stage" in data ? { seq, type, stage: data.stage } : { seq, type };
};
