import { formatList, formatSigned } from "@losfee/contract";
import { nameOrder } from "@losfee/core";
import { raceTexts } from "@losfee/messages/tournament-public-race";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { type PageFrame, type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { playerPath, racePath } from "../../../../shell/paths.ts";
import { BehindChart, namesOf, RankChart, SpreadChart } from "./charts.tsx";
import { MOST_CHOSEN } from "./choice.ts";
import { OTHERS } from "./drawn-lines.ts";
import { InlineMark } from "./mark.tsx";
import { Numbers, StepNumbers } from "./numbers.tsx";
import type { RaceModel } from "./page.ts";
import { Scatter } from "./scatter.tsx";
import { stepName } from "./step-name.ts";

/** The race: ranks, scores and performances, each as a picture and in numbers. */
export const RaceView = ({ model }: PageProps<RaceModel>): VNode => {
  const page = usePage();
  const t = raceTexts[page.language];
  const last = model.steps.at(-1);
  return (
    <>
      <StageHead title={t.title} />
      {last === undefined || model.lines.length === 0 ? (
        <p class="empty">{t.empty}</p>
      ) : (
        <>
          <section class="stack" aria-labelledby="ranks">
            <header class="race-head">
              <div>
                <h2 id="ranks">{findingText(model, page) || t.rankHeading}</h2>
                <p class="note">{noteOf(model, page)}</p>
              </div>
              <RaceForm model={model} />
            </header>
            <RankChart model={model} />
            <Key model={model} />
            <StepNumbers
              id="race-table"
              caption={t.rankCaption}
              values={({ ranks }) => ranks.map((rank) => (rank === null ? "" : String(rank)))}
              model={model}
            />
          </section>
          <BehindChart model={model} />
          <SpreadChart model={model} />
          <PerformanceSection model={model} />
        </>
      )}
    </>
  );
};

/** "Ada führt seit Runde 4, Olga klettert seit Runde 3 um 18 Plätze"; empty before the second step. */
const findingText = ({ finding, steps, closed }: RaceModel, page: PageFrame) => {
  const t = raceTexts[page.language];
  if (finding === null) return "";
  const { leaders, since, climber } = finding;
  const nameOf = (step: number): string => stepName(steps, step, page);
  const [leader = ""] = leaders;
  const first =
    since === null
      ? t.leads({ names: formatList(leaders, page.language), count: leaders.length, closed })
      : t.leadsSince({ name: leader, step: nameOf(since), closed });
  return climber === null
    ? first
    : `${first}, ${t.climbs({ name: climber.name, step: nameOf(climber.since), ranks: climber.ranks, closed })}`;
};

const noteOf = ({ cut, steps, lines }: RaceModel, page: PageFrame): string => {
  const t = raceTexts[page.language];
  return [
    steps.some(({ isGame }) => isGame) ? t.gameNote : t.rankNote,
    cut === null ? "" : t.cutNote({ places: cut.places, stage: cut.stage }),
    lines.length > OTHERS ? t.othersNote({ lines: OTHERS, all: lines.length }) : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
};

/** Legend of the marks, if there is no room for names next to the lines. */
const Key = ({ model }: PageProps<RaceModel>): VNode => (
  <ul class="race-keys">
    {model.choice.entries.map((entry, place) => {
      const line = model.lines.find((one) => one.entry === entry);
      return (
        line !== undefined && (
          <li key={entry}>
            <InlineMark place={place} /> <span class="race-rank">{line.rank}</span> {line.name}{" "}
            <span class="race-value">{line.tally}</span>
          </li>
        )
      );
    })}
  </ul>
);

/** Chooses the coloured lines; needs no script. */
const RaceForm = ({ model }: PageProps<RaceModel>): VNode => {
  const page = usePage();
  const t = raceTexts[page.language];
  const { choice, lines, competition } = model;
  const isFull = !choice.isUsual && choice.entries.length >= MOST_CHOSEN;
  // An entry added to the default choice is compared with the first alone.
  const kept = choice.isUsual ? choice.entries.slice(0, 1) : choice.entries;
  const others = lines
    .filter(({ entry }) => !kept.includes(entry))
    .toSorted((a, b) => nameOrder(termsOf(page).entrants)(a.name, b.name));
  return (
    <div class="race-choice no-print">
      {isFull ? (
        <p class="note">{t.full({ most: MOST_CHOSEN })}</p>
      ) : (
        <form class="cluster" method="get" action={racePath(competition)}>
          <input type="hidden" name="who" value={kept.join(",")} />
          <label class="field">
            <span>{t.highlight}</span>
            <select name="add">
              <option value="">{t.choose}</option>
              {others.map(({ entry, name }) => (
                <option key={entry} value={entry}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">{t.show}</button>
        </form>
      )}
      {choice.unknown.length > 0 && (
        <p class="field-problem">
          {t.unknown({ numbers: formatList(choice.unknown, page.language) })}
        </p>
      )}
      {!choice.isUsual && (
        <ul class="race-chosen">
          {choice.entries.map((entry, place) => {
            const name = lines.find((one) => one.entry === entry)?.name ?? "";
            const rest = choice.entries.filter((other) => other !== entry);
            return (
              <li key={entry}>
                <a href={racePath(competition, rest)} aria-label={t.remove({ name })}>
                  <InlineMark place={place} /> {name} <span aria-hidden="true">×</span>
                </a>
              </li>
            );
          })}
          <li>
            <a href={racePath(competition)}>{t.usual}</a>
          </li>
        </ul>
      )}
    </div>
  );
};

/** Players better than expected; empty if fewer than two have data. */
const PerformanceSection = ({ model }: PageProps<RaceModel>): VNode | null => {
  const page = usePage();
  const t = raceTexts[page.language];
  const { performances, choice, competition } = model;
  if (performances.length < 2) return null;
  return (
    <Section id="performance" title={t.performanceHeading}>
      <p class="note">{t.performanceNote}</p>
      <Scatter
        label={t.performancePicture({ names: namesOf(model, page) })}
        performances={performances}
        chosen={choice.entries}
      />
      <Numbers id="performance-table">
        <ColumnTable
          class="wide"
          caption={t.performanceHeading}
          lines={performances.toSorted(
            (a, b) => b.performance - b.rating - (a.performance - a.rating),
          )}
          keyOf={({ entry }) => entry}
          columns={[
            {
              heading: t.name,
              class: "name",
              isRowHeading: true,
              cell: ({ entry, name }) => <a href={playerPath(competition, entry)}>{name}</a>,
            },
            { heading: t.rating, class: "number", cell: ({ rating }) => rating },
            { heading: t.performance, class: "number", cell: ({ performance }) => performance },
            {
              heading: t.difference,
              class: "number",
              cell: ({ rating, performance }) => formatSigned(performance - rating),
            },
            { heading: t.games, class: "number", cell: ({ games }) => games },
          ]}
        />
      </Numbers>
    </Section>
  );
};
