import type { VNode } from "preact";
import { formatLabel, systemLabel } from "../../../../messages/labels.ts";
import { EventFacts } from "../../../../parts/event-facts.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath, pairingsPath, playerPath } from "../../../../shell/paths.ts";
import type { OverviewModel, StageProgress } from "./model.ts";
import { overviewTexts } from "./texts.ts";

interface Props {
  readonly model: OverviewModel;
  readonly page: PageFrame;
}

/** The public front page of a competition: where it stands and where to look. */
export const OverviewView = ({ model, page }: Props): VNode => {
  const t = overviewTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{model.name}</h1>
        <p class="note">
          {formatLabel(model.format, page.language)} · {t.players(model.entries)}
        </p>
      </header>
      <div class="grid overview">
        <Now model={model} page={page} />
        {model.round > 0 && <Leaders model={model} page={page} />}
        <Course model={model} page={page} />
      </div>
      <EventFacts facts={model.facts} language={page.language} />
      {model.round === 0 && <Field model={model} page={page} />}
      <p class="note">
        <a href={`${competitionPath(model.competition)}/lots`}>{t.hash}</a>:{" "}
        <code class="long">{model.seedHash}</code>
      </p>
    </>
  );
};

const Now = ({ model, page }: Props): VNode => {
  const t = overviewTexts[page.language];
  const base = competitionPath(model.competition);
  return (
    <section class="card stack" aria-labelledby="now">
      <h2 id="now">
        {model.closed
          ? t.closed
          : model.round === 0
            ? t.notStarted
            : t.round(model.round, model.planned)}
      </h2>
      {model.round > 0 && !model.closed && (
        <>
          <p>{model.missing === 0 ? t.complete : t.running(model.missing, model.games)}</p>
          <progress value={model.games - model.missing} max={model.games} aria-hidden="true" />
        </>
      )}
      <ul class="links">
        {model.closed && (
          <>
            <li>
              <a class="button primary" href={`${base}/standings`}>
                {t.standings}
              </a>
            </li>
            <li>
              <a class="button" href={`${base}/crosstable`}>
                {t.crosstable}
              </a>
            </li>
            <li>
              <a class="button" href={`${base}/lots`}>
                {t.lots}
              </a>
            </li>
          </>
        )}
        {model.round > 0 && !model.closed && (
          <>
            <li>
              <a
                class="button primary"
                href={`${pairingsPath(model.competition, model.round)}?by=name`}
              >
                {t.byName}
              </a>
            </li>
            <li>
              <a class="button" href={pairingsPath(model.competition, model.round)}>
                {t.pairingsOf(model.round)}
              </a>
            </li>
          </>
        )}
        <li>
          <a class="button" href={`${base}/screen`}>
            {t.screen}
          </a>
        </li>
      </ul>
    </section>
  );
};

const Leaders = ({ model, page }: Props): VNode => {
  const t = overviewTexts[page.language];
  return (
    <section class="card stack" aria-labelledby="leaders">
      <h2 id="leaders">{model.closed ? t.final : t.leaders}</h2>
      <ol class="leaders">
        {model.leaders.map((line) => (
          <li key={line.entry} value={line.rank}>
            <span class="rank">{line.annulled ? "–" : line.rank}</span>
            <a class="player-link" href={playerPath(model.competition, line.entry)}>
              <TitledName player={line} />
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
  const t = overviewTexts[page.language];
  const states: Readonly<Record<StageProgress["state"], string>> = {
    done: t.done,
    now: t.inProgress,
    ahead: t.ahead,
  };
  return (
    <section class="card stack" aria-labelledby="course">
      <h2 id="course">{t.course}</h2>
      <ol class="course">
        {model.stages.map((stage) => (
          <li key={stage.firstRound} class={stage.state}>
            <span>{systemLabel(stage.system, page.language)}</span>
            <span class="note">{t.rounds(stage.firstRound, stage.lastRound)}</span>
            <span class="tag">{states[stage.state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Field = ({ model, page }: Props): VNode => {
  const t = overviewTexts[page.language];
  return (
    <section class="stack" aria-labelledby="field">
      <h2 id="field">{t.field}</h2>
      {model.field.length === 0 ? (
        <p class="empty">{t.nobody}</p>
      ) : (
        <ul class="field-list">
          {model.field.map((player) => (
            <li key={player.entry} value={player.number ?? undefined}>
              {player.number !== null && <span class="number">{player.number}</span>}
              <a class="player-link" href={playerPath(model.competition, player.entry)}>
                <TitledName player={player} />
              </a>
              <span class="note">
                {[player.nation, player.club].filter((text) => text !== "").join(" · ")}
              </span>
              <span class="number">{player.rating === 0 ? t.unrated : player.rating}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
