import type { Answer } from "@losfee/contract";
import { useEffect, useState } from "preact/hooks";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";

type Mails<Item> = Answer<{ readonly mails: readonly Item[] }>;

/** What `ask` finds for the competition; null while it is not there, or where there is no mail. */
export const useMails = <Item>(
  page: PageFrame,
  ask: (competition: string) => Promise<Mails<Item>>,
): readonly [readonly Item[] | null, () => Promise<void>] => {
  const { say } = useConsole();
  const [mails, setMails] = useState<readonly Item[] | null>(null);
  const load = async (): Promise<void> => {
    const answer = await ask(competitionIdOf(page));
    if (answer.ok) return setMails(answer.value.mails);
    // A server without mail has no such address.
    if (answer.problem.status !== 404) say("problem", answer.problem.detail);
    setMails(null);
  };
  useEffect(() => void load(), [page.competition?.seq]);
  return [mails, load];
};
