import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { tableTexts } from "../../parts/tables/texts.ts";
import { overviewTexts } from "../../public/overview/texts.ts";
import { Delete, Rename } from "../day/day-links.tsx";
import { dayTexts } from "../day/texts.ts";
import type { TablesDayModel } from "./model.ts";
import { TablesNextStep } from "./next-step-panel.tsx";
import { tablesDayTexts } from "./texts.ts";

interface DayProps {
  readonly model: TablesDayModel;
  readonly page: PageFrame;
}

/** The day at a glance: one button for what comes next, then what is missing. */
export const TablesDayView = ({ model, page }: DayProps): VNode => {
  const t = dayTexts[page.language];
  const { entries } = model;
  return (
    <ConsolePage
      page={page}
      place="day"
      title={model.name}
      aside={
        <p class="note">
          {model.format} · {t.entries(entries.all)}
          {entries.present > 0 && <>, {t.present(entries.present)}</>}
          {entries.withdrawn > 0 && <> · {t.withdrawn(entries.withdrawn)}</>}
        </p>
      }
    >
      <TablesNextStep model={model} page={page} />
      <div class="grid day-grid">
        {model.missing.length > 0 && <Missing model={model} page={page} />}
        <div class="stack">
          {model.leaders.length > 0 && <Leaders model={model} page={page} />}
          <Course model={model} page={page} />
        </div>
        <Links model={model} page={page} />
      </div>
    </ConsolePage>
  );
};

const Missing = ({ model, page }: DayProps): VNode => {
  const t = tablesDayTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  return (
    <section class="card stack">
      <h2>{t.missingTitle}</h2>
      <ul class="plain">
        {model.missing.map(({ table, games, reported, names }) => (
          <li key={table}>
            <a href={`${base}/results/${model.stage}#sheet-${table}`}>
              <b>{tableTexts[page.language].table(table)}</b>
            </a>{" "}
            {games.length > 0 && t.missingLine(games)}{" "}
            {reported.length > 0 && <span class="tag">{t.reportedLine(reported)}</span>}{" "}
            <span class="note">{names}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Leaders = ({ model, page }: DayProps): VNode => (
  <section class="card stack">
    <h2>{dayTexts[page.language].leaders}</h2>
    <ol class="plain day-leaders">
      {model.leaders.map(({ entry, rank, name, values }) => (
        <li key={entry}>
          <b>{`${rank}.`}</b> <a href={playerPath(page.competition?.id ?? "", entry)}>{name}</a>{" "}
          <span class="note">{values.slice(0, 2).join(" · ")}</span>
        </li>
      ))}
    </ol>
  </section>
);

const Course = ({ model, page }: DayProps): VNode => {
  const t = overviewTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  return (
    <section class="card stack">
      <h2>{t.course}</h2>
      <ol class="course">
        {model.course.map(({ stage, label, players, games, state }) => (
          <li key={stage} class={state}>
            {state === "done" || state === "now" ? (
              <a href={`${base}/stage/${stage}`}>{label}</a>
            ) : (
              <span>{label}</span>
            )}
            <span class="note">{t.courseOf(players, games)}</span>
            <span class="tag">{t.states[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Links = ({ model, page }: DayProps): VNode => {
  const t = dayTexts[page.language];
  const own = tablesDayTexts[page.language];
  const id = page.competition?.id ?? "";
  const [open, base] = [competitionPath(id), competitionPath(id, "console")];
  return (
    <div class="stack">
      <section class="card stack">
        <h2>{t.public}</h2>
        <ul class="plain links">
          <li>
            <a href={open}>{t.publicPages}</a>
          </li>
          <li>
            <a href={`${open}/cut`}>{own.cut}</a>
          </li>
          <li>
            <a href={`${open}/screen`}>{t.screen}</a>
          </li>
          <li>
            <a href={`${open}/lots`}>{t.lots}</a>
          </li>
        </ul>
        <p class="note">
          {model.seed === null ? t.seedHash : t.seed}:{" "}
          <code class="long">{model.seed ?? model.seedHash}</code>
        </p>
      </section>
      <section class="card stack">
        <h2>{t.print}</h2>
        <ul class="plain links">
          {model.stage > 0 && (
            <>
              <li>
                <a href={`${base}/print/sheets/${model.stage}`}>{own.sheets}</a>
              </li>
              <li>
                <a href={`${base}/print/table-cards/${model.stage}`}>{own.cards}</a>
              </li>
              <li>
                <a href={`${open}/tables`}>{own.tables}</a>
              </li>
            </>
          )}
          <li>
            <a href={`${base}/links`}>{own.linkCards}</a>
          </li>
          <li>
            <a href={`${open}/standings`}>{t.standings}</a>
          </li>
          <li>
            <a href={`/api/v1/competitions/${id}/export`} download={`${id}.json`}>
              {t.export}
            </a>
          </li>
        </ul>
        <div class="cluster">
          <Rename model={model} page={page} />
          <Delete model={model} page={page} />
        </div>
      </section>
    </div>
  );
};
