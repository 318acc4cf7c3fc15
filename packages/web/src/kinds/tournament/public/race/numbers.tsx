import { raceTexts } from "@losfee/messages/tournament-public-race";
import type { ComponentChildren, VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import { type PageFrame, type PageProps, withQuery } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import { drawnLines } from "./drawn-lines.ts";
import type { RaceModel } from "./page.ts";
import type { RaceLine } from "./race-line.ts";
import { stepName } from "./step-name.ts";

/** Numbers of a picture, below it in a section to open. */
export const Numbers = ({
  id,
  isOpen = false,
  children,
}: {
  readonly id: string;
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}): VNode => {
  const t = useTexts(raceTexts);
  return (
    <details class="race-numbers" id={id} open={isOpen}>
      <summary>{t.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="scroller" aria-label={t.asTable} tabIndex={0}>
        {children}
      </section>
    </details>
  );
};

interface StepNumbersProps extends PageProps<RaceModel> {
  readonly id: string;
  readonly caption: string;
  /** Cells of a line as text: one for each step, empty without a value. */
  readonly values: (line: RaceLine) => readonly string[];
}

/**
 * The numbers of a picture after each step: drawn lines by default; all players on request, because
 * hundreds of lines are heavy.
 */
export const StepNumbers = ({ id, caption, values, model }: StepNumbersProps): VNode => {
  const page = usePage();
  const isWhole = model.whole === id;
  const lines = isWhole ? model.lines : drawnLines(model);
  return (
    <Numbers id={id} isOpen={isWhole}>
      <ColumnTable
        class="wide race-table"
        caption={caption}
        lines={lines.map((line) => ({ ...line, values: values(line) }))}
        keyOf={({ entry }) => entry}
        columns={[
          nameColumn(model.competition, page),
          ...model.steps.map(
            ({ number }, step): Column<RaceLine & { readonly values: readonly string[] }> => ({
              heading: number,
              label: stepName(model.steps, step, page),
              class: "number",
              cell: (line) => line.values[step],
            }),
          ),
        ]}
      />
      {lines.length < model.lines.length && (
        <p>
          <a href={`${withQuery(page.url, "whole", id)}#${id}`}>
            {raceTexts[page.language].whole({ all: model.lines.length })}
          </a>
        </p>
      )}
    </Numbers>
  );
};

/** The player, and if still taking part. */
const nameColumn = (competition: string, { language }: PageFrame): Column<RaceLine> => ({
  heading: raceTexts[language].name,
  class: "name",
  isRowHeading: true,
  cell: ({ entry, name, ended }) => (
    <>
      <a href={playerPath(competition, entry)}>{name}</a>
      {ended && <span class="note"> {raceTexts[language].ended}</span>}
    </>
  ),
});
