import type { ComponentChildren, VNode } from "preact";
import { Lines } from "../shell/in-parts.tsx";

/** A column of a table: its heading, and its content for each line. */
export interface Column<Line> {
  readonly heading: ComponentChildren;
  /** Accessible label of the heading if it differs. */
  readonly label?: string;
  /** Label of its cells on screens too narrow for headings. */
  readonly name?: string;
  /** Class of the heading and the cells. */
  readonly class?: string;
  /** Additional class of a single cell. */
  readonly classOf?: (line: Line) => string;
  readonly cell: (line: Line) => ComponentChildren;
  /** Set if its cells are the headings of their lines. */
  readonly isRowHeading?: true;
}

/** A table defined by columns, so that several tables can share them. */
export const ColumnTable = <Line,>({
  class: className,
  caption,
  columns,
  lines,
  lineClass,
  keyOf = (_line, index) => index,
}: {
  readonly class?: string;
  /** Table description for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Line>[];
  readonly lines: readonly Line[];
  readonly lineClass?: (line: Line) => string | undefined;
  /** Key of a line, if lines can come and go. */
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

/** An abbreviated heading for a narrow column, with the whole name behind it. */
export const shortHeading = (short: string, label: string): VNode => (
  <abbr title={label}>{short}</abbr>
);

/** Columns for a ranking's values, one per criterion. */
export const valueColumns = <Line extends { readonly values: readonly string[] }>(
  criteria: readonly { readonly short: string; readonly label: string }[],
): readonly Column<Line>[] =>
  criteria.map(({ short, label }, index) => ({
    heading: shortHeading(short, label),
    class: "number",
    cell: ({ values }) => values[index],
  }));
