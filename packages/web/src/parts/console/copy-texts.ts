import { texts } from "@losfee/contract";

export const copyTexts = texts({
  de: {
    copy: "Kopieren",
    copyOf: (what: string) => `Kopieren: ${what}`,
    copied: "Kopiert.",
    copyByHand: "Markiert: Bitte mit Strg+C kopieren.",
  },
  en: {
    copy: "Copy",
    copyOf: (what: string) => `Copy: ${what}`,
    copied: "Copied.",
    copyByHand: "Selected: press Ctrl+C to copy.",
  },
});
