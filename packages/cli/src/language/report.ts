import { counted, texts } from "@losfee/contract/language";

interface ReportTexts {
  readonly reported: string;
  /** Deadline for objections. */
  readonly reportedUntil: (time: string) => string;
  readonly inConflict: string;
  readonly version: (said: string, actor: string, time: string, changed: boolean) => string;
  /** Number of reported results accepted without an objection. */
  readonly accepted: (count: number) => string;
  readonly conflict: (place: string, versions: readonly string[]) => string;
  readonly contradicted: (place: string, versions: readonly string[]) => string;
}

/** Texts about reports of games and their contradictions. */
export const reportTexts = texts<ReportTexts>({
  de: {
    reported: "gemeldet",
    reportedUntil: (time) => `gemeldet, wird um ${time} übernommen`,
    inConflict: "widersprüchlich",
    version: (said, actor, time, changed) =>
      `${said} (${actor}, ${time}${changed ? ", geändert" : ""})`,
    accepted: (count) =>
      count === 0
        ? "Kein gemeldetes Ergebnis ist fällig."
        : `${counted(count, { one: "gemeldetes Ergebnis", other: "gemeldete Ergebnisse" }, "de")} übernommen.`,
    conflict: (place, versions) => `${place}, widersprüchlich gemeldet: ${versions.join(" / ")}`,
    contradicted: (place, versions) =>
      `${place}, anders gemeldet als das Ergebnis: ${versions.join(" / ")}`,
  },
  en: {
    reported: "reported",
    reportedUntil: (time) => `reported, accepted at ${time}`,
    inConflict: "in conflict",
    version: (said, actor, time, changed) =>
      `${said} (${actor}, ${time}${changed ? ", changed" : ""})`,
    accepted: (count) =>
      count === 0
        ? "No reported result is due."
        : `${counted(count, { one: "reported result", other: "reported results" }, "en")} accepted.`,
    conflict: (place, versions) =>
      `${place}, reports contradict each other: ${versions.join(" / ")}`,
    contradicted: (place, versions) =>
      `${place}, reported otherwise than the result: ${versions.join(" / ")}`,
  },
});
