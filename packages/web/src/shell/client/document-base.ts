import { addressBelow } from "../own-address.ts";

/** Where the program's own addresses begin, as the document says it; empty at the top of a server. */
export const documentBase = (): string => document.documentElement.dataset["base"] ?? "";

/** An address of ours as this browser reaches it. */
export const reached = (address: string): string => addressBelow(documentBase(), address);

/** Leaves the page for another one of ours. */
export const leadTo = (address: string): void => location.assign(reached(address));
