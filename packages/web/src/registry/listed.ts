import type { VNode } from "preact";
import type { PageProps } from "../shell/page.ts";
import type { Page, PageDefinition } from "../shell/page-definition.ts";
import type { PageKind } from "../shell/page-kind.ts";
import type { Ask } from "../shell/page-request.ts";

/** A page of a folder with its view, which shows just the page's model. */
export const listed = <Model, Asks extends Ask, Kind extends PageKind>(
  folder: string,
  definition: PageDefinition<Model, Asks, Kind>,
  view: (props: PageProps<NoInfer<Model>>) => VNode,
): Page => ({ ...definition, folder, view }) as unknown as Page;
