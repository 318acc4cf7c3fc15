import { texts } from "../language/texts.ts";

/** What the copy of a competition is called that only tries something out. */
export const rehearsalName = texts({
  de: (name: string) => `${name} (Probe)`,
  en: (name: string) => `${name} (rehearsal)`,
});
