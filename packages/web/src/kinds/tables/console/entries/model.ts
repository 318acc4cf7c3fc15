import { activeEntries, type TablesEntry, type TablesState } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import type { FormDetails } from "../../../tournament/console/entries/detail-fields.tsx";

/** A line of the list of entries. */
export interface TablesEntryRow
  extends Pick<TablesEntry, "id" | "name" | "rating" | "club" | "nation" | "class" | "checkedIn"> {
  /** Why the player is no longer there; null while taking part. */
  readonly withdrawn: string | null;
  /** In a stage already: can be withdrawn, no longer removed. */
  readonly seated: boolean;
  /** Nothing is known of the person any more. */
  readonly erased: boolean;
  readonly details: FormDetails;
}

/** All entries, by name. */
export interface TablesEntriesModel {
  readonly rows: readonly TablesEntryRow[];
  readonly present: number;
  readonly playing: number;
  /** Whether a stage was drawn: newcomers then have no seat yet. */
  readonly begun: boolean;
  readonly closed: boolean;
}

/** All entries, by name. */
export const buildTablesEntries = ({
  state,
  language,
}: PageRequest<"tables">): TablesEntriesModel | null => {
  if (state === null) return null;
  const collator = new Intl.Collator(language);
  const rows = [...state.entries.values()]
    .map((entry) => rowOf(state, entry))
    .sort((a, b) => collator.compare(a.name, b.name));
  return {
    rows,
    present: rows.filter(({ checkedIn, withdrawn }) => checkedIn && withdrawn === null).length,
    playing: activeEntries(state).length,
    begun: state.stages.length > 0,
    closed: state.status === "closed",
  };
};

const rowOf = (state: TablesState, entry: TablesEntry): TablesEntryRow => {
  const { id, name, rating, club, nation, checkedIn, withdrawn } = entry;
  const { title = "", fideId = "", birth = "", sex = "" } = entry;
  return {
    id,
    name,
    rating,
    club,
    nation,
    class: entry.class,
    checkedIn,
    withdrawn,
    seated: state.stages.some(({ members }) => members.some((member) => member.entry === id)),
    erased: entry.erased !== undefined,
    details: { name, rating, club, nation, class: entry.class, title, fideId, birth, sex },
  };
};
