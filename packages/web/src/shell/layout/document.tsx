import { LANGUAGE_DEFINITIONS, LEGAL_NOTICES, type LegalNotice } from "@losfee/contract";
import { layoutTexts, legalTexts } from "@losfee/messages/shell-layout";
import type { ComponentChildren, VNode } from "preact";
import { colourPath, OWN_HUE } from "../colour/event-colour.ts";
import { ConsoleBar } from "../console/bar.tsx";
import { ICON } from "../mark.tsx";
import { basePathOf } from "../own-address.ts";
import { type PageFrame, withQuery } from "../page.ts";
import { usePage } from "../page-context.ts";
import type { PageLayout } from "../page-definition.ts";
import { iconPath, manifestPath } from "../paths.ts";
import { scopeClass } from "../scope.ts";
import { MODEL_ELEMENT, VIEW_ELEMENT } from "./elements.ts";
import { Masthead } from "./masthead.tsx";
import { Notices } from "./notices.tsx";
import { SharingTags } from "./sharing-tags.tsx";

interface DocumentProps {
  readonly id: string;
  /** Folder of the page; selects its styles. */
  readonly folder: string;
  readonly title: string;
  readonly layout: PageLayout;
  readonly page: PageFrame;
  /** True if more data follows without an event; without scripts, the browser reloads. */
  readonly isUnfinished: boolean;
  /** True if previews of links to it show a picture. */
  readonly isShared: boolean;
  /** True if phones can install it as an app. */
  readonly isInstallable: boolean;
  readonly styles: readonly string[];
  /** Preloaded, since late fonts would shift the layout. */
  readonly fonts: readonly string[];
  readonly script: { readonly src: string; readonly preload: readonly string[] } | null;
  /** Script that runs before anything is shown; null if nothing becomes interactive. */
  readonly early: string | null;
  /** Script loaded at the first interaction; null for none. */
  readonly later: string | null;
  /** JSON for the page's script; null if it needs none. */
  readonly embedded: string | null;
  readonly children: ComponentChildren;
}

/** The HTML document around a page. */
export const Document = ({
  id,
  folder,
  title,
  layout,
  page,
  isUnfinished,
  isShared,
  isInstallable,
  styles,
  fonts,
  script,
  early,
  later,
  embedded,
  children,
}: DocumentProps): VNode => {
  const t = layoutTexts[page.language];
  const { direction, reviewed } = LANGUAGE_DEFINITIONS[page.language];
  const heading = `${title} · ${page.competition?.name ?? "Losfee"}`;
  return (
    <html
      lang={page.language}
      dir={direction}
      data-language={page.language}
      data-base={basePathOf(page.baseUrl) || undefined}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{heading}</title>
        {layout === "embed" && <base target="_blank" />}
        {isShared && <SharingTags heading={heading} />}
        {isInstallable && <InstallTags />}
        {isUnfinished && (
          <noscript>
            <meta http-equiv="refresh" content="10" />
          </noscript>
        )}
        <link rel="icon" href={ICON} type="image/svg+xml" />
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossorigin="anonymous"
          />
        ))}
        {[colourPath(page.competition?.hue ?? OWN_HUE), ...styles].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {script?.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {early !== null && <script src={early} />}
        {script !== null && <script type="module" src={script.src} />}
      </head>
      <body
        class={`layout-${layout} ${scopeClass(folder)}`}
        data-page={id}
        data-competition={page.competition?.id}
        data-later={later}
        data-seq={page.competition?.seq}
        data-unfinished={isUnfinished ? "" : undefined}
        data-stream={
          page.competition === null
            ? undefined
            : `/api/v1/competitions/${page.competition.id}/stream`
        }
      >
        {layout !== "screen" && layout !== "sheet" && layout !== "embed" && (
          <a class="skip-link" href={`#${VIEW_ELEMENT}`}>
            {t.skip}
          </a>
        )}
        {layout === "console" ? (
          <ConsoleBar />
        ) : (
          layout !== "screen" && layout !== "embed" && <Masthead leads={layout === "public"} />
        )}
        <p class="notice-offline" role="status" data-offline={t.offline} />
        {layout === "console" && <Notices id={id} />}
        {page.competition?.fideModeLeft !== undefined && (
          <p class="message warn fide-mode-left">
            {t.fideModeLeft({ round: page.competition.fideModeLeft })}
          </p>
        )}
        <main id={VIEW_ELEMENT} tabIndex={-1}>
          {children}
        </main>
        {!reviewed && (layout === "public" || layout === "console") && (
          <footer class="translation-note note">{t.unreviewed}</footer>
        )}
        {(layout === "public" || layout === "console") && <LegalFooter />}
        {layout === "embed" && <EmbedFooter />}
        {embedded !== null && (
          <script
            type="application/json"
            id={MODEL_ELEMENT}
            dangerouslySetInnerHTML={{ __html: embedded }}
          />
        )}
      </body>
    </html>
  );
};

/**
 * Footer of a page embedded in another website: the event, a link to all of it, and the
 * organisation's legal notices.
 */
const EmbedFooter = (): VNode => {
  const page = usePage();
  return (
    <footer class="embed-footer">
      <a href={withQuery(page.url, "embed", null)}>{page.competition?.name ?? "Losfee"}</a>
      <span> · Losfee</span>
      {legalLinksOn(page).map(({ notice, href, text }) => (
        <span key={notice}>
          {" · "}
          <a href={href}>{text}</a>
        </span>
      ))}
    </footer>
  );
};

/** Tags that let phones install the page as an app; effective only over https or on localhost. */
const InstallTags = (): VNode | null => {
  const page = usePage();
  const { competition, language } = page;
  if (competition === null) return null;
  return (
    <>
      <link
        rel="manifest"
        href={manifestPath(competition.id, language)}
        crossorigin="use-credentials"
      />
      <link rel="apple-touch-icon" href={iconPath(competition.hue, 180)} />
    </>
  );
};

/** Links to the imprint and the privacy notice; null without either. */
const LegalFooter = (): VNode | null => {
  const page = usePage();
  const links = legalLinksOn(page);
  return links.length === 0 ? null : (
    <footer class="legal-footer no-print">
      {links.map(({ notice, href, text }) => (
        <a key={notice} href={href}>
          {text}
        </a>
      ))}
    </footer>
  );
};

/** Returns the notices of a page in the order of its footer. */
const legalLinksOn = ({
  legal = {},
  language,
}: PageFrame): readonly {
  readonly notice: LegalNotice;
  readonly href: string;
  readonly text: string;
}[] =>
  LEGAL_NOTICES.flatMap((notice) => {
    const href = legal[notice];
    return href === undefined ? [] : [{ notice, href, text: legalTexts[language][notice] }];
  });
