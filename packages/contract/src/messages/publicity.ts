import {
  type ColourWarning,
  type LifecycleRefusal,
  type Picture,
  type PictureRole,
  SPONSOR_ROLES,
} from "@losfee/core";
import {
  colourShifted,
  colourShifts,
  hues,
  pictureRoles,
  publicityEvents,
  publicityRefusals,
} from "@losfee/messages/publicity";
import type { Language } from "../language/language.ts";
import { formatInteger, formatList } from "../language/numbers.ts";
import { eachLanguage, type Texts } from "../language/texts.ts";
import type { Sentences } from "./message.ts";

/** Returns the name of a picture's role: "Logo", "Plakat", "Sponsor 1". */
export const pictureRoleLabel = (role: PictureRole, language: Language): string => {
  const t = pictureRoles[language];
  return role === "logo" || role === "poster"
    ? t[role]
    : t.sponsor({ number: SPONSOR_ROLES.indexOf(role) + 1 });
};

type PublicitySentences = Sentences<
  Extract<LifecycleRefusal, { readonly code: keyof (typeof publicityRefusals)[Language] }>
>;

/** Refusals about announcements and pictures, for any kind of competition. */
export const publicityRefusalSentences: Texts<PublicitySentences> = eachLanguage(
  publicityRefusals,
  (t, language): PublicitySentences => ({
    ...t,
    "announcement-too-long": ({ most }) =>
      t["announcement-too-long"]({ most: formatInteger(most) }),
    "no-picture": ({ role }) => t["no-picture"]({ role, name: pictureRoleLabel(role, language) }),
    "alt-missing": ({ role }) => t["alt-missing"]({ role: pictureRoleLabel(role, language) }),
    "alt-too-long": ({ role, most }) =>
      t["alt-too-long"]({ role: pictureRoleLabel(role, language), most }),
  }),
);

/** Journal sentences for events about public information. */
export interface PublicityEventWords {
  readonly posted: (text: string) => string;
  readonly edited: (text: string) => string;
  readonly withdrawn: string;
  readonly pictureSet: (role: PictureRole, picture: Picture) => string;
  readonly pictureRemoved: (role: PictureRole) => string;
}

export const publicityEventWords: Texts<PublicityEventWords> = eachLanguage(
  publicityEvents,
  (t, language): PublicityEventWords => ({
    posted: (text) => t.posted({ text, erased: text === "" }),
    edited: (text) => t.edited({ text, erased: text === "" }),
    withdrawn: t.withdrawn,
    pictureSet: (role, { alt }) => t.pictureSet({ role: pictureRoleLabel(role, language), alt }),
    pictureRemoved: (role) => t.pictureRemoved({ role: pictureRoleLabel(role, language) }),
  }),
);

/** Explains which part of a colour is changed, and why. */
export const describeColourShift = (
  { colour, hue, lightness, chroma }: ColourWarning,
  language: Language,
): string => {
  const changes = [lightness, chroma].flatMap((change) =>
    change === null ? [] : [colourShifts[language][change]],
  );
  return colourShifted[language]({ colour, hue, changes: formatList(changes, language) });
};

/** A colour with a name. */
export interface NamedHue {
  readonly hue: number;
  readonly name: string;
}

/** Twelve easily distinguished hues: offered by name, and one is drawn where none was chosen. */
export const namedHues = (language: Language): readonly NamedHue[] =>
  HUES.map(([hue, key]) => ({ hue, name: hues[language][key] }));

const HUES = [
  [255, "ink"],
  [215, "lagoon"],
  [190, "teal"],
  [150, "moss"],
  [115, "olive"],
  [85, "honey"],
  [55, "copper"],
  [30, "brick"],
  [5, "raspberry"],
  [335, "plum"],
  [305, "lilac"],
  [285, "violet"],
] as const;

/** The hues alone, in the same order. */
export const NAMED_HUES: readonly number[] = HUES.map(([hue]) => hue);

/** Returns an event's hue in whole degrees: its own, else one of the twelve, drawn from its id. */
export const hueOf = ({
  competition,
  details,
}: {
  readonly competition: string;
  readonly details: { readonly hue?: number };
}): number => {
  if (details.hue !== undefined) return details.hue;
  // FNV-1a: alphabetical neighbours get different colours.
  let hash = 0x811c9dc5;
  for (const character of competition) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (HUES[(hash >>> 0) % HUES.length] ?? HUES[0])[0];
};
