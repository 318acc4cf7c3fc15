import { LANGUAGE_DEFINITIONS, LANGUAGES, may } from "@losfee/contract";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { ACCOUNT_PATH } from "../accounts.ts";
import { beginningIn } from "../beginning.ts";
import { Mark } from "../mark.tsx";
import { type PageFrame, type PlaceLink, withQuery } from "../page.ts";
import { usePage, useTexts } from "../page-context.ts";
import { competitionPath, SESSIONS_PATH } from "../paths.ts";
import { SideSwitch } from "../side-switch.tsx";

type Competition = NonNullable<PageFrame["competition"]>;

/** The top of a console page: the way back, the title, the places with their keys, the tools. */
export const ConsoleBar = (): VNode => {
  const page = usePage();
  const { competition } = page;
  return (
    <header class="masthead of-console">
      {competition === null ? (
        <div class="masthead-name">
          <a href="/console">
            <Mark />
            <span>Losfee</span>
          </a>
        </div>
      ) : (
        <>
          <WayBack />
          <div class="masthead-name">
            <a
              href={beginningIn(competition, page.viewer) ?? competitionPath(competition.id)}
              title={competition.name}
            >
              <span>{competition.name}</span>
            </a>
            {competition.event !== "" && <span class="masthead-event">{competition.event}</span>}
          </div>
          <ConsolePlaces competition={competition} />
        </>
      )}
      <div class="masthead-tools">
        {competition === null && <Languages />}
        {competition === null && <OwnLinks />}
        <WindowButtons />
      </div>
    </header>
  );
};

/** The one way back to the list of competitions; the mark alone for viewers without a list. */
const WayBack = (): VNode => {
  const { viewer, language } = usePage();
  return may(viewer, "console") ? (
    <a class="way-back" href="/console" title={layoutTexts[language].beside.competitions}>
      <Mark />
      <svg class="bar-icon chevron" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
        <path d="M6.5 1L1.5 6l5 5" />
      </svg>
      <span>{layoutTexts[language].back}</span>
    </a>
  ) : (
    <span class="way-back">
      <Mark />
    </span>
  );
};

/** Drawings of the tabs on phones, by the key of their place. */
const ICONS: Readonly<Record<string, string>> = {
  1: "M4 5h16v14H4zM9 5v14M12 10h5M12 14h5",
  2: "M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 5a3.5 3.5 0 0 1 0 6.5M18.5 14c2 1 3 3.200 3 6",
  3: "M3 6h6M15 6h6M3 12h6M15 12h6M3 18h6M15 18h6M11.5 6h1M11.5 12h1M11.5 18h1",
  4: "M4 4h16v16H4zM8 12l3 3 5-6",
  8: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
};
const SHEET = "M6 3h12v18H6zM9 8h6M9 12h6M9 16h6";
const MORE = "M4 6h16M4 12h16M4 18h16";

/** Tabs on phones besides “More”. */
const TABS = 4;

/** The places that are tabs on phones: those of the first keys, then the first ones. */
const tabsOf = (places: readonly PlaceLink[]): readonly PlaceLink[] =>
  [
    ...places.filter(({ key = "" }) => /^[1-4]$/.test(key)),
    ...places.filter(({ key = "" }) => !/^[1-4]$/.test(key)),
  ].slice(0, TABS);

/**
 * The places with their keys. The seldom ones are behind “More”, as are those that do not fit, from
 * the right: each is there twice, and the stylesheet shows one of both.
 */
const ConsolePlaces = ({ competition }: { readonly competition: Competition }): VNode => {
  const t = useTexts(layoutTexts);
  const { navigation } = competition;
  const often = navigation.filter(({ seldom }) => seldom !== true);
  const others = navigation.filter(({ seldom }) => seldom === true);
  const tabs = tabsOf(often);
  const classOf = (link: PlaceLink): string =>
    [
      `place-${Math.min(often.indexOf(link) + 1, MOST_PLACES)}`,
      tabs.includes(link) ? "tab" : "no-tab",
    ].join(" ");
  const isTyping = navigation.some(({ alt }) => alt);
  return (
    <nav class={isTyping ? "console-nav typing" : "console-nav"} aria-label={t.console}>
      <span class="alt-slot" aria-hidden="true">
        Alt +
      </span>
      <div class="console-places">
        <SideSwitch competition={competition} layout="console" />
        {often.map((link) => (
          <PlaceOfBar key={link.href} link={link} class={classOf(link)} />
        ))}
      </div>
      <details class="console-more">
        <summary data-here={others.some(({ isCurrent }) => isCurrent) ? "" : undefined}>
          <Icon path={MORE} />
          <Label text={t.more} />
        </summary>
        <div class="console-more-places">
          <SideSwitch competition={competition} layout="console" />
          {often.map((link) => (
            <PlaceOfMore key={link.href} link={link} class={classOf(link)} />
          ))}
          {others.map((link) => (
            <PlaceOfMore key={link.href} link={link} />
          ))}
          <BesideCompetition competition={competition} />
        </div>
      </details>
    </nav>
  );
};

/** Places that the stylesheet tells apart. */
const MOST_PLACES = 9;

interface PlaceProps {
  readonly link: PlaceLink;
  readonly class?: string;
}

const PlaceOfBar = ({ link, class: own }: PlaceProps): VNode => {
  const { key, alt, href, name, isCurrent } = link;
  return (
    <a class={own} href={href} aria-current={isCurrent ? "page" : undefined}>
      <Icon path={ICONS[key ?? ""] ?? SHEET} />
      {key !== undefined && <kbd title={alt && `Alt+${key}`}>{key}</kbd>}
      <Label text={name} />
    </a>
  );
};

const PlaceOfMore = ({
  link: { key, alt, href, name, isCurrent },
  class: own,
}: PlaceProps): VNode => (
  <a class={own} href={href} aria-current={isCurrent ? "page" : undefined}>
    <span class="more-key">
      {key !== undefined && <kbd title={alt && `Alt+${key}`}>{key}</kbd>}
    </span>
    {name}
  </a>
);

/** A label that is as wide as if it were bold, so that nothing moves when it is. */
const Label = ({ text }: { readonly text: string }): VNode => (
  <span class="bar-label" data-bold={text} title={text}>
    {text}
  </span>
);

const Icon = ({ path }: { readonly path: string }): VNode => (
  <svg class="bar-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

/** Beside the competition: its public page, help, languages, the place, and signing out. */
const BesideCompetition = ({ competition }: { readonly competition: Competition }): VNode => {
  const { language } = usePage();
  const t = layoutTexts[language];
  return (
    <div class="console-more-rest">
      <a href={competitionPath(competition.id)}>{t.publicPage}</a>
      <button type="button" data-window="help" hidden>
        {t.help} <kbd>?</kbd>
      </button>
      <OwnLinks />
      <p class="console-languages">
        <Languages />
      </p>
      <button type="button" data-log-out hidden>
        {t.beside.logOut}
      </button>
    </div>
  );
};

/** Links of the user, and of those who run the server. */
const OwnLinks = (): VNode => {
  const { viewer, language, competition } = usePage();
  const t = layoutTexts[language];
  return (
    <>
      {may(viewer, "person") && <a href={ACCOUNT_PATH}>{t.account}</a>}
      {competition !== null && may(viewer, "place") && (
        <>
          <a href="/backup">{t.beside.backup}</a>
          <a href={SESSIONS_PATH}>{t.beside.sessions}</a>
        </>
      )}
    </>
  );
};

const Languages = (): VNode => {
  const page = usePage();
  return (
    <>
      {LANGUAGES.filter((language) => language !== page.language).map((language) => (
        <a
          key={language}
          href={withQuery(page.url, "lang", language)}
          hreflang={language}
          lang={language}
          // Screen readers read the whole name; voice control may use the letters.
          aria-label={`${language.toUpperCase()} – ${LANGUAGE_DEFINITIONS[language].name}`}
        >
          {page.competition === null ? language.toUpperCase() : LANGUAGE_DEFINITIONS[language].name}
        </a>
      ))}
    </>
  );
};

/** Buttons for the windows over a console page, for touch and mouse: palette and help. */
const WindowButtons = (): VNode => {
  const { palette, paletteKey, help } = useTexts(layoutTexts);
  return (
    <>
      <button
        type="button"
        class="console-window"
        data-window="palette"
        hidden
        title={`${palette} (${paletteKey})`}
      >
        <svg class="bar-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M10.5 3a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M16 16l5.5 5.5" />
        </svg>
        <span class="visually-hidden">{palette}</span>
        <kbd class="palette-key">{paletteKey}</kbd>
      </button>
      <button type="button" class="console-window for-keys" data-window="help" hidden title={help}>
        <kbd>?</kbd>
        <span class="visually-hidden">{help}</span>
      </button>
    </>
  );
};
