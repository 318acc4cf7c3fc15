import { useEffect, useMemo } from "preact/hooks";
import { sessionOver } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

/** The outbox of a page: sends through its controller, survives a reload of the tab. */
export const useOutbox = (name: string): Outbox => {
  const { send } = useConsole();
  const outbox = useMemo(
    () =>
      createOutbox(
        name,
        (command, key) => send(command, { key, silent: true }),
        typeof sessionStorage === "undefined" ? null : sessionStorage,
      ),
    [name, send],
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
