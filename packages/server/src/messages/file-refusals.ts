import { detailForms, eachLanguage, formatList, type Language, textAt } from "@losfee/contract";
import type { EntriesCsvWarning, PgnRefusal } from "@losfee/files";
import {
  columnName,
  expectations,
  fieldNames,
  more,
  refusals,
  warnings,
} from "@losfee/messages/server-file-refusals";
import { pgnRefusals } from "@losfee/messages/server-pgn-refusals";
import { excerpt } from "./excerpt.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { quotingDescriberOf } from "./sentences.ts";
import { describeTrfProblem } from "./trf-problems.ts";

/** Users fix this many faults of a list one by one; the rest is counted. */
const MOST_FAULTS = 100;

/** Users read this many problems of a TRF file; the rest is counted. */
const MOST_PROBLEMS = 12;

const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

/** Describes why a file cannot be read or written, with line and column if known. */
export const describeFileRefusal: (refusal: FileRefusal, language: Language) => string =
  quotingDescriberOf<FileRefusal>(
    eachLanguage(refusals, (t, language) => ({
      ...t,
      "text-malformed": ({ encoding }) => t["text-malformed"]({ encoding: encoding.toUpperCase() }),
      "csv-name-column-missing": ({ line, headings }) =>
        t["csv-name-column-missing"]({ line, headings: excerpt(headings.join(", ")) }),
      "csv-rows-wrong": ({ faults }) =>
        firstLines(
          faults,
          MOST_FAULTS,
          (fault) => describeFileRefusal(fault, language),
          more[language].faults,
        ),
      "csv-detail-malformed": (fault) =>
        t["csv-detail-malformed"]({ ...fault, form: detailForms[language][fault.detail] }),
      "file-not-json": ({ position, ...place }) =>
        t["file-not-json"]({ ...place, character: position + 1 }),
      "trf-import-not-sound": ({ problems }) =>
        t["trf-import-not-sound"]({
          count: problems.length,
          problems: firstLines(
            problems,
            MOST_PROBLEMS,
            (problem) => describeTrfProblem(problem, language),
            more[language].problems,
          ),
        }),
      "trf-import-points": ({ parts }) => t["trf-import-points"]({ parts: parts.join(", ") }),
      "tsh-expected": ({ expected, found, ...place }) =>
        t["tsh-expected"]({
          ...place,
          expected: expectations[language][expected],
          found,
          isEmpty: found === "",
        }),
      "trf-too-large": ({ bytes, limit }) =>
        t["trf-too-large"]({ bytes: megabytes(bytes), limit: megabytes(limit) }),
    })),
  );

type WarningOf<C extends EntriesCsvWarning["code"]> = Extract<EntriesCsvWarning, { code: C }>;

/** Names columns by heading; one without a heading by its number. */
const columnNames = (
  { columns, headings }: WarningOf<"csv-columns-ignored">,
  language: Language,
): string =>
  columns
    .map((column, index) =>
      columnName[language]({
        column,
        heading: excerpt(headings[index] ?? ""),
        hasHeading: excerpt(headings[index] ?? "") !== "",
      }),
    )
    .join(", ");

const takenFrom = (taken: WarningOf<"csv-ratings-chosen">["taken"]): string =>
  taken.map(({ heading, entries }) => `${excerpt(heading)}: ${entries}`).join(", ");

/** Describes doubtful values accepted from a list of entries. */
export const describeFileWarning = quotingDescriberOf<EntriesCsvWarning>(
  eachLanguage(warnings, (t, language) => ({
    ...t,
    "csv-columns-ignored": (warning) =>
      t["csv-columns-ignored"]({ columns: columnNames(warning, language) }),
    "csv-column-read-as": ({ column, heading, field }) =>
      t["csv-column-read-as"]({
        column,
        heading,
        hasHeading: heading !== "",
        field: fieldNames[language][field],
      }),
    "csv-lines-skipped": ({ lines }) =>
      t["csv-lines-skipped"]({ count: lines.length, lines: lines.join(", ") }),
    "csv-ratings-chosen": ({ taken }) => t["csv-ratings-chosen"]({ taken: takenFrom(taken) }),
    "csv-mostly-unrated": ({ unrated, entries, heading }) =>
      t["csv-mostly-unrated"]({
        unrated,
        entries,
        isNobodyRated: unrated === entries,
        heading: heading ?? "",
        hasHeading: heading !== null,
      }),
    "csv-headings-assumed": ({ fields }) =>
      t["csv-headings-assumed"]({
        fields: formatList(
          fields.map((field) => textAt(fieldNames[language], field) ?? field),
          language,
        ),
      }),
  })),
);

/** Describes the first items, one per line; `more` counts the rest. */
const firstLines = <Item>(
  items: readonly Item[],
  most: number,
  describe: (item: Item) => string,
  more: (given: { readonly count: number }) => string,
): string => {
  const left = items.length - most;
  return [...items.slice(0, most).map(describe), ...(left > 0 ? [more({ count: left })] : [])].join(
    "\n",
  );
};

type MoveRefusal = Extract<PgnRefusal, { readonly code: "pgn-move-impossible" }>;

/** `12. Sf3` or `12… Sf3`: as players write a move. */
const move = ({ moveNumber, side, text }: MoveRefusal): string =>
  `${moveNumber}${side === "white" ? "." : "…"} ${text}`;

/** Describes why a game record cannot be read, with game, line and column. */
export const describePgnRefusal = quotingDescriberOf<PgnRefusal>(
  eachLanguage(pgnRefusals, (t) => ({
    ...t,
    "pgn-move-impossible": (refusal) =>
      t["pgn-move-impossible"]({ ...refusal, move: move(refusal) }),
  })),
);
