import { formatList } from "@losfee/contract";
import type { VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { BehindChart, RankChart, SpreadChart } from "./charts.tsx";
import { OTHERS } from "./drawn-lines.ts";
import { RaceForm } from "./form.tsx";
import { InlineMark } from "./mark.tsx";
import type { RaceModel } from "./model.ts";
import { StepNumbers } from "./numbers.tsx";
import { PerformanceSection } from "./performance-section.tsx";
import { stepName } from "./step-name.ts";
import { raceTexts } from "./texts.ts";

/** The race: ranks, scores and performances, each as a picture and in numbers. */
export const RaceView = ({ model, page }: PageProps<RaceModel>): VNode => {
  const t = raceTexts[page.language];
  const last = model.steps.at(-1);
  return (
    <>
      <StageHead title={t.title} page={page} />
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
              <RaceForm model={model} page={page} />
            </header>
            <RankChart model={model} page={page} />
            <Key model={model} page={page} />
            <StepNumbers
              id="race-table"
              caption={t.rankCaption}
              values={({ ranks }) => ranks.map((rank) => (rank === null ? "" : String(rank)))}
              model={model}
              page={page}
            />
          </section>
          <BehindChart model={model} page={page} />
          <SpreadChart model={model} page={page} />
          <PerformanceSection model={model} page={page} />
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
      ? t.leads(formatList(leaders, page.language), leaders.length, closed)
      : t.leadsSince(leader, nameOf(since), closed);
  return climber === null
    ? first
    : `${first}, ${t.climbs(climber.name, nameOf(climber.since), climber.ranks, closed)}`;
};

const noteOf = ({ cut, steps, lines }: RaceModel, page: PageFrame): string => {
  const t = raceTexts[page.language];
  return [
    steps.some(({ isGame }) => isGame) ? t.gameNote : t.rankNote,
    cut === null ? "" : t.cutNote(cut.places, cut.stage),
    lines.length > OTHERS ? t.othersNote(OTHERS, lines.length) : "",
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
