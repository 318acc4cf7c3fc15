import type { EntryDetails, EntryDetailsInput } from "@losfee/core";

/** Details of a person or a team as a form holds them: unknown ones are empty. */
export type FormDetails = Pick<EntryDetails, "name" | "rating" | "club" | "nation" | "class"> &
  Required<Pick<EntryDetailsInput, "team" | "venue" | "title" | "fideId" | "birth" | "sex">>;

export const NO_DETAILS: FormDetails = {
  name: "",
  rating: 0,
  club: "",
  nation: "",
  class: "",
  team: "",
  venue: "",
  title: "",
  fideId: "",
  birth: "",
  sex: "",
};

/** Known details, as a form holds them. */
export const formDetailsOf = (known: EntryDetails): FormDetails => ({
  name: known.name,
  rating: known.rating,
  club: known.club,
  nation: known.nation,
  class: known.class,
  team: known.team ?? "",
  venue: known.venue ?? "",
  title: known.title ?? "",
  fideId: known.fideId ?? "",
  birth: known.birth ?? "",
  sex: known.sex ?? "",
});
