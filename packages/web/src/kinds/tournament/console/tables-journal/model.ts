import { type Language, stageLabel } from "@losfee/contract";
import { fold, openGames, type RecordedTournamentEvent, tablesStages } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import {
  type SheetRules,
  sheetRules,
  sheetsOf,
  type TableSheet,
} from "../../parts/tables/sheet.ts";
import { finalLines, type StageLine } from "../../public/standings/stage-lines.ts";
import { type JournalModel, journalLines, numberIn } from "../journal/model.ts";

/** How things stood after an event. */
export interface TablesSnapshot {
  readonly seq: number;
  readonly closed: boolean;
  readonly entries: number;
  readonly places: readonly StageLine[];
  /** The last stage of that time. */
  readonly last: {
    readonly label: string;
    readonly status: "draft" | "published";
    readonly open: number;
    readonly rules: SheetRules;
    readonly sheets: readonly TableSheet[];
  } | null;
}

/** The journal, with how things stood at an event that is asked for. */
export interface TablesJournalModel extends Omit<JournalModel, "snapshot"> {
  readonly snapshot: TablesSnapshot | null;
}

/** The journal, as that of games for two; `?seq=` adds how things stood at the tables then. */
export const buildTablesJournal = ({
  state,
  query,
  language,
  events = [],
}: PageRequest<"tables">): TablesJournalModel | null =>
  state === null
    ? null
    : {
        ...journalLines({ state, query, language, events }),
        snapshot: snapshotAt(events, numberIn(query["seq"]), language),
      };

const snapshotAt = (
  events: readonly RecordedTournamentEvent[],
  seq: number | null,
  language: Language,
): TablesSnapshot | null => {
  if (seq === null) return null;
  const then = fold(events.filter((event) => event.seq <= seq));
  if (then === null) return null;
  const last = tablesStages(then).at(-1);
  return {
    seq: then.seq,
    closed: then.status === "closed",
    entries: then.entries.size,
    places: finalLines(then, language),
    last:
      last === undefined
        ? null
        : {
            label: stageLabel(last.stage, then.settings, language),
            status: last.status,
            open: openGames(last).length,
            rules: sheetRules(then, last.stage),
            sheets: sheetsOf(then, last, language),
          },
  };
};
