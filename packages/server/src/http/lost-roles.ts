import { storageFaultOf } from "../storage/storage-error.ts";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";

/** Polling interval for changes by other servers, in milliseconds. */
const LOOK_EVERY = 1000;

/**
 * Ends live streams of people whose roles have changed: at once if this server changed them, within
 * {@link LOOK_EVERY} if another did or a role expired. Does not poll while no person with an
 * account listens.
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
    // Also on the first poll: roles may have changed since the stream was opened.
    if (hasRunOut || known !== version) await hub.recheck();
    known = version;
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => {
        // While the storage is unavailable, streams stay open; the next poll catches up.
        if (storageFaultOf(error) === null) throw error;
      })
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
};
