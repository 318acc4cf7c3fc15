import { type ComponentType, hydrate, render, type VNode } from "preact";
import { drawBelow } from "../drawn-below.ts";
import { MODEL_ELEMENT, VIEW_ELEMENT } from "../layout/elements.ts";
import type { Framed, PageProps } from "../page.ts";
import { PageContext } from "../page-context.ts";
import { sessionOver } from "./api.ts";
import { ConsoleContext } from "./context.ts";
import { type Controller, controllerFor } from "./controller.ts";
import { documentBase, doneBefore } from "./document-base.ts";
import { asksForPalette, handleKey, isTyping } from "./keyboard.ts";
import { openWindow } from "./open-window.ts";
import { refuseInOwnWords } from "./own-refusals.ts";
import { Shell } from "./shell.tsx";
import { ASIDE, followStream } from "./stream.ts";

type View<Model> = ComponentType<PageProps<Model>>;

/** Starts a console page: its view, shortcuts, messages, and live updates. */
export const startConsole = <Model,>(View: View<Model>): void => {
  const embedded = document.getElementById(MODEL_ELEMENT);
  const place = document.getElementById(VIEW_ELEMENT);
  if (embedded === null || place === null) return;
  const { model, page } = JSON.parse(embedded.textContent) as Framed<Model>;
  drawBelow(documentBase());
  const controller = controllerFor(model, page);
  hydrate(
    <Alive controller={controller}>{() => <View model={controller.model.value} />}</Alive>,
    place,
  );
  const shell = document.body.appendChild(document.createElement("div"));
  shell.className = "console-shell";
  render(<Alive controller={controller}>{() => <Shell />}</Alive>, shell);
  listenToKeys((event) => pressed(event, controller));
  refuseInOwnWords();
  if (document.querySelector(".console-nav") !== null) showNeedOfAlt();
  for (const current of document.querySelectorAll('.masthead-nav [aria-current="page"]')) {
    current.scrollIntoView({ inline: "center", block: "nearest" });
  }
  const more = document.querySelector<HTMLDetailsElement>(".console-more");
  if (more !== null) closeWhenLeft(more);
  const done = doneBefore();
  if (done !== "") controller.say("done", done);
  follow(controller);
  lookForSession(controller);
  document.body.dataset["alive"] = "true";
};

const pressed = (event: KeyboardEvent, controller: Pick<Controller, "page" | "say">): void => {
  // Public pages that come alive have no console to search.
  if (asksForPalette(event) && document.body.classList.contains("layout-console")) {
    event.preventDefault();
    void openWindow("palette", controller);
  } else handleKey(event);
};

/** Marks the keys of the bar while they need Alt: in a field, or while Alt is pressed. */
const showNeedOfAlt = (): void => {
  const mark = (needs: boolean): void => {
    document.body.classList.toggle("keys-need-alt", needs);
  };
  const update = (): void => mark(isTyping(document.activeElement));
  document.addEventListener("focusin", update);
  document.addEventListener("focusout", () => mark(false));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Alt") mark(true);
  });
  document.addEventListener("keyup", ({ key }) => {
    if (key === "Alt") update();
  });
  addEventListener("blur", update);
  update();
};

/** Passes keys to `handle`, except after a link was followed: those are meant for the next page. */
const listenToKeys = (handle: (event: KeyboardEvent) => void): void => {
  const listen = () => document.addEventListener("keydown", handle);
  listen();
  addEventListener("beforeunload", () => {
    document.removeEventListener("keydown", handle);
    // After a link to a download the page is still here.
    setTimeout(listen, LEAVING);
  });
};

/** Longest time to leave a page, in milliseconds. */
const LEAVING = 3_000;

/** Gives what is interactive the controller and the latest frame of the page. */
const Alive = <Model,>({
  controller,
  children,
}: {
  readonly controller: Controller<Model>;
  readonly children: () => VNode;
}): VNode => (
  <ConsoleContext.Provider value={controller as Controller}>
    <PageContext.Provider value={controller.page.value}>{children()}</PageContext.Provider>
  </ConsoleContext.Provider>
);

/** Shows other users' changes: one fetch at a time, without missing the last change. */
const follow = <Model,>(controller: Controller<Model>): void => {
  const { stream } = document.body.dataset;
  if (stream === undefined) return;
  const currentSeq = (): number => controller.page.value.competition?.seq ?? 0;
  let wanted = currentSeq();
  let busy = false;
  const catchUp = async (): Promise<void> => {
    if (busy || wanted <= currentSeq()) return;
    busy = true;
    const reached = await controller.refresh();
    busy = false;
    // Without a session nothing can be fetched; a new session restarts the stream.
    if (wanted > currentSeq() && !sessionOver.value) setTimeout(catchUp, reached ? 50 : 1_500);
  };
  let leave = (): void => undefined;
  const begin = (): void => {
    leave();
    leave = followStream(stream, currentSeq(), {
      onChange: (seq) => {
        wanted = Math.max(wanted, seq);
        void catchUp();
      },
      onAside: () => document.dispatchEvent(new Event(ASIDE)),
      onConnection: (live) => {
        const notice = document.querySelector<HTMLElement>(".notice-offline");
        if (notice !== null) notice.textContent = live ? "" : (notice.dataset["offline"] ?? "");
      },
      onSessionEnded: async () => {
        await controller.refresh();
        // Another session has replaced it, or the state is unknown.
        if (!sessionOver.value) begin();
      },
    });
  };
  sessionOver.subscribe((over) => {
    if (over) leave();
    else begin();
  });
};

/** Checks the session when the user returns: a link may have been opened in another tab. */
const lookForSession = <Model,>(controller: Controller<Model>): void => {
  addEventListener("focus", () => {
    if (sessionOver.value) void controller.refresh();
  });
};

/**
 * Closes a list that folds out over the page on Escape, when the focus leaves it, or on a press
 * elsewhere. Escape returns the focus to the summary.
 */
const closeWhenLeft = (list: HTMLDetailsElement): void => {
  const isIn = (target: EventTarget | null): boolean =>
    target instanceof Node && list.contains(target);
  list.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget !== null && !isIn(relatedTarget)) list.open = false;
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!isIn(target)) list.open = false;
  });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !list.open || document.querySelector("dialog[open]")) return;
      // Escape closes nothing else.
      event.stopPropagation();
      event.preventDefault();
      list.open = false;
      list.querySelector("summary")?.focus();
    },
    { capture: true },
  );
};
