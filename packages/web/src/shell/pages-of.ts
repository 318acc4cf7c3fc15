import type { PageDefinition, PageKind } from "./page.ts";

/** A page's own settings besides name and address; missing ones have defaults. */
type Own<Model, Kind extends PageKind> = Pick<
  PageDefinition<Model, Kind>,
  "build" | "title" | "view"
> &
  Partial<PageDefinition<Model, Kind>>;

/** Prefixes of console page ids; kinds may share ids if their navigation is the same. */
const CONSOLE_IDS: Readonly<Record<PageKind, string>> = {
  tournament: "console",
  tables: "console",
  ladder: "console-ladder",
};

/**
 * Short forms for the pages of one kind of competition; paths are relative to the competition's.
 * `band` gives its public pages the progress.
 */
export const pagesOf = <Kind extends PageKind>(
  kind: Kind,
  band: NonNullable<PageDefinition<unknown, NoInfer<Kind>>["band"]>,
) => ({
  /** A public page that updates itself while open. */
  publicPage: <Model>(id: string, path: string, own: Own<Model, Kind>) =>
    ({
      ...{ id, kind, path: `/c/:competition${path}` },
      ...{ access: "public", layout: "public", script: "live", band },
      ...own,
    }) satisfies PageDefinition<Model, Kind>,
  /** An interactive page for directors. */
  consolePage: <Model>(name: string, path: string, own: Own<Model, Kind>) =>
    ({
      ...{ id: `${CONSOLE_IDS[kind]}-${name}`, kind, path: `/console/:competition${path}` },
      ...{ access: "director", layout: "console", script: "view" },
      ...own,
    }) satisfies PageDefinition<Model, Kind>,
  /** A page for printing. */
  sheetPage: <Model>(id: string, path: string, own: Own<Model, Kind>) =>
    ({
      ...{ id, kind, path: `/console/:competition/print${path}` },
      ...{ access: "results", layout: "sheet", script: "print" },
      ...own,
    }) satisfies PageDefinition<Model, Kind>,
});
