import { ownPath, workerPath } from "../paths.ts";
import { reached } from "./document-base.ts";

/**
 * Registers the service worker of the player's own page; null if that fails, as over plain http or
 * if the user forbids it.
 */
export const startOwnWorker = async (
  competition: string,
): Promise<ServiceWorkerRegistration | null> => {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register(reached(workerPath(competition)), {
      scope: reached(ownPath(competition)),
      updateViaCache: "none",
    });
  } catch {
    return null;
  }
  const ready = await navigator.serviceWorker.ready;
  const parts = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    "link[rel=stylesheet], link[rel=modulepreload], link[rel=preload], script[src]",
  );
  const addresses = [...parts].map((part) => ("href" in part ? part.href : part.src));
  ready.active?.postMessage(addresses);
  return ready;
};
