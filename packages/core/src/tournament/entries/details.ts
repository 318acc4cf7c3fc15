import type { EntryDetails, EntryDetailsInput } from "../../base/entry-details.ts";
import { tidyText } from "../../base/tidy-text.ts";

/** A detail of a player that does not have the form it needs. */
export interface MalformedDetail {
  readonly detail: "title" | "fideId" | "sex" | "birth" | "startingNumber";
  readonly value: string;
}

/** Titles of FIDE, in the order in which they seed players of the same rating (C.04.2). */
const FIDE_TITLES = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/** The place of a title among FIDE's, from 1; undefined for none of them. */
export const titlePlace = (title: string | undefined): number | undefined => {
  const place = FIDE_TITLES.indexOf((title ?? "").toUpperCase()) + 1;
  return place === 0 ? undefined : place;
};

/** Files of FIDE have room for so many. */
const LONGEST_TITLE = 3;
const MOST_STARTING_NUMBER = 9999;

const NO_DETAILS = { rating: 0, club: "", nation: "", class: "" } as const;

/** What is known of a player, tidied; optional details that are empty are left out. */
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

/** The details without the form they need. */
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

/** A year, or a day that there is. */
const isBirth = (text: string): boolean => {
  if (/^\d{4}$/.test(text)) return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
