import { needLacking } from "@losfee/contract";
import { type Place, type PlaceId, places } from "./layout/places.ts";
import { type PageFrame, type PlaceLink, withQuery } from "./page.ts";
import { isPageOf, type Page } from "./page-definition.ts";
import { competitionPath } from "./paths.ts";

type Whereabouts = {
  /** True if the user types on the page itself. */
  readonly isTypedInto?: boolean;
} & Pick<NonNullable<PageFrame["competition"]>, "id" | "kind" | "sides"> &
  Pick<PageFrame, "viewer" | "language">;

/** Returns the links of a page's navigation: all places with a page that the viewer may see. */
export const navigationOf = (
  { layout, place: current, typing }: Page,
  pages: readonly Page[],
  { id, kind, sides, viewer, language, isTypedInto = typing === true }: Whereabouts,
): readonly PlaceLink[] => {
  if (layout !== "public" && layout !== "console") return [];
  const leadingTo = new Set<string | undefined>(
    pages
      .filter((page) => page.layout === layout && isPageOf(page, kind))
      .filter(({ access }) => needLacking(viewer, [access]) === null)
      .map(({ place }) => place),
  );
  return (Object.entries(places) as readonly (readonly [PlaceId, Place])[])
    .filter(([place]) => leadingTo.has(place))
    .map(([place, { path, key, seldom, [language]: name }]) => ({
      place,
      name,
      href: onSameSide(sides, competitionPath(id, layout) + path),
      ...(layout === "console" && key !== undefined
        ? { key, ...(isTypedInto && { alt: true as const }) }
        : {}),
      isCurrent: place === current,
      ...(layout === "console" && seldom === true ? { seldom } : {}),
    }));
};

/** The address of a page on the same side of a competition; the side in play needs no parameter. */
const onSameSide = (sides: Whereabouts["sides"], path: string): string =>
  sides === null || sides.isPlayed ? path : withQuery(path, "at", sides.current);
