import type { Controller } from "./controller.ts";
import { clientTexts } from "./texts.ts";

/**
 * Opens one of the windows over a console page, unless a dialog is open; says so where the network is
 * gone before their script was ever loaded. What is typed while it is loaded is typed into it.
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

/** Takes what is typed away from the page, for the window that opens. */
const collectKeys = (): { readonly typed: () => string; readonly stop: () => void } => {
  let text = "";
  const collect = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if ([...event.key].length === 1) text += event.key;
    else if (event.key === "Backspace") text = [...text].slice(0, -1).join("");
    // Whatever has the focus behind it is not meant.
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
