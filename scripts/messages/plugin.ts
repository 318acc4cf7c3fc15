import type { Plugin } from "vite";
import { moduleOf } from "./compile.ts";

const AREA = /\/packages\/messages\/dist\/([\w-]+)\.js(?:\?|$)/;

/** Loads messages with these languages only, pseudo-languages among them. */
export const messagesIn = (languages: readonly string[]): Plugin => ({
  name: "messages-in-some-languages",
  enforce: "pre",
  load(id) {
    const area = AREA.exec(id)?.[1];
    return area === undefined ? null : moduleOf(area, languages);
  },
});
