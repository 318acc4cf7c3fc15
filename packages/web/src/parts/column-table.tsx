import type { ComponentChildren, VNode } from "preact";
import { Lines } from "../shell/in-parts.tsx";

/** A column of a table: what heads it, and what stands in it for each line. */
export interface Column<Line> {
  readonly heading: ComponentChildren;
  /** What the heading is read out as, where that is more than it shows. */
  readonly label?: string;
  /** What names its cells where there is no room for headings. */
  readonly name?: string;
  /** The class of its heading and its cells. */
  readonly class?: string;
  /** The class of a single cell besides. */
  readonly classOf?: (line: Line) => string;
  readonly cell: (line: Line) => ComponentChildren;
  /** Whether its cells say what their lines are about. */
  readonly isRowHeading?: true;
}

/** A table, column by column: what several tables have in common is a list of columns. */
export const ColumnTable = <Line,>({
  class: className,
  caption,
  columns,
  lines,
  lineClass,
  keyOf = (_line, index) => index,
}: {
  readonly class?: string;
  /** What the table tells, for those who hear it. */
  readonly caption: string;
  readonly columns: readonly Column<Line>[];
  readonly lines: readonly Line[];
  readonly lineClass?: (line: Line) => string | undefined;
  /** What a line is known by where lines come and go. */
  readonly keyOf?: (line: Line, index: number) => string | number;
}): VNode => (
  <table class={className}>
    <caption class="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ heading, label, class: own }, index) => (
          <th key={index} scope="col" class={own} aria-label={label}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <Lines
        lines={lines}
        draw={(line, index) => (
          <tr key={keyOf(line, index)} class={lineClass?.(line)}>
            {columns.map((column, at) =>
              column.isRowHeading ? (
                <th key={at} scope="row" class={classAt(column, line)}>
                  {column.cell(line)}
                </th>
              ) : (
                <td key={at} class={classAt(column, line)} data-name={column.name}>
                  {column.cell(line)}
                </td>
              ),
            )}
          </tr>
        )}
      />
    </tbody>
  </table>
);

const classAt = <Line,>(column: Column<Line>, line: Line): string | undefined =>
  [column.class ?? "", column.classOf?.(line) ?? ""].filter((name) => name !== "").join(" ") ||
  undefined;

/** A heading for a narrow column, with the whole name behind it. */
export const shortHeading = (short: string, label: string): VNode => (
  <abbr title={label}>{short}</abbr>
);

/** The values of a ranking, a column for each criterion. */
export const valueColumns = <Line extends { readonly values: readonly string[] }>(
  criteria: readonly { readonly short: string; readonly label: string }[],
): readonly Column<Line>[] =>
  criteria.map(({ short, label }, index) => ({
    heading: shortHeading(short, label),
    class: "number",
    cell: ({ values }) => values[index],
  }));
