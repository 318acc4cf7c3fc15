/** A column of a table: its heading and alignment. */
export interface Column {
  readonly heading: string;
  readonly align: "left" | "right";
}

/** A column of texts. */
export const left = (heading: string): Column => ({ heading, align: "left" });

/** A column of numbers. */
export const right = (heading: string): Column => ({ heading, align: "right" });

/** Returns a text's width in terminal cells: combining marks take none. */
const widthOf = (text: string): number => [...text.normalize("NFC").replace(/\p{M}/gu, "")].length;

const padded = (text: string, width: number, align: Column["align"]): string => {
  const space = " ".repeat(Math.max(0, width - widthOf(text)));
  return align === "left" ? text + space : space + text;
};

/** Formats a table as lines, columns two spaces apart; with headings unless all are empty. */
export const table = (columns: readonly Column[], rows: readonly (readonly string[])[]): string => {
  const headings = columns.map(({ heading }) => heading);
  const lines = headings.every((heading) => heading === "") ? rows : [headings, ...rows];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => widthOf(line[index] ?? ""))),
  );
  return lines
    .map((line) =>
      columns
        .map(({ align }, index) => padded(line[index] ?? "", widths[index] ?? 0, align))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
