/**
 * Keeps a page up to date and hydrates it when the user first interacts with it. The page is
 * readable without; the script for interaction is loaded on demand, then the action is replayed.
 */
import { startOwnWorker } from "../shell/client/own-worker.ts";
import { MODEL_ELEMENT } from "../shell/layout/elements.ts";
import { followChanges } from "../shell/live/follow.ts";
import { tellFromWhen } from "../shell/live/from-when.ts";
import { replaceView } from "../shell/live/replace-view.ts";

const { later, competition } = document.body.dataset;

/** The full script must start from the same state that is shown. */
const following = followChanges((next) => {
  const [from, to] = [next, document].map((one) => one.getElementById(MODEL_ELEMENT));
  if (from == null || to == null) return;
  replaceView(next);
  to.textContent = from.textContent;
  tellFromWhen();
});

let starting: Promise<unknown> | null = null;

/** Starts once; after a failed load, the next action retries. Updates pause meanwhile. */
const start = (): Promise<unknown> => {
  following.end();
  starting ??= import(/* @vite-ignore */ later ?? "").catch((error: unknown) => {
    starting = null;
    throw error;
  });
  return starting;
};

const ended = new AbortController();

const hold = (event: Event, again: () => void): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  start().then(
    () => {
      ended.abort();
      again();
    },
    () => {
      const notice = document.querySelector<HTMLElement>(".notice-offline");
      if (notice !== null) notice.textContent = notice.dataset["offline"] ?? "";
    },
  );
};

const options = { capture: true, signal: ended.signal };
document.addEventListener(
  "click",
  (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button !== null) hold(event, () => button.click());
  },
  options,
);
document.addEventListener(
  "submit",
  (event) => {
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit(submitter));
  },
  options,
);
// Pressing or focusing something precedes an action.
for (const type of ["pointerdown", "focusin"]) {
  document.addEventListener(type, () => void start().catch(() => undefined), options);
}

tellFromWhen();
if (competition !== undefined) {
  addEventListener("load", () => void startOwnWorker(competition));
}
document.body.dataset["alive"] = "true";
