import type { EntryDetails } from "@losfee/core";
import { readBirth } from "../text/birth.ts";
import { readListedTitle } from "../text/title.ts";

/** Personal details in rating reports, as columns of a list. */
export const PERSON_FIELDS = ["title", "fideId", "sex", "birth"] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** Texts that stand for an empty cell. */
const NOTHING = new Set(["", "-", "–", "—", "?", "0", "k.a."]);

const SEXES: Readonly<Record<string, "m" | "w">> = {
  m: "m",
  male: "m",
  mann: "m",
  männlich: "m",
  w: "w",
  f: "w",
  female: "w",
  frau: "w",
  weiblich: "w",
  h: "m",
  homme: "m",
  masculin: "m",
  femme: "w",
  féminin: "w",
  hombre: "m",
  masculino: "m",
  mujer: "w",
  femenino: "w",
};

/** A number as spreadsheets show it: `4.600.001`. */
const GROUPED = /^\d{1,3}(?:[.\s'’]\d{3})+$/;

const READERS: Readonly<Record<PersonField, (text: string) => string | null>> = {
  title: readListedTitle,
  fideId: (text) => {
    const digits = GROUPED.test(text) ? text.replace(/\D/g, "") : text;
    return /^\d{1,11}$/.test(digits) ? digits : null;
  },
  sex: (text) => SEXES[text.toLowerCase()] ?? null,
  birth: readBirth,
};

/** True if a text is valid in a column; only some columns have a format. */
export const canBe = (field: string, text: string): boolean => {
  const reader = PERSON_FIELDS.find((one) => one === field);
  return reader === undefined || NOTHING.has(text.toLowerCase()) || READERS[reader](text) !== null;
};

/** Returns the details of a row, and its unreadable fields. */
export const readPerson = (
  cell: (field: PersonField) => string,
): {
  readonly details: Pick<EntryDetails, PersonField>;
  readonly wrong: readonly PersonField[];
} => {
  const details: Partial<Record<PersonField, string>> = {};
  const wrong: PersonField[] = [];
  for (const field of PERSON_FIELDS) {
    const text = cell(field);
    if (NOTHING.has(text.toLowerCase())) continue;
    const value = READERS[field](text);
    if (value === null) wrong.push(field);
    else if (value !== "") details[field] = value;
  }
  const { sex, ...others } = details;
  return { details: { ...others, ...(sex === "m" || sex === "w" ? { sex } : {}) }, wrong };
};
