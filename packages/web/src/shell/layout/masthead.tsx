import { LANGUAGE_DEFINITIONS, LANGUAGES, type Language, may } from "@losfee/contract";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { ACCOUNT_PATH } from "../accounts.ts";
import { beginningIn } from "../beginning.ts";
import { type PageFrame, type PlaceLink, withQuery } from "../page.ts";
import { useLanguage, usePage, useTexts } from "../page-context.ts";
import type { PageLayout } from "../page-definition.ts";
import type { Side } from "../page-kind.ts";
import { competitionPath, SESSIONS_PATH } from "../paths.ts";
import { Mark } from "./mark.tsx";

interface MastheadProps {
  readonly layout: PageLayout;
}

/** The top of a page in the stage's colour: competition, navigation and language. */
export const Masthead = ({ layout }: MastheadProps): VNode => {
  const page = usePage();
  const t = layoutTexts[page.language];
  const { competition } = page;
  const beginning = competition && beginningIn(competition, page.viewer);
  return (
    <header class={layout === "console" ? "masthead of-console" : "masthead"}>
      <div class="masthead-name">
        {competition === null ? (
          <a href={layout === "console" ? "/console" : "/"}>
            <Mark />
            <span>Losfee</span>
          </a>
        ) : (
          <a href={(layout === "console" ? beginning : null) ?? competitionPath(competition.id)}>
            <Mark />
            <span title={competition.name}>{competition.name}</span>
          </a>
        )}
        {competition !== null && competition.event !== "" && (
          <span class="masthead-event">{competition.event}</span>
        )}
      </div>
      {competition !== null && layout === "public" && (
        <nav class="masthead-nav" aria-label={t.pages}>
          <SideSwitch competition={competition} layout={layout} />
          <PlaceLinks links={competition.navigation} />
        </nav>
      )}
      {competition !== null && layout === "console" && <ConsolePlaces competition={competition} />}
      <div class="masthead-tools">
        {LANGUAGES.filter((language) => language !== page.language).map((language) => (
          <a
            key={language}
            href={withQuery(page.url, "lang", language)}
            hreflang={language}
            lang={language}
            // Screen readers read the whole name; voice control may use the letters.
            aria-label={
              layout === "console" ? `${language.toUpperCase()} – ${nameOf(language)}` : undefined
            }
          >
            {layout === "console" ? language.toUpperCase() : nameOf(language)}
          </a>
        ))}
        {may(page.viewer, "person") && <a href={ACCOUNT_PATH}>{t.account}</a>}
        {layout === "public" && beginning !== null && <a href={beginning}>{t.console}</a>}
        {layout === "console" && competition !== null && (
          <a class="to-public" href={competitionPath(competition.id)}>
            {t.publicPage}
          </a>
        )}
        {layout === "console" && <WindowButtons />}
      </div>
    </header>
  );
};

const nameOf = (language: Language): string => LANGUAGE_DEFINITIONS[language].name;

interface ConsolePlacesProps {
  readonly competition: NonNullable<PageFrame["competition"]>;
}

/**
 * The places of a competition's console in its bar, each with its key. Those not needed each round
 * are behind “More”, so that the bar fits on one line.
 */
const ConsolePlaces = ({ competition }: ConsolePlacesProps): VNode => {
  const t = useTexts(layoutTexts);
  const { navigation } = competition;
  const often = navigation.filter(({ seldom }) => seldom !== true);
  const others = navigation.filter(({ seldom }) => seldom === true);
  const here = others.find(({ isCurrent }) => isCurrent);
  return (
    <nav class="console-nav" aria-label={t.console}>
      <div class="console-places">
        <SideSwitch competition={competition} layout="console" />
        <PlaceLinks links={often} />
      </div>
      <details class="console-more">
        <summary data-here={here && ""}>{here?.name ?? t.more}</summary>
        <div class="console-more-places">
          <PlaceLinks links={others} />
          <BesideCompetition />
        </div>
      </details>
    </nav>
  );
};

/** Links from a console to pages outside the competition: the list, the place, and signing out. */
const BesideCompetition = (): VNode => {
  const { viewer, language } = usePage();
  const t = layoutTexts[language].beside;
  return (
    <>
      {may(viewer, "console") && <a href="/console">{t.competitions}</a>}
      {may(viewer, "place") && (
        <>
          <a href="/backup">{t.backup}</a>
          <a href={SESSIONS_PATH}>{t.sessions}</a>
        </>
      )}
      <button type="button" data-log-out hidden>
        {t.logOut}
      </button>
    </>
  );
};

interface PlaceLinksProps {
  readonly links: readonly PlaceLink[];
}

/** Links of a competition's navigation with their keys. */
const PlaceLinks = ({ links }: PlaceLinksProps): VNode => (
  <>
    {links.some(({ alt }) => alt) && <kbd>Alt+</kbd>}
    {links.map(({ key, alt, href, name, isCurrent }) => (
      <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
        {key !== undefined && <kbd title={alt && `Alt+${key}`}>{key}</kbd>}
        {name}
      </a>
    ))}
  </>
);

const SIDES: readonly Side[] = ["tables", "boards"];

interface SideSwitchProps {
  readonly competition: NonNullable<PageFrame["competition"]>;
  readonly layout: PageLayout;
}

/** In a competition with tables and boards, the link to the other side; otherwise null. */
const SideSwitch = ({ competition, layout }: SideSwitchProps): VNode | null => {
  const language = useLanguage();
  const { id, sides } = competition;
  if (sides === null) return null;
  const t = layoutTexts[language];
  const overview = competitionPath(id, layout === "console" ? "console" : "public");
  return (
    <ul class="side-switch" aria-label={t.sides}>
      {SIDES.map((side) => (
        <li key={side}>
          <a
            href={withQuery(overview, "at", side)}
            aria-current={side === sides.current ? "true" : undefined}
          >
            {t.atSide[side]}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Buttons for the windows over a console page, for touch and mouse: palette and shortcut list. */
const WindowButtons = (): VNode => {
  const { palette, paletteKey, shortcuts } = useTexts(layoutTexts);
  return (
    <>
      <button
        type="button"
        class="console-window"
        data-window="palette"
        hidden
        title={`${palette} (${paletteKey})`}
      >
        <svg class="console-lens" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M10.5 3a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M16 16l5.5 5.5" />
        </svg>
        <span class="visually-hidden">{palette}</span>
      </button>
      <button
        type="button"
        class="console-window for-keys"
        data-window="shortcuts"
        hidden
        title={shortcuts}
      >
        <kbd>?</kbd>
        <span class="visually-hidden">{shortcuts}</span>
      </button>
    </>
  );
};
