import { makeRounds } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { entriesTexts } from "@losfee/messages/tournament-console-entries";
import type { VNode } from "preact";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { squadsPath } from "../../../../shell/paths.ts";
import { entryWords, squadWord } from "../../parts/paste/entry-words.ts";
import type { EntriesModel, EntryRow } from "./page.ts";

interface EntryTableProps {
  readonly rows: readonly EntryRow[];
  readonly chosen: EntryId | null;
  readonly columns: EntriesModel["columns"];
  readonly ofTeams: boolean;
  /** True if nobody can be checked in any more. */
  readonly closed: boolean;
  readonly onChoose: (entry: EntryId) => void;
  readonly onToggle: (row: EntryRow) => void;
}

/** The list of entries; keys act on the selected line. */
export const EntryTable = ({
  rows,
  chosen,
  columns,
  ofTeams,
  closed,
  onChoose,
  onToggle,
}: EntryTableProps): VNode => {
  const page = usePage();
  const t = entryWords(page.language, ofTeams);
  return (
    <table class="wide entry-table">
      <thead>
        <tr>
          <th scope="col">{t.here}</th>
          <th scope="col">{t.name}</th>
          <th scope="col" class="number">
            <abbr title={t.rating}>{t.ratingShort}</abbr>
          </th>
          {ofTeams && (
            <th scope="col" class="number">
              {squadWord(page.language)}
            </th>
          )}
          {columns.map((column) => (
            <th key={column} scope="col" class="club">
              {t[column]}
            </th>
          ))}
          <th scope="col">{t.state}</th>
          <th scope="col" class="number entry-number">
            {t.number}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            class={[
              row.id === chosen ? "selected" : "",
              row.withdrawal === null ? "" : "withdrawn",
            ].join(" ")}
            onClick={() => onChoose(row.id)}
          >
            <td>
              <input
                type="checkbox"
                checked={row.checkedIn}
                disabled={closed}
                aria-label={`${t.here}: ${row.name}`}
                onChange={() => onToggle(row)}
              />
            </td>
            <th scope="row">
              {row.details.title !== "" && <span class="player-title">{row.details.title} </span>}
              {row.name}
            </th>
            <td class="number">{row.rating === 0 ? "–" : row.rating}</td>
            {row.squad !== null && (
              <td class="number">
                <a
                  href={squadsPath(competitionIdOf(page), row.id)}
                  aria-label={`${squadWord(page.language)}: ${row.name}, ${row.squad}`}
                >
                  {row.squad}
                </a>
              </td>
            )}
            {columns.map((column) => (
              <td key={column} class="club">
                {row[column]}
              </td>
            ))}
            <td>{stateOf(row, page)}</td>
            <td class="number entry-number">{row.number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const stateOf = (row: EntryRow, page: PageFrame): string => {
  const t = entriesTexts[page.language];
  const away = row.pauses.filter((round) => !row.halfPoints.includes(round));
  return [
    row.group ?? "",
    row.joinedRound > 1 ? t.late({ round: row.joinedRound }) : "",
    away.length > 0 ? t.pauses({ rounds: makeRounds(away) }) : "",
    row.halfPoints.length > 0 ? t.halves({ rounds: makeRounds(row.halfPoints) }) : "",
    row.isUnseated ? t.unseated : "",
    row.withdrawal === null
      ? ""
      : t.withdrawn({
          round: row.withdrawal.fromRound,
          reason: row.withdrawal.reason,
          hasReason: row.withdrawal.reason !== "",
        }),
  ]
    .filter((part) => part !== "")
    .join(", ");
};
