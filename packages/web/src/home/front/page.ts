import { type Language, may } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import { homeTexts } from "@losfee/messages/home-front";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { FrontFacts, PageRequest } from "../../shell/page-request.ts";
import { cardTitle, formatCards } from "../parts/formats/cards.ts";
import type { Drawing } from "../parts/formats/drawings.ts";

/**
 * The start page: on a fresh server what Losfee is, on the director's own computer the way into the
 * console, on a club's server what is on, what comes and what was.
 */
export interface HomeModel {
  readonly front: FrontFacts;
  /** Ways to play, for strangers and for a fresh start; empty on a club's server. */
  readonly formats: readonly {
    readonly id: string;
    readonly name: string;
    readonly drawing: Drawing;
  }[];
  /** Null on a server without competitions, and where the visitor asks what Losfee is. */
  readonly club: Club | null;
  /** True if a signed-in viewer has a console. */
  readonly hasConsole: boolean;
  /** True if the server has accounts and the viewer is not signed in. */
  readonly offersSignIn: boolean;
}

/** The competitions of a server. */
export interface Club {
  /** Latest change first. */
  readonly on: readonly CompetitionSummary[];
  /** The next one first, those without a day last. */
  readonly soon: readonly CompetitionSummary[];
  /** Of the shown year, the last one first. */
  readonly played: readonly CompetitionSummary[];
  /** Years with played competitions, the last one first; empty if all are shown. */
  readonly years: readonly string[];
  readonly year: string | null;
  /** The text searched for; null where there are too few to search. */
  readonly search: string | null;
}

/** Most played competitions that are shown at once; more are shown by years. */
const MOST = 20;

/** Returns the model for `?part=` a year, `?q=` a name and `?show=about`. */
export const buildHome = ({
  competitions,
  front,
  language,
  now = "",
  offersSignIn,
  query,
  viewer,
}: PageRequest<"tournament", "front" | "signInOffer">): HomeModel => {
  const isClub = competitions.length > 0 && query["show"] !== "about";
  return {
    front,
    formats: isClub && !front.isAtDesk ? [] : onePerDrawing(language),
    club: isClub ? clubOf(competitions, query, now.slice(0, 10)) : null,
    hasConsole: may(viewer, "console"),
    offersSignIn: offersSignIn === true,
  };
};

/** The presets, one for each way to play. */
const onePerDrawing = (language: Language): HomeModel["formats"] => {
  const drawn = new Set<Drawing>();
  return formatCards.flatMap(({ id, drawing }) => {
    if (drawn.has(drawing)) return [];
    drawn.add(drawing);
    return [{ id, drawing, name: cardTitle(id, language) }];
  });
};

const clubOf = (
  competitions: readonly CompetitionSummary[],
  { part, q = "" }: PageRequest<"tournament">["query"],
  today: string,
): Club => {
  const found = competitions
    .filter(({ name }) => name.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase()))
    .toReversed();
  const over = found.filter((one) => isOver(one, today));
  const rest = found.filter((one) => !isOver(one, today));
  const played = sorted(over, dayOf).toReversed();
  const years = played.length > MOST ? [...new Set(played.map(yearOf))] : [];
  const year = years.find((one) => one === part) ?? years[0] ?? null;
  return {
    on: rest.filter(isOn),
    soon: sorted(
      rest.filter((one) => !isOn(one)),
      ({ start = "9999" }) => start,
    ),
    played: year === null ? played : played.filter((one) => yearOf(one) === year),
    ...{ years, year },
    search: competitions.length > MOST ? q : null,
  };
};

/** True once it is closed, or if its last day is past and nothing is left to play. */
const isOver = (
  { status, end, start = "", rounds, plannedRounds, current }: CompetitionSummary,
  today: string,
): boolean => {
  if (status === "closed") return true;
  const last = end ?? start;
  const isPlayed = plannedRounds > 0 && rounds >= plannedRounds && current?.missing === 0;
  return isPlayed && last !== "" && last < today;
};

/** True from the first published round; a pyramid with players is always on. */
const isOn = ({ rounds, plannedRounds, entries }: CompetitionSummary): boolean =>
  rounds > 0 || (plannedRounds === 0 && entries > 0);

const dayOf = ({ end, start = "" }: CompetitionSummary): string => end ?? start;

const yearOf = (one: CompetitionSummary): string => dayOf(one).slice(0, 4);

/** Sorts by a text; equal ones keep their order. */
const sorted = <Value>(values: readonly Value[], by: (value: Value) => string): readonly Value[] =>
  values.toSorted((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));

/** The start page. */
export const homePage: PageDefinition<HomeModel, "front" | "signInOffer"> = {
  id: "home",
  path: "/",
  access: "public",
  layout: "public",
  asks: ["front", "signInOffer"],
  script: "live",
  build: buildHome,
  // The sample goes on by itself.
  isUnfinished: ({ club, front }) => club === null && front.sample !== null && !front.isAtDesk,
  title: ({ club, front }, { language }) => {
    const t = homeTexts[language];
    return club === null ? t.losfee : (front.organisation ?? t.title);
  },
};
