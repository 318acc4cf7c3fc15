import {
  type EntryDetails,
  type EntryDetailsInput,
  FIDE_TITLES,
} from "../../base/entry-details.ts";
import { tidyText } from "../../base/tidy-text.ts";

/** A detail of a player in an invalid form. */
export interface MalformedDetail {
  readonly detail: "title" | "fideId" | "sex" | "birth" | "startingNumber";
  readonly value: string;
}

/** Returns the rank of a title among FIDE's, from 1; undefined for other titles. */
export const titlePlace = (title: string | undefined): number | undefined => {
  const place = FIDE_TITLES.indexOf((title ?? "").toUpperCase()) + 1;
  return place === 0 ? undefined : place;
};

/** Limit of FIDE's files. */
const LONGEST_TITLE = 3;
const MOST_STARTING_NUMBER = 9999;

const NO_DETAILS = { rating: 0, club: "", nation: "", class: "" } as const;

/** Returns a player's normalized details; empty optional ones are left out. */
export const detailsOf = (input: Pick<EntryDetails, "name"> & EntryDetailsInput): EntryDetails => {
  const details = { ...NO_DETAILS, ...input };
  const team = tidyText(input.team ?? "");
  const venue = tidyText(input.venue ?? "");
  const title = tidyText(input.title ?? "");
  const fideId = tidyText(input.fideId ?? "");
  const birth = tidyText(input.birth ?? "");
  return {
    name: tidyText(details.name),
    rating: details.rating,
    club: tidyText(details.club),
    nation: tidyText(details.nation),
    class: tidyText(details.class),
    ...(team === "" ? {} : { team }),
    ...(venue === "" ? {} : { venue }),
    ...(title === "" ? {} : { title }),
    ...(fideId === "" ? {} : { fideId }),
    ...(input.sex ? { sex: input.sex } : {}),
    ...(birth === "" ? {} : { birth }),
    ...(input.nationals?.length ? { nationals: input.nationals } : {}),
    ...(Object.keys(input.nationalNumbers ?? {}).length > 0
      ? { nationalNumbers: input.nationalNumbers }
      : {}),
    ...(input.startingNumber ? { startingNumber: input.startingNumber } : {}),
  };
};

/** Returns the details with an invalid form. */
export const malformedDetails = (details: EntryDetails): readonly MalformedDetail[] => {
  const { title = "", fideId = "", sex, birth = "", startingNumber = 0 } = details;
  const isPlace = Number.isInteger(startingNumber) && startingNumber >= 0;
  const forms = {
    title: title.length <= LONGEST_TITLE,
    fideId: /^\d{0,11}$/.test(fideId),
    sex: sex === undefined || sex === "m" || sex === "w",
    birth: birth === "" || isBirth(birth),
    startingNumber: isPlace && startingNumber <= MOST_STARTING_NUMBER,
  } as const;
  const values = { title, fideId, sex: sex ?? "", birth, startingNumber: String(startingNumber) };
  return (Object.keys(forms) as (keyof typeof forms)[])
    .filter((detail) => !forms[detail])
    .map((detail) => ({ detail, value: values[detail] }));
};

/** A year, or an existing day. */
const isBirth = (text: string): boolean => {
  if (/^\d{4}$/.test(text)) return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
