import { labelled } from "@losfee/contract";
import { journalTexts } from "@losfee/messages/parts-console";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { VNode } from "preact";
import { JournalPage, Snapshot } from "../../../../parts/console/journal-page.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { TableCards } from "../../parts/tables/table-cards.tsx";
import type { JournalModel } from "./page.ts";
import type { BoardsSnapshot } from "./snapshot-of-boards.ts";
import type { TablesSnapshot } from "./snapshot-of-tables.ts";

/** The journal with author, time and reason, and the state after each event. */
export const JournalView = ({ model }: PageProps<JournalModel>): VNode => {
  const language = useLanguage();
  const { snapshot } = model;
  return (
    <JournalPage model={model}>
      {snapshot !== null && (
        <Snapshot seq={snapshot.seq}>
          <p>
            {snapshot.at === "boards"
              ? journalTexts[language].facts({
                  entries: snapshot.entries,
                  rounds: snapshot.rounds,
                })
              : tableTexts[language].players({ count: snapshot.entries })}
            {snapshot.closed && <> · {journalTexts[language].closed}</>}
          </p>
          {snapshot.at === "boards" ? (
            <Boards snapshot={snapshot} />
          ) : (
            <Tables snapshot={snapshot} />
          )}
        </Snapshot>
      )}
    </JournalPage>
  );
};

interface SnapshotProps<Row> {
  readonly snapshot: Row;
}

const Boards = ({ snapshot: { standings, last } }: SnapshotProps<BoardsSnapshot>): VNode => {
  const language = useLanguage();
  const t = journalTexts[language];
  return (
    <div class="grid">
      <details open>
        <summary>{t.standings}</summary>
        <ol class="plain">
          {standings.map(({ rank, name, tally }) => (
            <li key={name}>
              {rank}. {name} <span class="note">{tally}</span>
            </li>
          ))}
        </ol>
      </details>
      {last !== null && (
        <details open>
          <summary>
            {t.round({ round: last.round })} ({t.status[last.status]}
            {last.missing > 0 && <>, {t.missing({ count: last.missing })}</>})
          </summary>
          <ol class="plain">
            {last.games.map(({ board, names, result }) => (
              <li key={board}>
                {labelled(String(board), names.join(" – "), language)} <b>{result}</b>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
};

const Tables = ({ snapshot: { places, last } }: SnapshotProps<TablesSnapshot>): VNode => {
  const page = usePage();
  const t = journalTexts[page.language];
  return (
    <>
      {places.length > 0 && (
        <details open>
          <summary>{t.standings}</summary>
          <ol class="drawn">
            {places.map(({ entry, name, reached, values }) => (
              <li key={entry}>
                {name}{" "}
                <span class="note">
                  {reached} · {values.join(" ")}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {last !== null && (
        <details>
          <summary>
            {last.label} ({t.status[last.status]}
            {last.open > 0 && <>, {t.missing({ count: last.open })}</>})
          </summary>
          <TableCards sheets={last.sheets} rules={last.rules} competition={competitionIdOf(page)} />
        </details>
      )}
    </>
  );
};
