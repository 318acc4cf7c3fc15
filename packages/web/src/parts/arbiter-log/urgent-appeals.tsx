import { formatList } from "@losfee/contract";
import { logTexts } from "@losfee/messages/parts-arbiter-log";
import type { VNode } from "preact";
import { competitionIdOf } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import type { UrgentAppeal } from "./log-lines.ts";

/** Open appeals with a deadline near or over, for the director's day; null without any. */
export const UrgentAppeals = ({
  appeals,
}: {
  readonly appeals: readonly UrgentAppeal[];
}): VNode | null => {
  const page = usePage();
  return appeals.length === 0 ? null : (
    <section class="message warn stack" aria-label={logTexts[page.language].title}>
      {appeals.map(({ number, people, deadline, isOver }) => (
        <p key={number}>
          <a href={`${competitionPath(competitionIdOf(page), "console")}/log#entry-${number}`}>
            {logTexts[page.language].urgent({
              people: formatList(people, page.language),
              deadline,
              isOver,
            })}
          </a>
        </p>
      ))}
    </section>
  );
};
