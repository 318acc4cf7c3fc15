import { clientTexts } from "@losfee/messages/shell-client";
import type { Controller } from "./controller.ts";

/**
 * Opens a window over a console page unless a dialog is open; reports a failure if its script
 * cannot be loaded offline. Keys typed while it loads go into it.
 */
export const openWindow = async (
  name: keyof typeof import("./windows.ts").windows,
  controller: Pick<Controller, "page" | "say">,
): Promise<void> => {
  const keys = collectKeys();
  try {
    const { windows } = await import("./windows.ts");
    if (document.querySelector("dialog[open]") !== null) return;
    windows[name](controller.page.value, keys.typed());
  } catch {
    controller.say("problem", clientTexts[controller.page.value.language].unreachable);
  } finally {
    keys.stop();
  }
};

/** Captures keys for the window that is about to open. */
const collectKeys = (): { readonly typed: () => string; readonly stop: () => void } => {
  let text = "";
  const collect = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if ([...event.key].length === 1) text += event.key;
    else if (event.key === "Backspace") text = [...text].slice(0, -1).join("");
    // Enter is not meant for the focused element behind it.
    else if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", collect, { capture: true });
  return {
    typed: () => text,
    stop: () => removeEventListener("keydown", collect, { capture: true }),
  };
};
