import type { PageKind, Role } from "../../shell/page.ts";
import type { ConsolePlace } from "./texts.ts";

/** A place in a console's navigation: its address below the console's, and the key that goes there. */
export interface PlaceLink {
  readonly place: ConsolePlace;
  readonly key: string;
  readonly path: string;
  /** Whether those who enter results have it too. */
  readonly forHelpers?: boolean;
}

/** The places of the console of each sort of competition, in the order of their keys. */
const places: { readonly [Kind in PageKind]: readonly PlaceLink[] } = {
  tournament: [
    { place: "day", key: "1", path: "" },
    { place: "entries", key: "2", path: "/entries" },
    { place: "round", key: "3", path: "/rounds/next" },
    { place: "results", key: "4", path: "/results", forHelpers: true },
    { place: "check", key: "5", path: "/check", forHelpers: true },
    { place: "standings", key: "6", path: "/standings" },
    { place: "journal", key: "7", path: "/journal" },
    { place: "settings", key: "8", path: "/settings" },
    { place: "links", key: "9", path: "/links" },
    { place: "event", key: "0", path: "/event" },
  ],
  tables: [
    { place: "day", key: "1", path: "" },
    { place: "entries", key: "2", path: "/entries" },
    { place: "stage", key: "3", path: "/stage" },
    { place: "results", key: "4", path: "/results", forHelpers: true },
    { place: "standings", key: "6", path: "/standings" },
    { place: "journal", key: "7", path: "/journal" },
    { place: "settings", key: "8", path: "/settings" },
    { place: "links", key: "9", path: "/links" },
    { place: "event", key: "0", path: "/event" },
  ],
  ladder: [
    { place: "day", key: "1", path: "" },
    { place: "entries", key: "2", path: "/entries" },
    { place: "late", key: "3", path: "/late" },
    { place: "journal", key: "7", path: "/journal" },
    { place: "settings", key: "8", path: "/settings" },
    { place: "event", key: "0", path: "/event" },
  ],
};

/** The places that somebody of this role may go to. */
export const placesFor = (kind: PageKind, role: Role): readonly PlaceLink[] =>
  places[kind].filter(({ forHelpers }) => role === "director" || forHelpers === true);
