import type { VNode } from "preact";

/** A column with a short heading, and what that stands for. */
interface HeadedColumn {
  readonly short: string;
  readonly label: string;
}

/** What the short headings of a table stand for, in the order of its columns: on paper, too. */
export const ColumnLegend = ({
  columns,
}: {
  readonly columns: readonly HeadedColumn[];
}): VNode | null => {
  const shortened = columns.filter(({ short, label }) => short !== label);
  if (shortened.length === 0) return null;
  return (
    <p class="note">{shortened.map(({ short, label }) => `${short}: ${label}`).join(" · ")}</p>
  );
};
