import type { EntryId } from "@losfee/core";
import type { VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import { entriesTexts } from "../entries/texts.ts";
import type { TablesEntryRow } from "./model.ts";
import { tablesEntriesTexts } from "./texts.ts";

interface EntryTableProps {
  readonly rows: readonly TablesEntryRow[];
  readonly chosen: EntryId | null;
  readonly begun: boolean;
  readonly page: PageFrame;
  readonly onChoose: (index: number) => void;
  readonly onToggle: (row: TablesEntryRow) => void;
}

/** The list of entries; the chosen line is what the keys act on. */
export const TablesEntryTable = (props: EntryTableProps): VNode => {
  const { rows, chosen, begun, page, onChoose, onToggle } = props;
  const t = entriesTexts[page.language];
  const own = tablesEntriesTexts[page.language];
  return (
    <table class="wide entry-table">
      <thead>
        <tr>
          <th scope="col">{t.here}</th>
          <th scope="col">{t.name}</th>
          <th scope="col" class="number">
            <abbr title={t.rating}>{t.ratingShort}</abbr>
          </th>
          <th scope="col" class="club">
            {t.club}
          </th>
          <th scope="col">{t.state}</th>
          <th scope="col" class="number entry-number">
            {t.number}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={row.id}
            class={`${row.id === chosen ? "selected" : ""} ${row.withdrawn === null ? "" : "withdrawn"}`}
            onClick={() => onChoose(index)}
          >
            <td>
              <input
                type="checkbox"
                checked={row.checkedIn}
                aria-label={`${t.here}: ${row.name}`}
                onChange={() => onToggle(row)}
              />
            </td>
            <th scope="row">{row.name}</th>
            <td class="number">{row.rating === 0 ? "–" : row.rating}</td>
            <td class="club">{row.club}</td>
            <td>
              {row.withdrawn !== null
                ? own.withdrawn(row.withdrawn)
                : begun && !row.seated
                  ? own.unseated
                  : ""}
            </td>
            <td class="number entry-number">{row.id}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
