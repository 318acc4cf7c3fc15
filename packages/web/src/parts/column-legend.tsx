import type { VNode } from "preact";

/** A column with an abbreviated heading and its meaning. */
interface HeadedColumn {
  readonly short: string;
  readonly label: string;
}

/** Explains a table's abbreviated headings in column order; also on paper. */
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
