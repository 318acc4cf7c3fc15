import type { Controller } from "./controller.ts";
import { clientTexts } from "./texts.ts";

/**
 * Opens one of the windows over a console page, unless a dialog is open; says so where the network is
 * gone before their script was ever loaded.
 */
export const openWindow = async (
  name: keyof typeof import("./windows.ts").windows,
  controller: Pick<Controller, "page" | "say">,
): Promise<void> => {
  try {
    const { windows } = await import("./windows.ts");
    if (document.querySelector("dialog[open]") === null) windows[name](controller.page.value);
  } catch {
    controller.say("problem", clientTexts[controller.page.value.language].unreachable);
  }
};
