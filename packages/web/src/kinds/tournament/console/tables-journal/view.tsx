import type { VNode } from "preact";
import { journalTexts } from "../../../../parts/console/journal-texts.ts";
import { type PageFrame, withQuery } from "../../../../shell/page.ts";
import { SheetTable } from "../../parts/tables/sheet-table.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import { JournalView } from "../journal/view.tsx";
import type { TablesJournalModel, TablesSnapshot } from "./model.ts";

interface JournalProps {
  readonly model: TablesJournalModel;
  readonly page: PageFrame;
}

/** Who did what, when and why; and how things stood after any of it. */
export const TablesJournalView = ({ model, page }: JournalProps): VNode => (
  <JournalView
    model={{ ...model, snapshot: null }}
    page={page}
    then={model.snapshot === null ? null : <Then snapshot={model.snapshot} page={page} />}
  />
);

const Then = ({
  snapshot,
  page,
}: {
  readonly snapshot: TablesSnapshot;
  readonly page: PageFrame;
}): VNode => {
  const t = journalTexts[page.language];
  const words = tableTexts[page.language];
  const { last, places } = snapshot;
  return (
    <section class="card stack snapshot" aria-labelledby="snapshot">
      <div class="cluster">
        <h2 id="snapshot">{t.snapshot(snapshot.seq)}</h2>
        <a class="button" href={withQuery(page.url, "seq", null)}>
          {t.back}
        </a>
      </div>
      <p>
        {words.players(snapshot.entries)}
        {snapshot.closed && <> · {t.closed}</>}
      </p>
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
            {last.open > 0 && <>, {t.missing(last.open)}</>})
          </summary>
          <div class="table-cards">
            {last.sheets.map((sheet) => (
              <section key={`${sheet.games[0]?.game}-${sheet.table}`}>
                <h3>{words.table(sheet.table)}</h3>
                <SheetTable
                  sheet={sheet}
                  rules={last.rules}
                  language={page.language}
                  competition={page.competition?.id ?? ""}
                />
              </section>
            ))}
          </div>
        </details>
      )}
    </section>
  );
};
