import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";
import type { RaceModel } from "./model.ts";
import type { RaceLine } from "./race-line.ts";
import { stepName } from "./step-name.ts";
import { raceTexts } from "./texts.ts";

/** Everybody's rank after every round. */
export const RaceTable = ({ model, page }: PageProps<RaceModel>): VNode => {
  const t = raceTexts[page.language];
  return (
    <details class="race-numbers" id="race-table">
      <summary>{t.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="scroller" aria-label={t.asTable} tabIndex={0}>
        <ColumnTable
          class="wide race-table"
          caption={t.rankCaption}
          lines={model.lines}
          keyOf={({ entry }) => entry}
          columns={[
            {
              heading: t.name,
              class: "name",
              isRowHeading: true,
              cell: ({ entry, name, ended }) => (
                <>
                  <a href={playerPath(model.competition, entry)}>{name}</a>
                  {ended && <span class="note"> {t.ended}</span>}
                </>
              ),
            },
            ...model.steps.map(
              ({ number }, step): Column<RaceLine> => ({
                heading: number,
                label: stepName(model.steps, step, page),
                class: "number",
                cell: ({ ranks }) => ranks[step] ?? "",
              }),
            ),
          ]}
        />
      </section>
    </details>
  );
};
