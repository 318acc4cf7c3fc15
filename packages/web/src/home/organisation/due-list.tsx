import { formatDays } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import { retentionTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import { useLanguage } from "../../shell/page-context.ts";

/** Competitions whose names become initials at once. */
export type Due = AnswerOf<"GET /organisations/:organisation/retention/due">["due"];

/** Lists the competitions whose names are about to become initials permanently. */
export const DueList = ({ due }: { readonly due: Due }): VNode => {
  const language = useLanguage();
  const t = retentionTexts[language];
  return (
    <>
      <ul class="plain">
        {due.map(({ id, name, endedOn, people }) => (
          <li key={id} class="wraps">
            {t.due({ name, day: formatDays(endedOn, endedOn, language), people })}
          </li>
        ))}
      </ul>
      <p>
        <b>{t.final}</b>
      </p>
    </>
  );
};
