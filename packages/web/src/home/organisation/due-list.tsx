import { formatDays } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import { retentionTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import type { PageFrame } from "../../shell/page.ts";

/** Competitions whose names become initials at once. */
export type Due = AnswerOf<"GET /organisations/:organisation/retention/due">["due"];

/** Lists the competitions whose names are about to become initials permanently. */
export const DueList = ({ due, page }: { readonly due: Due; readonly page: PageFrame }): VNode => {
  const t = retentionTexts[page.language];
  return (
    <>
      <ul class="plain">
        {due.map(({ id, name, endedOn, people }) => (
          <li key={id} class="wraps">
            {t.due({ name, day: formatDays(endedOn, endedOn, page.language), people })}
          </li>
        ))}
      </ul>
      <p>
        <b>{t.final}</b>
      </p>
    </>
  );
};
