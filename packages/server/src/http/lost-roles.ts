import { storageFaultOf } from "../storage/storage-error.ts";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";

/** How often it is looked for what other servers changed, in milliseconds. */
const LOOK_EVERY = 1000;

/**
 * Ends live streams of people who are no longer who they were when they opened them: at once where this
 * server changed it, within {@link LOOK_EVERY} where another did or a role ran out. Nothing is asked for
 * while nobody with an account listens.
 */
export const endLostRoles = (
  app: App,
  { hub, organisations, ports }: Pick<AppContext, "hub" | "organisations" | "ports">,
): void => {
  organisations.onChanged(() => void hub.recheck());
  let known: number | null = null;
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (hub.soonestEnd === undefined) {
      known = null;
      return;
    }
    const version = await organisations.rights.version();
    const hasRunOut = hub.soonestEnd !== null && hub.soonestEnd <= ports.now();
    // Also at the first look: something may have changed since the stream was opened.
    if (hasRunOut || known !== version) await hub.recheck();
    known = version;
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => {
        // While the storage cannot tell, streams last; the next look makes up for it.
        if (storageFaultOf(error) === null) throw error;
      })
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
};
