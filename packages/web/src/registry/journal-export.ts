import type { Language, Trace } from "@losfee/contract";
import {
  type CompetitionState,
  isJournalOf,
  isOfKind,
  type RecordedCompetitionEvent,
} from "@losfee/core";
import { ladderDescriberOf } from "../kinds/ladder/console/journal/page.ts";
import { describerOf } from "../kinds/tournament/console/journal/page.ts";
import { type JournalLine, matchingLines } from "../parts/console/journal.ts";
import type { PageQuery } from "../shell/page-query.ts";

/** A whole journal and the search in it. */
interface WholeJournal {
  readonly state: CompetitionState;
  readonly events: readonly RecordedCompetitionEvent[];
  readonly traces: ReadonlyMap<number, Trace>;
  readonly people?: ReadonlyMap<string, string>;
  /** As in the address of the journal's page. */
  readonly query: PageQuery;
  readonly language: Language;
}

/** Returns all lines of a journal as its page shows them, in chronological order. */
export const journalExport = ({ state, events, ...told }: WholeJournal): readonly JournalLine[] => {
  const { language } = told;
  if (isOfKind("ladder", state)) {
    if (!isJournalOf("ladder", events)) return [];
    const describe = ladderDescriberOf(state, language);
    return matchingLines({ ...told, state, events, describe });
  }
  if (!isJournalOf("tournament", events)) return [];
  const describe = describerOf(events, state, language);
  return matchingLines({ ...told, state, events, describe });
};
