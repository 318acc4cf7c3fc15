import { texts } from "@losfee/contract";

interface PartTexts {
  readonly pending: string;
  readonly round: (round: number) => string;
  readonly roundWord: string;
  readonly roundShort: string;
  readonly number: (number: number) => string;
  readonly points: (points: string) => string;
  /** Headings of a working's terms: source and kind. */
  readonly terms: Readonly<Record<"boards" | "tables", { from: string; kind: string }>>;
  readonly noTerms: string;
  readonly product: string;
  readonly amount: string;
  readonly unconfirmed: string;
}

/** Texts shared by many pages. */
export const partTexts = texts<PartTexts>({
  de: {
    pending: "läuft",
    round: (round) => `Runde ${round}`,
    roundWord: "Runde",
    roundShort: "Rd.",
    number: (number) => `Nr. ${number}`,
    points: (points) => `${points} Pkt.`,
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
    number: (number) => `No. ${number}`,
    points: (points) => `${points} pts`,
    terms: { boards: { from: "Opponent", kind: "What" }, tables: { from: "From", kind: "Why" } },
    noTerms: "Nothing adds to it.",
    product: "Product",
    amount: "Counts",
    unconfirmed: "not confirmed yet",
  },
});
