import { journalTexts } from "@losfee/messages/parts-console";
import type { ComponentChildren, VNode } from "preact";
import { useShortcuts } from "../../shell/client/context.ts";
import { competitionIdOf, type PageFrame, withQuery } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import { ColumnTable } from "../column-table.tsx";
import { ConsolePage } from "./console-page.tsx";
import type { JournalLines } from "./journal.ts";

interface JournalPageProps {
  readonly model: JournalLines;
  /** The state after the requested event. */
  readonly children: ComponentChildren;
}

/** The journal: actor, action, time and reason, with links to the state after any event. */
export const JournalPage = ({ model, children }: JournalPageProps): VNode => {
  const page = usePage();
  const t = journalTexts[page.language];
  const base = `${competitionPath(competitionIdOf(page), "console")}/journal`;
  const search = t.search[page.competition?.kind === "ladder" ? "games" : "rounds"];
  useShortcuts([
    { key: "/", text: search, run: () => document.getElementById("journal-search")?.focus() },
  ]);
  return (
    <ConsolePage title={t.title} aside={<p class="note">{t.total({ count: model.total })}</p>}>
      {children}
      <Filter model={model} base={base} search={search} />
      {model.lines.length === 0 ? <p class="empty">{t.none}</p> : <Lines model={model} />}
      <p class="cluster">
        {model.before !== null && (
          <a class="button" href={withQuery(page.url, "before", String(model.before))}>
            {t.older}
          </a>
        )}
        {page.url.includes("before=") && (
          <a href={withQuery(page.url, "before", null)}>{t.newest}</a>
        )}
        <span class="cluster no-print">
          <a href={exportPath(page, "csv")} download>
            {t.exportCsv}
          </a>
          <a href={exportPath(page, "json")} download>
            {t.exportJson}
          </a>
        </span>
      </p>
    </ConsolePage>
  );
};

/** Download of all matching events, not only the visible page. */
const exportPath = (page: PageFrame, format: "csv" | "json"): string => {
  const query = new URLSearchParams(page.url.split("?")[1] ?? "");
  for (const name of ["before", "after", "seq", "at"]) query.delete(name);
  query.set("format", format);
  return `/api/v1/competitions/${encodeURIComponent(competitionIdOf(page))}/journal?${query}`;
};

interface FilterProps extends Omit<JournalPageProps, "children"> {
  readonly base: string;
  readonly search: string;
}

/** Filter by actor, device, kind of action, round, time and words. */
const Filter = ({ model, base, search }: FilterProps): VNode => {
  const t = useTexts(journalTexts);
  const { filter } = model;
  const isFiltered = Object.values(filter).some((value) => value !== "" && value !== null);
  return (
    <form class="cluster fields" method="get" action={base}>
      <label class="field">
        <span>{search}</span>
        <input id="journal-search" name="q" defaultValue={filter.search} type="search" />
      </label>
      <Select name="who" label={t.who} value={filter.who} all={t.all} choices={model.actors} />
      {model.devices.length > 0 && (
        <Select
          name="device"
          label={t.device}
          value={filter.device}
          all={t.all}
          choices={model.devices.map((id) => ({ id, label: id }))}
        />
      )}
      <Select
        name="group"
        label={t.group}
        value={filter.group}
        all={t.all}
        choices={model.groups}
      />
      {model.rounds.length > 0 && (
        <Select
          name="round"
          label={t.roundFilter}
          value={filter.round === null ? "" : String(filter.round)}
          all={t.all}
          choices={model.rounds.map((round) => ({ id: String(round), label: String(round) }))}
        />
      )}
      <label class="field">
        <span>{t.from}</span>
        <input type="date" name="from" defaultValue={filter.from} />
      </label>
      <label class="field">
        <span>{t.until}</span>
        <input type="date" name="until" defaultValue={filter.until} />
      </label>
      <button type="submit">{t.find}</button>
      {isFiltered && (
        <>
          <span class="note">{t.found({ count: model.found })}</span>
          <a href={base}>{t.clear}</a>
        </>
      )}
    </form>
  );
};

const Select = ({
  name,
  label,
  value,
  all,
  choices,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly all: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}): VNode => (
  <label class="field">
    <span>{label}</span>
    <select name={name}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id} selected={choice.id === value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);

const Lines = ({ model }: Omit<JournalPageProps, "children">): VNode => {
  const page = usePage();
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
        {
          heading: t.who,
          cell: ({ actor, link, device }) => (
            <>
              {actor}
              {(link !== "" || device !== "") && (
                <span class="note by">
                  {" · "}
                  {[link, device].filter((part) => part !== "").join(" · ")}
                </span>
              )}
            </>
          ),
        },
        {
          heading: t.time,
          classOf: () => "time",
          cell: ({ time, happened }) => (
            <>
              {time}
              {happened !== null && <span class="note"> {t.happened({ time: happened })}</span>}
            </>
          ),
        },
        {
          heading: <span class="visually-hidden">{t.thenShort}</span>,
          cell: ({ seq }) => (
            <a href={withQuery(page.url, "seq", String(seq))}>
              {t.thenShort} <span class="visually-hidden">{t.thenOf({ seq })}</span>
            </a>
          ),
        },
      ]}
    />
  );
};

/** The state after an event. */
export const Snapshot = ({
  seq,
  children,
}: {
  readonly seq: number;
  readonly children: ComponentChildren;
}): VNode => {
  const page = usePage();
  const t = journalTexts[page.language];
  return (
    <section class="section stack snapshot" aria-labelledby="snapshot">
      <div class="cluster">
        <h2 id="snapshot">{t.snapshot({ seq })}</h2>
        <a class="button" href={withQuery(page.url, "seq", null)}>
          {t.back}
        </a>
      </div>
      {children}
    </section>
  );
};
