import { isOffline } from "@losfee/contract";
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { sessionOver } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

/**
 * The outbox of a page: sends through its controller. What it has survives the tab and the browser;
 * where several tabs have it, each sends it and the server carries it out once.
 */
export const useOutbox = (name: string): Outbox => {
  const { send, refresh } = useConsole();
  const outbox = useMemo(
    () =>
      createOutbox(
        name,
        async (command, key) => {
          const answer = await send(command, { key, silent: true, done: null });
          // What stands against a line is shown beside it.
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
