import { journalGroupOf, type Language, type Trace } from "@losfee/contract";
import type { JournalLineResource } from "@losfee/contract/api";
import type { CompetitionState, RecordedCompetitionEvent } from "@losfee/core";
import { journalExport } from "@losfee/web";

/**
 * Returns actors and acts in words, filtered like the journal's page, in chronological order.
 * Linear in the journal.
 */
export const journalRows = (journal: {
  readonly state: CompetitionState;
  readonly events: readonly RecordedCompetitionEvent[];
  readonly traces: ReadonlyMap<number, Trace>;
  /** Names of people with an account, by id. */
  readonly people?: ReadonlyMap<string, string>;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
}): readonly JournalLineResource[] => {
  const events = new Map(journal.events.map((event) => [event.seq, event]));
  return journalExport(journal).flatMap(({ seq, text, actor: who, link, device }) => {
    const event = events.get(seq);
    if (event === undefined) return [];
    const { type, actor, recordedAt, effectiveAt } = event;
    return [
      {
        ...{ seq, type, group: journalGroupOf(type), recordedAt, effectiveAt },
        ...{ actor, who, link, device, person: journal.traces.get(seq)?.person ?? null, text },
      },
    ];
  });
};
