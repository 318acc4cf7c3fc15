/**
 * Keeps a page up to date and brings it to life when somebody does something there. The page is whole
 * to be read; what it takes to act on it is loaded once it is wanted, and then the act is carried out.
 */
import { startOwnWorker } from "../shell/client/own-worker.ts";
import { MODEL_ELEMENT } from "../shell/layout/elements.ts";
import { followChanges } from "../shell/live/follow.ts";
import { tellFromWhen } from "../shell/live/from-when.ts";
import { replaceView } from "../shell/live/replace-view.ts";

const { later, competition } = document.body.dataset;

/** What the whole script starts from has to be of the same moment as what is shown. */
const following = followChanges((next) => {
  const [from, to] = [next, document].map((one) => one.getElementById(MODEL_ELEMENT));
  if (from == null || to == null) return;
  replaceView(next);
  to.textContent = from.textContent;
  tellFromWhen();
});

let starting: Promise<unknown> | null = null;

/** Once; where it could not be loaded, the next act tries again. What is shown stays as it is meanwhile. */
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
// Whoever reaches for something is about to do it.
for (const type of ["pointerdown", "focusin"]) {
  document.addEventListener(type, () => void start().catch(() => undefined), options);
}

tellFromWhen();
if (competition !== undefined) {
  addEventListener("load", () => void startOwnWorker(competition));
}
document.body.dataset["alive"] = "true";
