import { LANGUAGE_DEFINITIONS, LANGUAGES, type Language, may } from "@losfee/contract";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { ACCOUNT_PATH } from "../accounts.ts";
import { beginningIn } from "../beginning.ts";
import { type PageFrame, type PageLayout, withQuery } from "../page.ts";
import { competitionPath } from "../paths.ts";
import { ConsolePlaces } from "./console-places.tsx";
import { Mark } from "./mark.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { SideSwitch } from "./side-switch.tsx";

import { WindowButtons } from "./window-buttons.tsx";

interface MastheadProps {
  readonly layout: PageLayout;
  readonly page: PageFrame;
}

/** The top of a page in the stage's colour: competition, navigation and language. */
export const Masthead = ({ layout, page }: MastheadProps): VNode => {
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
          <SideSwitch competition={competition} layout={layout} language={page.language} />
          <PlaceLinks links={competition.navigation} />
        </nav>
      )}
      {competition !== null && layout === "console" && (
        <ConsolePlaces competition={competition} page={page} />
      )}
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
        {layout === "console" && <WindowButtons language={page.language} />}
      </div>
    </header>
  );
};

const nameOf = (language: Language): string => LANGUAGE_DEFINITIONS[language].name;
