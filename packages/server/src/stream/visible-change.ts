import { meets, type Role } from "@losfee/contract";
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

/** The change as somebody of this role learns it; null where they see no difference. */
export const changeFor = (
  kind: CompetitionKind,
  event: RecordedCompetitionEvent,
  role: Role,
): Change | null => {
  if (!meets(role, "director") && kindAdapter(kind).hides(event, role)) return null;
  const { seq, type, data } = event;
  if ("round" in data) return { seq, type, round: data.round };
  return "stage" in data ? { seq, type, stage: data.stage } : { seq, type };
};
