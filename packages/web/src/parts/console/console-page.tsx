import type { ComponentChildren, VNode } from "preact";
import { useShortcuts } from "../../shell/client/context.ts";
import { clientTexts } from "../../shell/client/texts.ts";
import { onSameSide } from "../../shell/layout/side-switch.tsx";
import type { PageFrame } from "../../shell/page.ts";
import { competitionPath } from "../../shell/paths.ts";
import { DateDoubt } from "./date-doubt.tsx";
import { placesFor } from "./places.ts";
import { type ConsolePlace, partTexts } from "./texts.ts";

interface ConsolePageProps {
  readonly page: PageFrame;
  /** Which link of the navigation this page belongs to. */
  readonly place: ConsolePlace;
  readonly title: string;
  /** Beside the title: figures, links. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page of a competition's console: navigation by one key, title, contents. */
export const ConsolePage = ({ page, place, title, aside, children }: ConsolePageProps): VNode => {
  const t = partTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  const places = placesFor(page.competition?.kind ?? "tournament", page.viewer.role);
  const hrefOf = (path: string): string =>
    page.competition === null ? base + path : onSameSide(page.competition, base + path);
  useShortcuts(
    places.map((link) => ({
      key: link.key,
      text: t.places[link.place],
      run: () => location.assign(hrefOf(link.path)),
    })),
  );
  return (
    <>
      <nav class="console-nav" aria-label={t.navigation}>
        {places.map((link) => (
          <a
            key={link.place}
            href={hrefOf(link.path)}
            aria-current={link.place === place ? "page" : undefined}
          >
            <kbd>{link.key}</kbd>
            {t.places[link.place]}
          </a>
        ))}
        <button type="button" class="console-help" data-shortcuts hidden title={t.shortcuts}>
          <kbd>?</kbd>
          <span class="visually-hidden">{clientTexts[page.language].shortcuts}</span>
        </button>
      </nav>
      <noscript>
        <p class="message warn">{t.noScript}</p>
      </noscript>
      <DateDoubt page={page} />
      <header class="page-head">
        <h1>{title}</h1>
        {aside}
      </header>
      {children}
    </>
  );
};
