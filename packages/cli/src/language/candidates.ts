import { texts } from "@losfee/contract/language";

/** Texts of the answer of `losfee candidates`. */
export const candidatesTexts = texts({
  de: {
    sure: "Sicher im Finale",
    candidates: "Kandidaten",
    out: "Nicht im Finale",
    fixed: "Festgelegt",
    released: "Wieder freigegeben",
    nobody: "niemand",
    nothing: "nichts",
    why: "Warum:",
  },
  en: {
    sure: "Sure of the final",
    candidates: "Candidates",
    out: "Out of the final",
    fixed: "Fixed",
    released: "Released again",
    nobody: "nobody",
    nothing: "nothing",
    why: "Why:",
  },
});
