import type { PageKind } from "../page.ts";
import type { layoutTexts } from "./texts.ts";

/** A place in the navigation of public pages: the page's id, its address below the overview's, its name. */
interface PublicPlace {
  readonly id: string;
  readonly path: string;
  readonly text: keyof (typeof layoutTexts)["en"];
}

/** The public pages of each kind of competition that the masthead leads to. */
export const publicPlaces: { readonly [Kind in PageKind]: readonly PublicPlace[] } = {
  tournament: [
    { id: "pairings", path: "/pairings", text: "pairings" },
    { id: "standings", path: "/standings", text: "standings" },
    { id: "crosstable", path: "/crosstable", text: "crosstable" },
    { id: "lots", path: "/lots", text: "lots" },
  ],
  tables: [
    { id: "tables", path: "/tables", text: "tables" },
    { id: "standings", path: "/standings", text: "standings" },
    { id: "cut", path: "/cut", text: "cut" },
    { id: "lots", path: "/lots", text: "lots" },
  ],
  ladder: [
    { id: "ladder-games", path: "/games", text: "games" },
    { id: "ladder-lists", path: "/lists", text: "waitingLists" },
    { id: "ladder-standings", path: "/standings", text: "ranking" },
  ],
};
