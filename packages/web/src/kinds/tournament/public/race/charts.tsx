import { formatList, formatPoints, formatSigned } from "@losfee/contract";
import { raceTexts } from "@losfee/messages/tournament-public-race";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { axisTicks, rankTicks } from "./axis-ticks.ts";
import { othersOf } from "./drawn-lines.ts";
import { type ChartLine, LineChart, type LineChartProps, type MarkedLine } from "./line-chart.tsx";
import { StepNumbers } from "./numbers.tsx";
import type { RaceModel } from "./page.ts";
import type { RaceLine } from "./race-line.ts";

const LEAST_HEIGHT = 240;
const MOST_HEIGHT = 560;
const SCORES_HEIGHT = 320;
const INSET = 14;

/** Ranks, downwards, round by round. */
export const RankChart = ({ model }: PageProps<RaceModel>): VNode => {
  const page = usePage();
  const ranks = model.lines.reduce((most, line) => Math.max(most, ...line.ranks.map(orOne)), 1);
  const height = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, ranks * 22));
  const apart = (height - 2 * INSET) / Math.max(1, ranks - 1);
  const y = (rank: number): number => INSET + (rank - 1) * apart;
  return (
    <LineChart
      label={raceTexts[page.language].rankPicture({ names: namesOf(model, page) })}
      height={height}
      {...sharedBy(model)}
      {...linesOf(model, ({ ranks: own }) => own.map((rank) => rank && y(rank)), tallied)}
      ticks={rankTicks(ranks).map((rank) => ({ at: y(rank), label: String(rank) }))}
      {...(model.cut === null ? {} : { band: y(model.cut.places) + Math.min(apart / 2, INSET) })}
    />
  );
};

/** Distance of all players to the best score of each round. */
export const BehindChart = ({ model }: PageProps<RaceModel>): VNode => {
  const page = usePage();
  const t = raceTexts[page.language];
  return (
    <ScoreChart
      id="scores"
      title={t.behindHeading[model.counts]}
      note={t.behindNote[model.counts]}
      label={t.behindPicture({ names: namesOf(model, page) })}
      values={({ behind }) => behind}
      text={(value) => (value === 0 ? "0" : `−${formatPoints(-value, page.language)}`)}
      model={model}
    />
  );
};

/** The accumulated spread, if there is any. */
export const SpreadChart = ({ model }: PageProps<RaceModel>): VNode | null => {
  const page = usePage();
  const t = raceTexts[page.language];
  if (model.counts !== "wins") return null;
  return (
    <ScoreChart
      id="spreads"
      title={t.spreadHeading}
      note={t.spreadNote}
      label={t.spreadPicture({ names: namesOf(model, page) })}
      values={({ spreads }) => spreads}
      text={(value) => (value === 0 ? "0" : formatSigned(value))}
      model={model}
    />
  );
};

interface ScoreChartProps extends PageProps<RaceModel> {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly label: string;
  readonly values: (line: RaceLine) => readonly (number | null)[];
  readonly text: (value: number) => string;
}

const ScoreChart = ({
  id,
  title,
  note,
  label,
  values,
  text,
  model,
}: ScoreChartProps): VNode | null => {
  const all = model.lines.flatMap(values).filter((value) => value !== null);
  if (all.length === 0) return null;
  const most = all.reduce((a, b) => Math.max(a, b));
  const least = Math.min(
    most - 1,
    all.reduce((a, b) => Math.min(a, b)),
  );
  const y = (value: number): number =>
    INSET + ((SCORES_HEIGHT - 2 * INSET) * (most - value)) / (most - least);
  const textOf = (line: RaceLine): string => {
    const last = values(line).findLast((value) => value !== null);
    return last === undefined || last === null ? "" : text(last);
  };
  return (
    <Section id={id} title={title}>
      <p class="note">{note}</p>
      <LineChart
        label={label}
        height={SCORES_HEIGHT}
        {...sharedBy(model)}
        {...linesOf(
          model,
          (line) => values(line).map((value) => (value === null ? null : y(value))),
          textOf,
        )}
        ticks={axisTicks(least, most).map((value) => ({ at: y(value), label: text(value) }))}
      />
      <StepNumbers
        id={`${id}-table`}
        caption={title}
        values={(line) => values(line).map((value) => (value === null ? "" : text(value)))}
        model={model}
      />
    </Section>
  );
};

const sharedBy = ({ steps, stages }: RaceModel): Pick<LineChartProps, "steps" | "stages"> => ({
  steps: steps.map(({ number }) => String(number)),
  stages,
});

/** The coloured lines in the order of their marks, and the others. */
const linesOf = (
  model: RaceModel,
  heights: (line: RaceLine) => readonly (number | null)[],
  value: (line: RaceLine) => string,
): Pick<LineChartProps, "others" | "marked"> => ({
  others: othersOf(model).map((line): ChartLine => ({ key: line.entry, heights: heights(line) })),
  marked: model.choice.entries.flatMap((entry): readonly MarkedLine[] => {
    const line = model.lines.find((one) => one.entry === entry);
    if (line === undefined) return [];
    const { rank, name } = line;
    return [{ key: entry, heights: heights(line), rank, name, value: value(line) }];
  }),
});

const tallied = ({ tally }: RaceLine): string => tally;

const orOne = (rank: number | null): number => rank ?? 1;

/** Names of the coloured lines, as the picture's text alternative. */
export const namesOf = ({ choice, lines }: RaceModel, { language }: PageFrame): string =>
  formatList(
    choice.entries.flatMap((entry) => lines.find((one) => one.entry === entry)?.name ?? []),
    language,
  );
