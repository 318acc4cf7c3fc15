import { counted, texts } from "@losfee/contract";

/** Texts of the arbiter's log used on several pages. */
export const logTexts = texts({
  de: {
    title: "Vorkommnisse",
    against: "Gegen",
    deadline: "Frist",
    decision: "Entscheidung",
    open: "noch nicht entschieden",
    corrected: "korrigiert",
    erased: "Text gelöscht",
    people: { appeal: "Eingelegt von", other: "Betrifft" },
    urgent: (people: string, deadline: string, isOver: boolean) =>
      `Protest von ${people}: Die Frist ${isOver ? "ist abgelaufen" : "läuft ab"}, ${deadline}.`,
  },
  en: {
    title: "Arbiter’s log",
    against: "Against",
    deadline: "Deadline",
    decision: "Decision",
    open: "not decided yet",
    corrected: "corrected",
    erased: "text erased",
    people: { appeal: "Lodged by", other: "Concerns" },
    urgent: (people: string, deadline: string, isOver: boolean) =>
      `Appeal of ${people}: the deadline ${isOver ? "is over" : "is near"}, ${deadline}.`,
  },
});

/** Counts of open appeals. */
export const appealsTexts = texts({
  de: {
    open: (count: number) =>
      counted(count, { one: "offener Protest", other: "offene Proteste" }, "de"),
  },
  en: {
    open: (count: number) => counted(count, { one: "open appeal", other: "open appeals" }, "en"),
  },
});
