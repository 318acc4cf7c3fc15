import { useEffect, useState } from "preact/hooks";
import { request } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";

/** Mails of an address of the API; null while they are not there, or where there is no mail. */
export const useMails = <Item>(
  page: PageFrame,
  places: readonly string[],
): readonly [readonly Item[] | null, () => Promise<void>] => {
  const { say } = useConsole();
  const [mails, setMails] = useState<readonly Item[] | null>(null);
  const base = `/api/v1/competitions/${page.competition?.id}`;
  const load = async (): Promise<void> => {
    const found: Item[] = [];
    for (const place of places) {
      const answer = await request<{ readonly mails: readonly Item[] }>(`${base}/${place}`);
      if (answer.ok) {
        found.push(...answer.value.mails);
        continue;
      }
      // A server without mail has no such address.
      if (answer.problem.status !== 404) say("problem", answer.problem.detail);
      return setMails(null);
    }
    setMails(found);
  };
  useEffect(() => void load(), [page.competition?.seq]);
  return [mails, load];
};
