import { tidyText } from "../base/tidy-text.ts";
import type { Arbiter } from "./event-details.ts";

/** A number behind the name: `(12901130)`, `[FIDE ID 12901130]`, ` 12901130`. */
const WITH_ID =
  /^(.*?[^\s\d,;:([])[\s,;:]*(?:\s|[([])\s*(?:(?:FIDE[\s-]*)?ID[\s:.]*)?(\d{4,11})\s*[)\]]?$/i;

/** Reads an arbiter as reports write one: the name, followed by the FIDE ID if there is one. */
export const readArbiter = (text: string): Arbiter => {
  const tidy = tidyText(text);
  const [, name, fideId] = WITH_ID.exec(tidy) ?? [];
  return name === undefined || fideId === undefined ? { name: tidy } : { name, fideId };
};

/** Writes an arbiter: `Krause, Christian (4600001)`. */
export const arbiterText = ({ name, fideId }: Arbiter): string =>
  fideId === undefined ? name : `${name} (${fideId})`;
