import type { Language } from "@losfee/contract";
import type { CompetitionKind } from "@losfee/core";
import { type ComponentChildren, h } from "preact";
import { renderToString } from "preact-render-to-string";
import { type FullRequest, frameOf, type Page, pages, renderPage } from "../src/index.ts";
import { PageContext } from "../src/shell/page-context.ts";

const assets = {
  style: "/assets/style.css",
  font: (name: string) => `/assets/${name}.woff2`,
  areaStyle: (area: string) => `/assets/${area}.css`,
  script: (entry: string) => ({ src: `/assets/${entry}.js`, preload: [] }),
};

/** Returns the HTML document for a request; null if there is none (404). */
export const htmlOf = (
  definition: Page,
  request: FullRequest<CompetitionKind>,
  url = definition.path,
): string | null => {
  const model = definition.build(request);
  if (model === null) return null;
  // Through JSON, like the API: a model that is not plain JSON does not survive.
  const frame = frameOf({ request, url, page: definition, pages });
  return renderPage(definition, JSON.parse(JSON.stringify(model)), frame, assets);
};

/** Returns the HTML of a part of a page about no competition. */
export const partOf = (part: ComponentChildren, language: Language): string => {
  const value = {
    ...{ language, url: "/", baseUrl: "", timeZone: "UTC", dateDoubt: null, competition: null },
    viewer: { role: "director", label: "director" },
  } as const;
  return renderToString(h(PageContext.Provider, { value, children: part }));
};

/**
 * A test that checks each of many, named: a test for each would take longer than the check. A
 * failure says of which.
 */
export const ofEach =
  <Item>(all: readonly (readonly [string, Item])[], check: (item: Item, name: string) => void) =>
  (): void => {
    for (const [name, item] of all) {
      try {
        check(item, name);
      } catch (error) {
        throw new Error(`${name}: ${String(error)}`, { cause: error });
      }
    }
  };

/** Returns a document's text without tags, with white space collapsed. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

/** Returns all values of an attribute. */
export const attributes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

/** Returns the opening tags of an element. */
export const openings = (html: string, element: string): readonly string[] =>
  html.match(new RegExp(`<${element}(?=[\\s>])[^>]*>`, "g")) ?? [];
