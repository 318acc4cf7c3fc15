import { readBirth } from "../text/birth.ts";
import { readTrfTitle } from "../text/title.ts";
import { colourOf, isOneOf, isTrfResult, TRF_TITLES } from "./codes.ts";
import {
  adjusted,
  type Columns,
  expected,
  integerAt,
  type LineReader,
  numberIn,
  pointsAt,
  requiredAt,
  strayAt,
  textAt,
} from "./columns.ts";
import type { TrfCell, TrfNationalRecord, TrfPerson, TrfPlayerRecord } from "./record.ts";
import { type RowWriter, rowOf, type TrfRow } from "./row.ts";

/** The position of round 1's opponent; each further round is ten later. */
const FIRST_ROUND_AT = 92;
export const ROUND_WIDTH = 10;

/** Rounds have three digits elsewhere in the format. */
export const MAX_ROUNDS = 999;

/** Returns the position of a round (from 1) in a player's line. */
export const roundAt = (round: number): number => FIRST_ROUND_AT + ROUND_WIDTH * (round - 1);

/** Reads record 001 (TRF-2016 and TRF-2026, player section). Null without a starting rank. */
export const parsePlayerRecord = (reader: LineReader): TrfPlayerRecord | null => {
  const person = parsePerson(reader);
  if (person === null) return null;
  const title = readTrfTitle(person.title);
  if (!isOneOf(["", ...TRF_TITLES], title)) expected(reader, 11, "title", title, "warning");
  else if (title !== person.title) adjusted(reader, 11, "title", person.title, title);
  if (person.name === "") expected(reader, 15, "name", "", "warning");
  strayAt(reader, [80, 85, 90, 91]);
  const points = pointsAt(reader, 81, 84);
  const rank = integerAt(reader, 86, 89, "rank", "warning");
  return { kind: "player", ...person, title, points, rank, cells: parseCells(reader) };
};

/** Reads a national rating record: a federation's code, then as 001 without points and rounds. */
export const parseNationalRecord = (reader: LineReader): TrfNationalRecord | null => {
  const person = parsePerson(reader);
  return person === null ? null : { kind: "national", code: reader.code, ...person };
};

const BIRTH = /^\d{4}(?:\/\d\d\/\d\d)?$/;
const NO_BIRTH = /^[0./-]*$/;

const parsePerson = (reader: LineReader): TrfPerson | null => {
  const startingRank = requiredAt(reader, 5, 8, "starting-rank");
  if (startingRank === null) return null;
  strayAt(reader, [4, 9, 48, 53, 57, 69]);
  const sexText = textAt(reader, 10, 10);
  const sex = sexOf(sexText);
  // Some programs write f: it is understood, but not the format.
  if (!["", "m", "w"].includes(sexText)) expected(reader, 10, "sex", sexText, "warning");
  const rating = integerAt(reader, 49, 52, "rating", "warning");
  const fideId = textAt(reader, 58, 68);
  if (fideId !== "" && !/^\d+$/.test(fideId)) expected(reader, 58, "fide-id", fideId, "warning");
  const birth = textAt(reader, 70, 79);
  const known = !NO_BIRTH.test(birth);
  const read = known && !BIRTH.test(birth) ? birthIn(birth) : birth;
  if (read === null) expected(reader, 70, "birth-date", birth, "warning");
  else if (known && read !== birth) adjusted(reader, 70, "birth-date", birth, read);
  return {
    startingRank,
    sex,
    title: textAt(reader, 11, 13),
    name: textAt(reader, 15, 47),
    rating: rating === 0 ? null : rating,
    federation: textAt(reader, 54, 56),
    fideId: fideId === "0" ? "" : fideId,
    birth: known ? (read ?? birth).replace(/(?:\/00){1,2}$/, "") : "",
  };
};

const birthIn = (text: string): string | null => readBirth(text)?.replaceAll("-", "/") ?? null;

const sexOf = (text: string): "m" | "w" | null => {
  const letter = text.toLowerCase();
  if (letter === "m") return "m";
  return letter === "w" || letter === "f" ? "w" : null;
};

const parseCells = (reader: LineReader): readonly (TrfCell | null)[] => {
  const { columns } = reader;
  const cells: (TrfCell | null)[] = [];
  let filled = 0;
  for (let round = 1; round <= MAX_ROUNDS && roundAt(round) <= columns.length; round++) {
    const cell = parseCell(reader, roundAt(round));
    cells.push(cell);
    if (cell !== null) filled = round;
  }
  const beyond = roundAt(MAX_ROUNDS + 1);
  if (textAt(reader, beyond) !== "") expected(reader, beyond, "round", textAt(reader, beyond));
  return cells.slice(0, filled);
};

const BLANK = " ".repeat(ROUND_WIDTH);

/** Reads the ten columns from `at`: opponent, blank, colour, blank, result, two blanks. */
const parseCell = (reader: LineReader, at: number): TrfCell | null => {
  const text = cellText(reader.columns, at);
  if (text === BLANK) return null;
  const number = text.slice(0, 4).trim();
  const opponent = number === "" ? 0 : numberIn(number);
  if (opponent === null) expected(reader, at, "opponent", number);
  const sign = text.slice(5, 6);
  const colour = colourOf(sign);
  if (colour === null && sign !== "-" && sign !== " ") expected(reader, at + 5, "colour", sign);
  const code = text.slice(7, 8).trim().toUpperCase();
  if (!isTrfResult(code)) expected(reader, at + 7, "result", code);
  strayAt(reader, [at + 4, at + 6, at + 8, at + 9]);
  return {
    opponent: opponent === 0 ? null : opponent,
    colour,
    result: isTrfResult(code) ? code : "",
  };
};

const cellText = (columns: Columns, at: number): string => {
  const text = columns.slice(at - 1, at - 1 + ROUND_WIDTH);
  return text.length < ROUND_WIDTH ? text.padEnd(ROUND_WIDTH) : text;
};

/** Writes record 001. */
export const formatPlayerRecord = (record: TrfPlayerRecord): TrfRow => {
  const row = rowOf("001");
  formatPerson(row, record);
  row.points(81, 84, record.points);
  row.number(86, 89, record.rank, "rank");
  for (const [index, cell] of record.cells.entries()) {
    if (cell !== null) formatCell(row, roundAt(index + 1), cell);
  }
  return row.row();
};

/** Writes a national rating record. */
export const formatNationalRecord = (record: TrfNationalRecord): TrfRow => {
  const row = rowOf(record.code);
  formatPerson(row, record);
  return row.row();
};

/** A year alone with zeros for month and day, as in FIDE's own sample of TRF-2026. */
const birthText = (birth: string): string => (/^\d{4}$/.test(birth) ? `${birth}/00/00` : birth);

const formatPerson = (row: RowWriter, person: TrfPerson): void => {
  row.number(5, 8, person.startingRank, "starting-rank");
  row.text(10, 10, person.sex ?? "", "sex");
  row.text(11, 13, person.title, "title");
  row.text(15, 47, person.name, "name");
  row.number(49, 52, person.rating, "rating");
  row.text(54, 56, person.federation, "federation");
  row.right(58, 68, person.fideId, "fide-id");
  row.text(70, 79, birthText(person.birth), "birth-date");
};

const formatCell = (row: RowWriter, at: number, { opponent, colour, result }: TrfCell): void => {
  if (opponent === null) row.rest(at, "0000");
  else row.number(at, at + 3, opponent, "opponent");
  row.rest(at + 5, colour ?? (opponent === null ? "-" : ""));
  row.rest(at + 7, result);
};
