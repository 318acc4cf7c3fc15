import { formatSigned } from "@losfee/contract";
import { raceTexts } from "@losfee/messages/tournament-public-race";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { Section } from "../../../../parts/section.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";
import { namesOf } from "./charts.tsx";
import type { RaceModel } from "./model.ts";
import { Numbers } from "./numbers.tsx";
import { Scatter } from "./scatter.tsx";

/** Players better than expected; empty if fewer than two have data. */
export const PerformanceSection = ({ model, page }: PageProps<RaceModel>): VNode | null => {
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
      <Numbers id="performance-table" page={page}>
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
