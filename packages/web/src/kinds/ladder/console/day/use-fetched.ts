import type { Answer } from "@losfee/contract";
import { useEffect, useState } from "preact/hooks";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";

/** What comes without any event, such as mail, is looked for so often, in milliseconds. */
const EVERY = 20_000;

/**
 * What `ask` finds for the competition, after each event and from time to time; null while it is not
 * there, or where there is no such thing. What was found stays while the server cannot be reached.
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
    // A server without mail has no such address.
    if (!answer.ok && answer.problem.status !== 404) say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), [page.competition?.seq]);
  useEffect(() => {
    const timer = setInterval(() => {
      // That the server cannot be reached is said once, at the top of the page.
      if (!document.hidden) void look();
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return [value, load];
};
