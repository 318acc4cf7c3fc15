import type { PageDefinition, PageKind } from "./page.ts";

/** What a page says of itself beside its name and address; what is left out is as usual. */
type Own<Model, Kind extends PageKind> = Pick<
  PageDefinition<Model, Kind>,
  "build" | "title" | "view"
> &
  Partial<PageDefinition<Model, Kind>>;

/** How the ids of a kind's console begin; kinds may share ids where their navigation is the same. */
const CONSOLE_IDS: Readonly<Record<PageKind, string>> = {
  tournament: "console",
  tables: "console",
  ladder: "console-ladder",
};

/**
 * Short forms for the pages of one kind of competition; addresses begin below the competition's.
 * `band` tells its public pages how far the competition is.
 */
export const pagesOf = <Kind extends PageKind>(
  kind: Kind,
  band: NonNullable<PageDefinition<unknown, NoInfer<Kind>>["band"]>,
) => ({
  /** For everybody, and kept up to date while it is open. */
  publicPage: <Model>(id: string, path: string, own: Own<Model, Kind>) =>
    ({
      ...{ id, kind, path: `/c/:competition${path}` },
      ...{ access: "public", layout: "public", script: "live", band },
      ...own,
    }) satisfies PageDefinition<Model, Kind>,
  /** For directors, alive in the browser. */
  consolePage: <Model>(name: string, path: string, own: Own<Model, Kind>) =>
    ({
      ...{ id: `${CONSOLE_IDS[kind]}-${name}`, kind, path: `/console/:competition${path}` },
      ...{ access: "director", layout: "console", script: "view" },
      ...own,
    }) satisfies PageDefinition<Model, Kind>,
  /** On paper, for whoever prints in the hall. */
  sheetPage: <Model>(id: string, path: string, own: Own<Model, Kind>) =>
    ({
      ...{ id, kind, path: `/console/:competition/print${path}` },
      ...{ access: "results", layout: "sheet", script: "print" },
      ...own,
    }) satisfies PageDefinition<Model, Kind>,
});
