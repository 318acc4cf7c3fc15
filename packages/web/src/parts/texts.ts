import { texts } from "@losfee/contract";

interface PartTexts {
  readonly pending: string;
  readonly round: (round: number) => string;
  readonly roundWord: string;
  readonly roundShort: string;
  /** The headings of a working's terms: where they come from, and what they are. */
  readonly terms: Readonly<Record<"boards" | "tables", { from: string; kind: string }>>;
  readonly noTerms: string;
  readonly product: string;
  readonly amount: string;
  readonly unconfirmed: string;
}

/** Words that many pages use. */
export const partTexts = texts<PartTexts>({
  de: {
    pending: "läuft",
    round: (round) => `Runde ${round}`,
    roundWord: "Runde",
    roundShort: "Rd.",
    terms: { boards: { from: "Gegen", kind: "Was" }, tables: { from: "Woher", kind: "Warum" } },
    noTerms: "Nichts trägt dazu bei.",
    product: "Rechnung",
    amount: "Zählt",
    unconfirmed: "noch nicht bestätigt",
  },
  en: {
    pending: "playing",
    round: (round) => `Round ${round}`,
    roundWord: "Round",
    roundShort: "Rd",
    terms: { boards: { from: "Opponent", kind: "What" }, tables: { from: "From", kind: "Why" } },
    noTerms: "Nothing adds to it.",
    product: "Product",
    amount: "Counts",
    unconfirmed: "not confirmed yet",
  },
});
