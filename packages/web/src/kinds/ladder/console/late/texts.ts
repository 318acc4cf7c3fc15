import type { lateTexts } from "@losfee/messages/ladder-console-late";

/** Requests that a mail can make, in the order of the list. */
export type LateKind = keyof (typeof lateTexts)["en"]["kinds"];
