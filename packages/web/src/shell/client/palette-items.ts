import { may } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import { type EntryId, findPeople, type NamedPlayer } from "@losfee/core";
import { paletteTexts } from "@losfee/messages/shell-client";
import { type PageFrame, type PlaceLink, withQuery } from "../page.ts";
import { competitionPath, playerPath, SESSIONS_PATH, screensPath } from "../paths.ts";
import { type Shortcut, shortcutName } from "./keyboard.ts";

/** A target or an action of the palette. */
export type PaletteItem = {
  readonly name: string;
  /** A second way to find it: a player's number, or the digit that leads to a page. */
  readonly number?: number;
  /** Shortcut label; empty without one. */
  readonly keys: string;
} & (
  | { readonly kind: "person" | "page" | "competition"; readonly href: string }
  | { readonly kind: "act"; readonly run: () => void }
);

/** Returns the page's shortcuts that act; those that only navigate are listed as pages. */
export const actsOf = (
  shortcuts: readonly Shortcut[],
  { competition }: PageFrame,
): readonly PaletteItem[] =>
  shortcuts
    .filter(({ key, text }) => !(competition?.navigation ?? []).some(isLinkBy(key, text)))
    .map((shortcut) => ({
      kind: "act",
      name: shortcut.text,
      keys: shortcutName(shortcut),
      run: shortcut.run,
    }));

const isLinkBy =
  (key: string, text: string) =>
  (link: PlaceLink): boolean =>
    link.key === key && link.name === text;

/** Returns the console's places, the public pages and the pages outside all competitions. */
export const pagesOf = ({ competition, viewer, language }: PageFrame): readonly PaletteItem[] => {
  const t = paletteTexts[language];
  const page = (name: string, href: string): PaletteItem => ({
    kind: "page",
    name,
    href,
    keys: "",
  });
  const places = (competition?.navigation ?? []).map(
    ({ name, href, key, alt }): PaletteItem => ({
      ...page(name, href),
      keys: key === undefined ? "" : shortcutName({ key, alt: alt ?? false }),
      ...(key === undefined ? {} : { number: Number(key) }),
    }),
  );
  return [
    ...places,
    ...(competition === null ? [] : [page(t.publicPages, competitionPath(competition.id))]),
    ...(competition !== null && competition.kind !== "ladder" && may(viewer, "director")
      ? [
          page(t.screens, screensPath(competition.id)),
          page(
            t.penalties,
            `${competitionPath(competition.id, "console")}/${whereOfPenalties(competition)}`,
          ),
        ]
      : []),
    ...(may(viewer, "console") ? [page(t.competitions, "/console")] : []),
    ...(may(viewer, "place") ? [page(t.sessions, SESSIONS_PATH), page(t.backup, "/backup")] : []),
  ];
};

/** The page for penalties: the standings, or the settings in competitions played for points. */
const whereOfPenalties = ({ kind, terms }: NonNullable<PageFrame["competition"]>): string =>
  kind === "tournament" && terms?.tally === "points" && terms.entrants === "people"
    ? "settings"
    : "standings#penalties";

/** Returns people, each with the page on which the viewer manages or views them. */
export const peopleOf = (
  people: readonly Pick<NamedPlayer, "id" | "name" | "number">[],
  { competition, viewer }: PageFrame,
): readonly PaletteItem[] =>
  people.map(({ id, name, number = id }) => ({
    kind: "person",
    name,
    number,
    keys: "",
    href: personPath(competition?.id ?? "", id, may(viewer, "director")),
  }));

const personPath = (competition: string, entry: EntryId, director: boolean): string =>
  director
    ? withQuery(`${competitionPath(competition, "console")}/entries`, "entry", `${entry}`)
    : playerPath(competition, entry);

export const competitionsOf = (
  all: readonly Pick<CompetitionSummary, "id" | "name">[],
  { competition }: PageFrame,
): readonly PaletteItem[] =>
  all
    .filter(({ id }) => id !== competition?.id)
    .map(({ id, name }) => ({
      kind: "competition",
      name,
      keys: "",
      href: competitionPath(id, "console"),
    }));

/**
 * Returns the items a text matches, best match first. Matches like the search for people (whole or
 * partial words, in any order, with or without marks); at equal fit, acts come before pages before
 * people. Without a text: all but people and competitions.
 */
export const findItems = (text: string, items: readonly PaletteItem[]): readonly PaletteItem[] => {
  if (text.trim() === "") {
    return items.filter(({ kind }) => kind === "act" || kind === "page");
  }
  // Acts have no number; nobody can type a negative one.
  const named = items.map((item) => ({ id: 0, number: -1, ...item }));
  return findPeople(text, named);
};
