import type { PageDefinition } from "./page-definition.ts";
import type { PageKind } from "./page-kind.ts";
import type { Ask } from "./page-request.ts";

/** A page's own settings besides name and address; missing ones have defaults. */
type Own<Model, Asks extends Ask, Kind extends PageKind> = Pick<
  PageDefinition<Model, Asks, Kind>,
  "build" | "title"
> &
  Partial<PageDefinition<Model, Asks, Kind>>;

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
  band: NonNullable<PageDefinition<unknown, never, NoInfer<Kind>>["band"]>,
) => ({
  /** A public page that updates itself while open. */
  publicPage: <Model, Asks extends Ask = never>(
    id: string,
    path: string,
    own: Own<Model, Asks, Kind>,
  ) =>
    ({
      ...{ id, kind, path: `/c/:competition${path}` },
      ...{ access: "public", layout: "public", script: "live", band },
      ...own,
    }) satisfies PageDefinition<Model, Asks, Kind>,
  /** An interactive page for directors. */
  consolePage: <Model, Asks extends Ask = never>(
    name: string,
    path: string,
    own: Own<Model, Asks, Kind>,
  ) =>
    ({
      ...{ id: `${CONSOLE_IDS[kind]}-${name}`, kind, path: `/console/:competition${path}` },
      ...{ access: "director", layout: "console", script: "view" },
      ...own,
    }) satisfies PageDefinition<Model, Asks, Kind>,
  /** A page for printing. */
  sheetPage: <Model, Asks extends Ask = never>(
    id: string,
    path: string,
    own: Own<Model, Asks, Kind>,
  ) =>
    ({
      ...{ id, kind, path: `/console/:competition/print${path}` },
      ...{ access: "results", layout: "sheet", script: "print" },
      ...own,
    }) satisfies PageDefinition<Model, Asks, Kind>,
});
