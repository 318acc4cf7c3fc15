import type { ComponentChildren, VNode } from "preact";
import { useShortcuts } from "../../shell/client/context.ts";
import { competitionIdOf, type PageFrame, withQuery } from "../../shell/page.ts";
import { competitionPath } from "../../shell/paths.ts";
import { ColumnTable } from "../column-table.tsx";
import { ConsolePage } from "./console-page.tsx";
import type { JournalLines } from "./journal.ts";
import { journalTexts } from "./journal-texts.ts";

interface JournalPageProps {
  readonly model: JournalLines;
  readonly page: PageFrame;
  /** How things stood after the event that is asked for. */
  readonly children: ComponentChildren;
}

/** Who did what, when and why; and the way to how things stood after any of it. */
export const JournalPage = ({ model, page, children }: JournalPageProps): VNode => {
  const t = journalTexts[page.language];
  const base = `${competitionPath(competitionIdOf(page), "console")}/journal`;
  const search = t.search[page.competition?.kind === "ladder" ? "games" : "rounds"];
  useShortcuts([
    { key: "/", text: search, run: () => document.getElementById("journal-search")?.focus() },
  ]);
  return (
    <ConsolePage page={page} title={t.title} aside={<p class="note">{t.total(model.total)}</p>}>
      {children}
      <form class="cluster fields" method="get" action={base}>
        <label class="field">
          <span>{search}</span>
          <input id="journal-search" name="q" defaultValue={model.search} type="search" />
        </label>
        <button type="submit">{t.find}</button>
        {model.search !== "" && <a href={base}>{t.clear}</a>}
      </form>
      {model.lines.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <Lines model={model} page={page} />
      )}
      <p class="cluster">
        {model.before !== null && (
          <a class="button" href={withQuery(page.url, "before", String(model.before))}>
            {t.older}
          </a>
        )}
        {page.url.includes("before=") && <a href={base}>{t.newest}</a>}
      </p>
    </ConsolePage>
  );
};

const Lines = ({ model, page }: Omit<JournalPageProps, "children">): VNode => {
  const t = journalTexts[page.language];
  return (
    <ColumnTable
      class="wide journal"
      caption={t.title}
      lines={model.lines}
      keyOf={({ seq }) => seq}
      columns={[
        { heading: t.number, class: "number", cell: ({ seq }) => seq },
        { heading: t.what, classOf: () => "what", cell: ({ text }) => text },
        { heading: t.who, cell: ({ actor }) => actor },
        {
          heading: t.time,
          classOf: () => "time",
          cell: ({ time, happened }) => (
            <>
              {time}
              {happened !== null && <span class="note"> {t.happened(happened)}</span>}
            </>
          ),
        },
        {
          heading: <span class="visually-hidden">{t.thenShort}</span>,
          cell: ({ seq }) => (
            <a href={withQuery(page.url, "seq", String(seq))}>
              {t.thenShort} <span class="visually-hidden">{t.thenOf(seq)}</span>
            </a>
          ),
        },
      ]}
    />
  );
};

/** How things stood after an event. */
export const Snapshot = ({
  seq,
  page,
  children,
}: {
  readonly seq: number;
  readonly page: PageFrame;
  readonly children: ComponentChildren;
}): VNode => {
  const t = journalTexts[page.language];
  return (
    <section class="section stack snapshot" aria-labelledby="snapshot">
      <div class="cluster">
        <h2 id="snapshot">{t.snapshot(seq)}</h2>
        <a class="button" href={withQuery(page.url, "seq", null)}>
          {t.back}
        </a>
      </div>
      {children}
    </section>
  );
};
