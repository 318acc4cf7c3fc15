import { may, type Viewer } from "@losfee/contract";
import type { CompetitionKind, RecordedCompetitionEvent } from "@losfee/core";
import { kindAdapter } from "../kinds/registry.ts";

/** What a live client learns of an event: that something changed, and where to look. */
interface Change {
  readonly seq: number;
  readonly type: RecordedCompetitionEvent["type"];
  readonly round?: number;
  /** Of a table tournament. */
  readonly stage?: number;
}

/** Who learns of changes. */
export type Audience = Pick<Viewer, "role" | "also" | "label">;

/** The change as somebody learns it; null where they see no difference. Their own acts are never hidden. */
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
