import type { Answer } from "@losfee/contract";
import { useEffect, useState } from "preact/hooks";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";

/** Polling interval for data without events, such as mail, in milliseconds. */
const EVERY = 20_000;

/**
 * Returns the data that `ask` fetches for the competition, after each event and at intervals; null
 * before it arrives, or if it does not exist. Data stays while the server is unreachable.
 */
export const useFetched = <Value>(
  page: PageFrame,
  ask: (competition: string) => Promise<Answer<Value>>,
): readonly [Value | null, () => Promise<void>] => {
  const { say } = useConsole();
  const [value, setValue] = useState<Value | null>(null);
  const look = async (): Promise<Answer<Value>> => {
    const answer = await ask(competitionIdOf(page));
    if (answer.ok) setValue(answer.value);
    return answer;
  };
  const load = async (): Promise<void> => {
    const answer = await look();
    // A server without mail lacks this address.
    if (!answer.ok && answer.problem.status !== 404) say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), [page.competition?.seq]);
  useEffect(() => {
    const timer = setInterval(() => {
      // The top of the page reports an unreachable server, once.
      if (!document.hidden) void look();
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return [value, load];
};
