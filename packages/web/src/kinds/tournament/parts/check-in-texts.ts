import { texts } from "@losfee/contract";

/** The answer to a tick, wherever it is made. */
export const checkInTexts = texts({
  de: {
    present: (name: string) => `${name}: anwesend`,
    absent: (name: string) => `${name}: nicht anwesend`,
  },
  en: {
    present: (name: string) => `${name}: present`,
    absent: (name: string) => `${name}: not present`,
  },
});
