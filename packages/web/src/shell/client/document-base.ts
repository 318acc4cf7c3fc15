import { addressBelow } from "../own-address.ts";

/** Base path of the app, read from the document; empty at the root of a server. */
export const documentBase = (): string => document.documentElement.dataset["base"] ?? "";

/** An address of the app as this browser reaches it. */
export const reached = (address: string): string => addressBelow(documentBase(), address);

/** Storage key of the message for the next page. */
const SAID = "losfee-said";

/** Navigates to another page of the app, which shows what was done here. */
export const leadTo = (address: string, done = ""): void => {
  try {
    if (done !== "") sessionStorage.setItem(SAID, done);
  } catch {
    // Where browsers forbid it, the page itself shows the result.
  }
  location.assign(reached(address));
};

/** Returns the message of the previous page, once; empty without one. */
export const doneBefore = (): string => {
  try {
    const said = sessionStorage.getItem(SAID) ?? "";
    sessionStorage.removeItem(SAID);
    return said;
  } catch {
    return "";
  }
};
