import {
  type ColourWarning,
  type LifecycleRefusal,
  type Picture,
  type PictureRole,
  SPONSOR_ROLES,
  type SponsorRole,
} from "@losfee/core";
import * as words from "@losfee/messages/publicity";
import { shifts } from "@losfee/messages/publicity";
import type { Language } from "../language/language.ts";
import { formatInteger } from "../language/numbers.ts";
import { type Texts, texts } from "../language/texts.ts";
import type { Sentences } from "./message.ts";

/** Returns the name of a picture's role: "Logo", "Plakat". */
export const pictureRoleLabel = (role: PictureRole, language: Language): string =>
  roles[language][role];

const sponsors = (word: string): Readonly<Record<SponsorRole, string>> =>
  Object.fromEntries(
    SPONSOR_ROLES.map((role, index) => [role, `${word} ${index + 1}`]),
  ) as Readonly<Record<SponsorRole, string>>;

const roles = texts<Readonly<Record<PictureRole, string>>>({
  de: { logo: "Logo", poster: "Plakat", ...sponsors("Sponsor") },
  en: { logo: "Logo", poster: "Poster", ...sponsors("Sponsor") },
});

type PublicityRefusal = Extract<
  LifecycleRefusal,
  {
    readonly code:
      | "announcement-empty"
      | "announcement-too-long"
      | "unknown-announcement"
      | "no-picture"
      | "alt-missing"
      | "alt-too-long";
  }
>;

/** Refusals about announcements and pictures, for any kind of competition. */
export const publicityRefusals: Texts<Sentences<PublicityRefusal>> = texts<
  Sentences<PublicityRefusal>
>({
  de: {
    "announcement-empty": () => "Die Mitteilung ist leer. Bitte einen Text eingeben.",
    "announcement-too-long": ({ most }) =>
      `Eine Mitteilung hat höchstens ${formatInteger(most)} Zeichen. Bitte kürzen; für längere Texte gibt es die Angaben zum Turnier.`,
    "unknown-announcement": ({ announcement }) =>
      `Eine Mitteilung mit der Nummer ${announcement} gibt es nicht (mehr).`,
    "no-picture": ({ role }) => `Ein ${roles.de[role]} gibt es noch nicht. Bitte erst hochladen.`,
    "alt-missing": ({ role }) =>
      `${roles.de[role]}: Bitte beschreiben, was zu sehen ist, für alle, die das Bild nicht sehen.`,
    "alt-too-long": ({ role, most }) =>
      `${roles.de[role]}: Die Beschreibung hat höchstens ${most} Zeichen. Bitte kürzen.`,
  },
  en: {
    "announcement-empty": () => "The announcement is empty. Please enter a text.",
    "announcement-too-long": ({ most }) =>
      `An announcement has at most ${formatInteger(most)} characters. Please shorten it; longer texts go with the details of the event.`,
    "unknown-announcement": ({ announcement }) =>
      `There is no announcement number ${announcement} (any more).`,
    "no-picture": ({ role }) =>
      `There is no ${roles.en[role].toLowerCase()} yet. Please upload one first.`,
    "alt-missing": ({ role }) =>
      `${roles.en[role]}: please describe what it shows, for everybody who does not see it.`,
    "alt-too-long": ({ role, most }) =>
      `${roles.en[role]}: the description has at most ${most} characters. Please shorten it.`,
  },
});

/** Journal sentences for events about public information. */
export interface PublicityEventWords {
  readonly posted: (text: string) => string;
  readonly edited: (text: string) => string;
  readonly withdrawn: string;
  readonly pictureSet: (role: PictureRole, picture: Picture) => string;
  readonly pictureRemoved: (role: PictureRole) => string;
}

export const publicityEventWords = texts<PublicityEventWords>({
  de: {
    posted: (text) => (text === "" ? "Mitteilung (gelöscht)" : `Mitteilung: ${text}`),
    edited: (text) =>
      text === "" ? "Mitteilung geändert (gelöscht)" : `Mitteilung geändert: ${text}`,
    withdrawn: "Mitteilung zurückgenommen",
    pictureSet: (role, { alt }) => `${roles.de[role]}: ${alt}`,
    pictureRemoved: (role) => `${roles.de[role]} entfernt`,
  },
  en: {
    posted: (text) => (text === "" ? "Announcement (erased)" : `Announcement: ${text}`),
    edited: (text) =>
      text === "" ? "Announcement edited (erased)" : `Announcement edited: ${text}`,
    withdrawn: "Announcement withdrawn",
    pictureSet: (role, { alt }) => `${roles.en[role]}: ${alt}`,
    pictureRemoved: (role) => `${roles.en[role]} removed`,
  },
});

/** Explains which part of a colour is changed, and why. */
export const describeColourShift = (
  { colour, hue, lightness, chroma }: ColourWarning,
  language: Language,
): string => {
  const t = shifts[language];
  const changes = [
    ...(lightness === null ? [] : [t[lightness]]),
    ...(chroma === null ? [] : [t[chroma]]),
  ];
  return t.sentence({ colour, hue, how: changes.join(t.and) });
};

/** A colour with a name. */
export interface NamedHue {
  readonly hue: number;
  readonly name: string;
}

/** Twelve easily distinguished hues: offered by name, and one is drawn where none was chosen. */
export const namedHues = (language: Language): readonly NamedHue[] =>
  HUES.map(([hue, names]) => ({ hue, name: names[language] }));

const HUES = [
  [255, words.hUES],
  [215, words.hUES2],
  [190, words.hUES3],
  [150, words.hUES4],
  [115, words.hUES5],
  [85, words.hUES6],
  [55, words.hUES7],
  [30, words.hUES8],
  [5, words.hUES9],
  [335, words.hUES10],
  [305, words.hUES11],
  [285, words.hUES12],
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
