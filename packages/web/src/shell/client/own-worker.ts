import { ownPath, workerPath } from "../paths.ts";
import { reached } from "./document-base.ts";

/**
 * Lets the browser keep the page of one's own for when there is no network: null where it does not,
 * over plain http or because its owner does not want that.
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
