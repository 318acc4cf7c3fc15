import { texts } from "@losfee/contract";

/** Replies to a check-in on any page. */
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
