import {
  displayNames,
  type EntryId,
  foldTables,
  openGames,
  type RecordedTablesEvent,
  type TablesState,
} from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import { formatTime } from "../../../../language/numbers.ts";
import { stageLabel } from "../../../../messages/tables-labels.ts";
import { tablesSettingLabel } from "../../../../messages/tables-settings-labels.ts";
import { actorName } from "../../../../parts/console/actor-name.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import type { JournalLine, JournalModel } from "../../../tournament/console/journal/model.ts";
import { type SheetRules, sheetRules, sheetsOf, type TableSheet } from "../../parts/sheet.ts";
import { finalLines, type TablesLine } from "../../public/standings/lines.ts";
import { describeTablesEvent } from "./describe-event.ts";

/** How things stood after an event. */
export interface TablesSnapshot {
  readonly seq: number;
  readonly closed: boolean;
  readonly entries: number;
  readonly places: readonly TablesLine[];
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

/** How many events a page shows. */
const PAGE = 150;

/**
 * The journal. `?q=` keeps events that contain a text, `?before=` gives older ones, `?after=` those
 * since a number in the order they happened; `?seq=` adds how things stood then.
 */
export const buildTablesJournal = ({
  state,
  query,
  language,
  events = [],
}: PageRequest<"tables">): TablesJournalModel | null => {
  if (state === null) return null;
  const search = (query["q"] ?? "").trim();
  const [after, before] = [numberIn(query["after"]), numberIn(query["before"])];
  const say = liner(events, state, language);
  const kept = events
    .filter(({ seq }) => (after === null || seq > after) && (before === null || seq < before))
    .map(say)
    .filter(({ text, actor }) => `${text} ${actor}`.toLowerCase().includes(search.toLowerCase()));
  const lines = after === null ? kept.slice(-PAGE).reverse() : kept.slice(0, PAGE);
  const oldest = lines.at(-1)?.seq ?? 0;
  return {
    lines,
    total: events.length,
    before: after === null && kept.length > PAGE ? oldest : null,
    search,
    snapshot: snapshotAt(events, numberIn(query["seq"]), language),
  };
};

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

/** Events to lines. Who was removed is still called by name. */
const liner = (
  events: readonly RecordedTablesEvent[],
  state: TablesState,
  language: Language,
): ((event: RecordedTablesEvent) => JournalLine) => {
  const names = new Map<EntryId, string>();
  const changes = new Map<number, string>();
  let settings: object = {};
  for (const event of events) {
    if (event.type === "entries-added") {
      for (const { id, name } of event.data.entries) names.set(id, name);
    }
    if (event.type === "settings-changed") {
      changes.set(event.seq, changed(settings, event.data.settings, language));
    }
    if ("settings" in event.data) settings = event.data.settings;
  }
  const name = (entry: EntryId): string =>
    displayNames(state).get(entry) ?? names.get(entry) ?? `#${entry}`;
  return (event) => {
    const what = changes.get(event.seq) ?? "";
    return {
      seq: event.seq,
      text: describeTablesEvent(event, language, name) + (what === "" ? "" : `: ${what}`),
      actor: actorName(event.actor, language, state),
      time: formatTime(event.recordedAt, language),
    };
  };
};

/** Which settings an event changed against those before, by name. */
const changed = (before: object, after: object, language: Language): string =>
  Object.entries(after)
    .filter(([key, value]) => {
      const was = (before as Readonly<Record<string, unknown>>)[key];
      return JSON.stringify(was) !== JSON.stringify(value);
    })
    .map(([key]) => tablesSettingLabel(key, language))
    .join(", ");

const snapshotAt = (
  events: readonly RecordedTablesEvent[],
  seq: number | null,
  language: Language,
): TablesSnapshot | null => {
  if (seq === null) return null;
  const then = foldTables(events.filter((event) => event.seq <= seq));
  if (then === null) return null;
  const last = then.stages.at(-1);
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
