import { formatLabel } from "@losfee/contract";
import type { VNode } from "preact";
import { EventFacts } from "../../../../parts/event-facts.tsx";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { tableTexts } from "../../parts/tables/texts.ts";
import type { TablesOverviewModel } from "./model.ts";
import { tablesOverviewTexts } from "./texts.ts";

interface Props {
  readonly model: TablesOverviewModel;
  readonly page: PageFrame;
}

/** The public front page of a table tournament: where it stands and where to look. */
export const TablesOverviewView = ({ model, page }: Props): VNode => {
  const t = tablesOverviewTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{model.name}</h1>
        <p class="note">
          {formatLabel(model.format, page.language)} ·{" "}
          {tableTexts[page.language].players(model.entries)}
        </p>
      </header>
      <div class="grid overview">
        <Now model={model} page={page} />
        {model.stage > 0 && <Leaders model={model} page={page} />}
        <Course model={model} page={page} />
      </div>
      <EventFacts facts={model.facts} language={page.language} />
      {model.stage === 0 && <Field model={model} page={page} />}
      <p class="note">
        <a href={`${competitionPath(model.competition)}/lots`}>{t.hash}</a>:{" "}
        <code class="long">{model.seedHash}</code>
      </p>
    </>
  );
};

const Now = ({ model, page }: Props): VNode => {
  const t = tablesOverviewTexts[page.language];
  const base = competitionPath(model.competition);
  const links = [
    ...(model.stage > 0 && !model.closed
      ? [
          { path: "/tables?by=name", text: t.byName },
          { path: "/tables", text: t.tables },
          { path: "/cut", text: t.cut },
        ]
      : []),
    ...(model.closed
      ? [
          { path: "/standings", text: t.standings },
          { path: "/lots", text: t.lots },
        ]
      : []),
    { path: "/screen", text: t.screen },
  ];
  return (
    <section class="card stack" aria-labelledby="now">
      <h2 id="now">{model.closed ? t.closed : model.stage === 0 ? t.notStarted : model.label}</h2>
      {model.stage > 0 && !model.closed && (
        <>
          <p>{model.open === 0 ? t.complete : t.running(model.open, model.games)}</p>
          <progress value={model.games - model.open} max={model.games} aria-hidden="true" />
        </>
      )}
      <ul class="links">
        {links.map(({ path, text }, index) => (
          <li key={path}>
            <a
              class={index === 0 && model.stage > 0 ? "button primary" : "button"}
              href={base + path}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Leaders = ({ model, page }: Props): VNode => {
  const t = tablesOverviewTexts[page.language];
  return (
    <section class="card stack" aria-labelledby="leaders">
      <h2 id="leaders">{model.closed ? t.final : t.leaders}</h2>
      <ol class="leaders">
        {model.leaders.map((line) => (
          <li key={line.entry} value={line.rank}>
            <span class="rank">{line.rank}</span>
            <a class="player-link" href={playerPath(model.competition, line.entry)}>
              {line.name}
            </a>
            <LeadingValues values={line.values} />
          </li>
        ))}
      </ol>
      <p>
        <a href={`${competitionPath(model.competition)}/standings`}>{t.standings}</a>
      </p>
    </section>
  );
};

const Course = ({ model, page }: Props): VNode => {
  const t = tablesOverviewTexts[page.language];
  return (
    <section class="card stack" aria-labelledby="course">
      <h2 id="course">{t.course}</h2>
      <ol class="course">
        {model.course.map(({ stage, label, players, games, state }) => (
          <li key={stage} class={state}>
            <span>{label}</span>
            <span class="note">{t.courseOf(players, games)}</span>
            <span class="tag">{t.states[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Field = ({ model, page }: Props): VNode => {
  const t = tablesOverviewTexts[page.language];
  return (
    <section class="stack" aria-labelledby="field">
      <h2 id="field">{t.field}</h2>
      {model.field.length === 0 ? (
        <p class="empty">{t.nobody}</p>
      ) : (
        <ul class="field-list">
          {model.field.map(({ entry, name, club }) => (
            <li key={entry}>
              <a class="player-link" href={playerPath(model.competition, entry)}>
                {name}
              </a>
              <span class="note">{club}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
