import { addressBelow } from "../own-address.ts";

/** Where the program's own addresses begin, as the document says it; empty at the top of a server. */
export const documentBase = (): string => document.documentElement.dataset["base"] ?? "";

/** An address of ours as this browser reaches it. */
export const reached = (address: string): string => addressBelow(documentBase(), address);

/** Where the next page finds what it has to say. */
const SAID = "losfee-said";

/** Leaves the page for another one of ours, which says what was done here. */
export const leadTo = (address: string, done = ""): void => {
  try {
    if (done !== "") sessionStorage.setItem(SAID, done);
  } catch {
    // Where browsers forbid it, the page itself shows what came of it.
  }
  location.assign(reached(address));
};

/** What was done on the page before, once; empty where that led here without a word. */
export const doneBefore = (): string => {
  try {
    const said = sessionStorage.getItem(SAID) ?? "";
    sessionStorage.removeItem(SAID);
    return said;
  } catch {
    return "";
  }
};
