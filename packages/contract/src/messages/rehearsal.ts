import { texts } from "../language/texts.ts";

/** Returns the name of a trial copy of a competition. */
export const rehearsalName = texts({
  de: (name: string) => `${name} (Probe)`,
  en: (name: string) => `${name} (rehearsal)`,
});
