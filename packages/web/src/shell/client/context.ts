import { OFFLINE } from "@losfee/contract";
import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import type { Controller } from "./controller.ts";
import { addShortcuts, type Shortcut } from "./keyboard.ts";

const nothing = async () =>
  ({ ok: false, problem: { status: 0, code: OFFLINE, detail: "" } }) as const;

/** On the server there is no interaction: parts of a page get a controller that does nothing. */
const inert: Controller = {
  model: signal(null),
  page: signal({
    language: "de",
    viewer: { role: "public", label: "" },
    url: "/",
    baseUrl: "",
    timeZone: "UTC",
    dateDoubt: null,
    competition: null,
  }),
  progress: signal(null),
  notices: signal([]),
  asked: signal(null),
  send: nothing,
  refresh: async () => false,
  say: () => undefined,
  refuse: () => undefined,
  dismiss: () => undefined,
  during: (_what, work) => work(),
};

export const ConsoleContext = createContext<Controller>(inert);

/** The controller of a console page. */
export const useConsole = (): Controller => useContext(ConsoleContext);

/** Declares shortcuts while the part is on the page. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // Before the next paint: what is visible must be usable.
  useLayoutEffect(() => addShortcuts(() => latest.current), []);
};
