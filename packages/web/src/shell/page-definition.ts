import type { Need } from "@losfee/contract";
import type { CompetitionState } from "@losfee/core";
import type { VNode } from "preact";
import type { PlaceId } from "./layout/places.ts";
import type { Band, PageFrame, PageProps } from "./page.ts";
import type { PageKind } from "./page-kind.ts";
import type { Ask, FullRequest, PageRequest } from "./page-request.ts";

/** Frame of a page: navigation, a sheet of paper, a projector, or another website. */
export type PageLayout = "public" | "console" | "sheet" | "screen" | "embed";

/**
 * Script in the browser: the page's own view, hydrated with its model embedded as JSON, or one of
 * the shared scripts in `src/browser`.
 */
export type PageScript = "view" | "live" | "own" | "messages" | "passkeys" | "print" | "screen";

/**
 * A page: address, access, content and view. Exported by the `page.ts` of its folder. Uses methods,
 * so that definitions of different models fit into one list.
 */
export interface PageDefinition<
  Model = unknown,
  Asks extends Ask = never,
  Kind extends PageKind = PageKind,
> {
  readonly id: string;
  /**
   * The subject of the page; none for pages about no competition or any. Several pages may share an
   * address: {@link pageKindOf} selects one.
   */
  readonly kind?: Kind;
  /** Other kinds of competition that the page also shows. */
  readonly alsoFor?: readonly PageKind[];
  /** In fastify's syntax, e.g. `/c/:competition/pairings/:round?`. */
  readonly path: string;
  readonly access: Need;
  readonly layout: PageLayout;
  /** True if other websites may embed the page with `?embed`; public pages only. */
  readonly embeddable?: true;
  /** The page's place in the navigation; none if it is not listed there. */
  readonly place?: PlaceId;
  /** In consoles: true if the user types on the page itself. Then digits navigate only with Alt. */
  readonly typing?: true;
  /** The same for pages that are typed into in some states only. */
  isTypedInto?(state: CompetitionState): boolean;
  /** What `build` needs besides the competition: see {@link Asked}. */
  readonly asks?: readonly Asks[];
  /** True if phones can install the page as an app, which starts with the player's own page. */
  readonly installable?: boolean;
  /** True if the navigation lists the page in this state; missing if it always does. */
  isListed?(state: CompetitionState): boolean;
  /** Seconds after which a browser reloads the page; for pages that change with time. */
  readonly refreshes?: number;
  /** None for pages that never change. */
  readonly script?: PageScript;
  /** Hydrates the view only at the first interaction; for pages used on a poor network. */
  readonly startsLater?: true;
  /**
   * Builds the page's model as plain JSON; null if it does not exist (404). Pure. Models of public
   * pages never contain drafts, nor the seed of an open competition.
   */
  build(request: PageRequest<Kind, Asks>): Model | null;
  /** Returns the competition's progress, for pages that show it. Pure. */
  band?(request: PageRequest<Kind>, place: PlaceId | undefined): Band | null;
  /** True if more data follows without an event; the page then polls. */
  isUnfinished?(model: Model): boolean;
  /** Title of the window, without the competition's name. */
  title(model: Model, page: PageFrame): string;
}

/** A page as the registry lists it. */
export interface Page<Model = unknown, Kind extends PageKind = PageKind>
  extends Omit<PageDefinition<Model, Ask, Kind>, "build" | "band"> {
  /** Folder below `src`, e.g. `home/backup`; identifies its script and its styles. */
  readonly folder: string;
  view(props: PageProps<Model>): VNode;
  /** The request has what the page asks for. */
  build(request: FullRequest<Kind>): Model | null;
  band?(request: FullRequest<Kind>, place: PlaceId | undefined): Band | null;
}

/** True if a page shows competitions of a kind. */
export const isPageOf = (page: Pick<Page, "kind" | "alsoFor">, kind: PageKind): boolean =>
  page.kind === undefined || page.kind === kind || page.alsoFor?.includes(kind) === true;
