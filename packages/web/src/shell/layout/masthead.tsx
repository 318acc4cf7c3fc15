import { LANGUAGE_DEFINITIONS, LANGUAGES, may } from "@losfee/contract";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { ACCOUNT_PATH } from "../accounts.ts";
import { beginningIn } from "../beginning.ts";
import { Mark } from "../mark.tsx";
import { withQuery } from "../page.ts";
import { usePage } from "../page-context.ts";
import { competitionPath } from "../paths.ts";
import { SideSwitch } from "../side-switch.tsx";

interface MastheadProps {
  /** False for a sheet of paper, which leads nowhere. */
  readonly leads: boolean;
}

/** The top of a public page in the stage's colour: competition, navigation and language. */
export const Masthead = ({ leads }: MastheadProps): VNode => {
  const page = usePage();
  const t = layoutTexts[page.language];
  const { competition } = page;
  const beginning = competition && beginningIn(competition, page.viewer);
  return (
    <header class="masthead">
      <div class="masthead-name">
        <a href={competition === null ? "/" : competitionPath(competition.id)}>
          <Mark />
          <span title={competition?.name}>{competition?.name ?? "Losfee"}</span>
        </a>
        {competition !== null && competition.event !== "" && (
          <span class="masthead-event">{competition.event}</span>
        )}
      </div>
      {competition !== null && leads && (
        <nav class="masthead-nav" aria-label={t.pages}>
          <SideSwitch competition={competition} layout="public" />
          {competition.navigation.map(({ href, name, isCurrent }) => (
            <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
      <div class="masthead-tools">
        {LANGUAGES.filter((language) => language !== page.language).map((language) => (
          <a
            key={language}
            href={withQuery(page.url, "lang", language)}
            hreflang={language}
            lang={language}
          >
            {LANGUAGE_DEFINITIONS[language].name}
          </a>
        ))}
        {may(page.viewer, "person") && <a href={ACCOUNT_PATH}>{t.account}</a>}
        {leads && beginning !== null && <a href={beginning}>{t.console}</a>}
      </div>
    </header>
  );
};
