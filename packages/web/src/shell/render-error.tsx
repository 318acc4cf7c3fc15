import type { Language } from "@losfee/contract";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { SIGN_IN_PATH } from "./accounts.ts";
import type { Assets } from "./assets.ts";
import { drawnBelow } from "./drawn-below.ts";
import { Document } from "./layout/document.tsx";
import type { PageFrame } from "./page.ts";
import { PageContext } from "./page-context.ts";

/** The message shown instead of the page. */
interface Message {
  readonly title: string;
  readonly detail: string;
}

/** The requested address and language. */
interface Asked {
  readonly url: string;
  readonly language: Language;
  /** Base path of the app behind a proxy; empty at the root. */
  readonly basePath: string;
  /** True if signing in with an account may give access. */
  readonly offersSignIn?: boolean;
}

const FONTS = ["text", "display"] as const;

/** Renders the whole HTML document of an error with a link back, for users who followed a link. */
export const renderError = (
  { title, detail }: Message,
  { url, language, basePath, offersSignIn = false }: Asked,
  assets: Pick<Assets, "style" | "font">,
): string => {
  const t = layoutTexts[language];
  const competition = competitionIn(url);
  const page = frameOf(url, language);
  const document = (): VNode => (
    <PageContext.Provider value={page}>
      <Document
        title={title}
        layout="public"
        id="error"
        folder="error"
        page={page}
        styles={[assets.style]}
        fonts={FONTS.map(assets.font)}
        isShared={false}
        isInstallable={false}
        isUnfinished={false}
        script={null}
        early={null}
        later={null}
        embedded={null}
      >
        <header class="stage">
          <h1>{title}</h1>
        </header>
        <p class="prose">{detail}</p>
        <p class="cluster">
          {offersSignIn && (
            <a class="button primary" href={SIGN_IN_PATH}>
              {t.signIn}
            </a>
          )}
          {competition !== null && (
            <a class="button" href={competition}>
              {t.toCompetition}
            </a>
          )}
          <a class="button" href="/">
            {t.wayOut}
          </a>
        </p>
      </Document>
    </PageContext.Provider>
  );
  const html = drawnBelow(basePath, () => renderToString(document()));
  return `<!doctype html>${html}`;
};

/** Returns the competition's page for an address below it; null for other addresses. */
const competitionIn = (url: string): string | null => /^(\/c\/[\w.~%-]+)\/./.exec(url)?.[1] ?? null;

const frameOf = (url: string, language: Language): PageFrame => ({
  language,
  viewer: { role: "public", label: "" },
  url,
  baseUrl: "",
  timeZone: "UTC",
  dateDoubt: null,
  competition: null,
});
