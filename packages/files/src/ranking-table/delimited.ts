/** What divides the fields of a line: commas as in CSV, or tabulators. */
export type Delimiter = "," | "\t";

/** One row of a file of delimited values; fields that need it are quoted (RFC 4180). */
export const delimited = (fields: readonly (string | number)[], delimiter: Delimiter): string =>
  fields
    .map(String)
    .map((field) =>
      /["\r\n]/.test(field) || field.includes(delimiter)
        ? `"${field.replaceAll('"', '""')}"`
        : field,
    )
    .join(delimiter);
