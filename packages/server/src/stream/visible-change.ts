import type { RecordedTournamentEvent, TournamentEventType } from "@losfee/core";
import type { Role } from "@losfee/web";

/** What a live client learns of an event: that something changed, and where to look. */
interface Change {
  readonly seq: number;
  readonly type: TournamentEventType;
  readonly round?: number;
}

/** Events that change nothing that the public sees: drafts, and what is done behind the table. */
const HIDDEN: ReadonlySet<TournamentEventType> = new Set<TournamentEventType>([
  "entry-checked-in",
  "round-drafted",
  "draft-adjusted",
  "draft-discarded",
  "result-entered-again",
]);

/** The change as somebody of this role learns it; null where they see no difference. */
export const changeFor = (event: RecordedTournamentEvent, role: Role): Change | null => {
  const { seq, type, data } = event;
  if (role !== "director" && HIDDEN.has(type)) {
    // Helpers see which results still have to be entered a second time.
    if (role === "public" || type !== "result-entered-again") return null;
  }
  return "round" in data ? { seq, type, round: data.round } : { seq, type };
};
