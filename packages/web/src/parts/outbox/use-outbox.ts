import { isOffline } from "@losfee/contract";
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { sessionOver } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

/**
 * The outbox of a page; sends through its controller. It survives closing the tab and the browser.
 * If several tabs hold a line, each sends it and the server executes it once.
 */
export const useOutbox = (name: string): Outbox => {
  const { send, refresh } = useConsole();
  const outbox = useMemo(
    () =>
      createOutbox(
        name,
        async (command, key) => {
          const answer = await send(command, { key, silent: true, done: null });
          // Shows the current state that conflicts with the line.
          if (!answer.ok && !isOffline(answer.problem)) void refresh();
          return answer;
        },
        typeof localStorage === "undefined" ? null : localStorage,
        (initial) => signal(initial),
      ),
    [name, send, refresh],
  );
  useEffect(() => {
    addEventListener("online", outbox.retry);
    const leave = sessionOver.subscribe((over) => over || outbox.retry());
    return () => {
      removeEventListener("online", outbox.retry);
      leave();
    };
  }, [outbox]);
  return outbox;
};
