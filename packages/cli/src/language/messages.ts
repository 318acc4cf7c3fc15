/**
 * The sentences that the console has too: refusals, warnings, reasons of pairings. Loaded when one
 * is needed, for they are many.
 */
export const loadMessages = () => import("@losfee/server/messages");
