import { texts } from "@losfee/contract";
import type { Credit } from "@losfee/core";

interface PartTexts {
  readonly credit: Readonly<Record<Credit, string>>;
  readonly pending: string;
  readonly round: (round: number) => string;
  readonly against: string;
  readonly roundWord: string;
  readonly roundShort: string;
  readonly againstWord: string;
  readonly what: string;
  readonly product: string;
  readonly amount: string;
}

/** Words that many pages use. */
export const partTexts = texts<PartTexts>({
  de: {
    credit: { win: "Sieg", draw: "Unentschieden", loss: "Niederlage", none: "ohne Wertung" },
    pending: "läuft",
    round: (round) => `Runde ${round}`,
    against: "gegen",
    roundWord: "Runde",
    roundShort: "Rd.",
    againstWord: "Gegen",
    what: "Was",
    product: "Rechnung",
    amount: "Zählt",
  },
  en: {
    credit: { win: "win", draw: "draw", loss: "loss", none: "no credit" },
    pending: "playing",
    round: (round) => `Round ${round}`,
    against: "v",
    roundWord: "Round",
    roundShort: "Rd",
    againstWord: "Opponent",
    what: "What",
    product: "Product",
    amount: "Counts",
  },
});
