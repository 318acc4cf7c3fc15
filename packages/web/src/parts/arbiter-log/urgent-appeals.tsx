import { formatList } from "@losfee/contract";
import type { VNode } from "preact";
import { competitionIdOf, type PageFrame } from "../../shell/page.ts";
import { competitionPath } from "../../shell/paths.ts";
import type { UrgentAppeal } from "./log-lines.ts";
import { logTexts } from "./texts.ts";

/** Open appeals with a deadline near or over, for the director's day; null without any. */
export const UrgentAppeals = ({
  appeals,
  page,
}: {
  readonly appeals: readonly UrgentAppeal[];
  readonly page: PageFrame;
}): VNode | null =>
  appeals.length === 0 ? null : (
    <section class="message warn stack" aria-label={logTexts[page.language].title}>
      {appeals.map(({ number, people, deadline, isOver }) => (
        <p key={number}>
          <a href={`${competitionPath(competitionIdOf(page), "console")}/log#entry-${number}`}>
            {logTexts[page.language].urgent(formatList(people, page.language), deadline, isOver)}
          </a>
        </p>
      ))}
    </section>
  );
