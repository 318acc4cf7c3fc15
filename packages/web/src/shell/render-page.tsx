import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Assets } from "./assets.ts";
import { Document } from "./layout/document.tsx";
import type { PageDefinition, PageFrame } from "./page.ts";

/** The entry that holds back what is pressed before a page is alive. */
const EARLY_ENTRY = "early";

/**
 * The whole HTML document of a page. Scripts and styles are external files only, so that a strict
 * content security policy (`default-src 'self'`) holds without exceptions.
 */
export const renderPage = <Model,>(
  definition: PageDefinition<Model>,
  model: Model,
  page: PageFrame,
  assets: Assets,
): string => {
  const embedded = definition.hydrates === true ? jsonForHtml({ model, page }) : null;
  const document = (
    <Document
      title={definition.title(model, page)}
      layout={definition.layout}
      id={definition.id}
      page={page}
      styles={assets.styles}
      script={definition.script === undefined ? null : assets.script(definition.script)}
      early={embedded === null ? null : assets.script(EARLY_ENTRY).src}
      embedded={embedded}
    >
      {h(definition.view, { model, page })}
    </Document>
  );
  return `<!doctype html>${renderToString(document)}`;
};

/** JSON that cannot end the script element it stands in, whatever names it contains. */
const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
