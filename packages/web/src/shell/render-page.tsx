import { h, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Assets } from "./assets.ts";
import { drawnBelow } from "./drawn-below.ts";
import { inParts } from "./in-parts.tsx";
import { Document } from "./layout/document.tsx";
import { basePathOf } from "./own-address.ts";
import type { PageFrame } from "./page.ts";
import { PageContext } from "./page-context.ts";
import type { Page, PageLayout } from "./page-definition.ts";
import { isPlayingByItself } from "./paths.ts";
import { areaOf } from "./scope.ts";

/** Buffers keys before a page is interactive. */
const EARLY_SCRIPT = "browser/early";

/**
 * Renders the whole HTML document of a page. Scripts and styles are external files only, so that a
 * strict content security policy (`default-src 'self'`) holds without exceptions.
 */
export const renderPage = <Model,>(
  definition: Page<Model>,
  model: Model,
  page: PageFrame,
  assets: Assets,
  layout: PageLayout = definition.layout,
): string =>
  `${DOCTYPE}${drawing(page)(() => documentOf(definition, model, page, assets, layout))}`;

/** Renders a document in parts; other requests can be answered between those of long lists. */
export function* renderPageInParts<Model>(
  definition: Page<Model>,
  model: Model,
  page: PageFrame,
  assets: Assets,
  layout: PageLayout = definition.layout,
): Generator<string> {
  // Hydrated parts may depend on the context around them.
  if (definition.layout !== "public") {
    return yield renderPage(definition, model, page, assets, layout);
  }
  yield DOCTYPE;
  yield* inParts(() => documentOf(definition, model, page, assets, layout), drawing(page));
}

const DOCTYPE = "<!doctype html>";

/** Each part is rendered by itself, and so gets the page's frame by itself. */
const drawing =
  (page: PageFrame) =>
  (part: () => VNode): string =>
    drawnBelow(basePathOf(page.baseUrl), () =>
      renderToString(h(PageContext.Provider, { value: page, children: h(part, null) })),
    );

const documentOf = <Model,>(
  definition: Page<Model>,
  model: Model,
  page: PageFrame,
  assets: Assets,
  layout: PageLayout,
): VNode => {
  const embedded = definition.script === "view" ? jsonForHtml({ model, page }) : null;
  const whole = scriptOf(definition);
  const script = definition.startsLater === true ? LATER_SCRIPT : whole;
  return (
    <Document
      title={definition.title(model, page)}
      layout={layout}
      id={definition.id}
      folder={definition.folder}
      page={page}
      styles={[assets.style, assets.areaStyle(areaOf(definition.folder))]}
      isInstallable={definition.installable === true && layout === definition.layout}
      isUnfinished={
        definition.isUnfinished?.(model) === true || isPlayingByItself(page.competition?.id)
      }
      isShared={definition.layout === "public" && definition.access === "public"}
      fonts={FIRST_FONTS.map(assets.font)}
      script={script === null ? null : assets.script(script, page.language)}
      early={embedded === null ? null : assets.script(EARLY_SCRIPT, page.language).src}
      later={whole === null || whole === script ? null : assets.script(whole, page.language).src}
      embedded={embedded}
    >
      {h(definition.view, { model })}
    </Document>
  );
};

/** Hydrates a page at the first interaction. */
const LATER_SCRIPT = "browser/later";

/** The fonts of nearly every page. */
const FIRST_FONTS = ["text", "display"] as const;

/** Returns the script of a page as named in the browser bundles; null for none. */
const scriptOf = ({ folder, script }: Pick<Page, "folder" | "script">): string | null => {
  if (script === undefined) return null;
  return script === "view" ? `${folder}/browser` : `browser/${script}`;
};

/** Serialises JSON so that no name in it can end the enclosing script element. */
const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
