import { texts } from "./texts.ts";

interface ReportTexts {
  readonly reported: string;
  readonly inConflict: string;
  readonly version: (said: string, actor: string, time: string, changed: boolean) => string;
  readonly conflict: (place: string, versions: readonly string[]) => string;
  readonly contradicted: (place: string, versions: readonly string[]) => string;
}

/** What was reported of games, and where reports contradict each other. */
export const reportTexts = texts<ReportTexts>({
  de: {
    reported: "gemeldet",
    inConflict: "widersprüchlich",
    version: (said, actor, time, changed) =>
      `${said} (${actor}, ${time}${changed ? ", geändert" : ""})`,
    conflict: (place, versions) => `${place}, widersprüchlich gemeldet: ${versions.join(" / ")}`,
    contradicted: (place, versions) =>
      `${place}, anders gemeldet als das Ergebnis: ${versions.join(" / ")}`,
  },
  en: {
    reported: "reported",
    inConflict: "in conflict",
    version: (said, actor, time, changed) =>
      `${said} (${actor}, ${time}${changed ? ", changed" : ""})`,
    conflict: (place, versions) =>
      `${place}, reports contradict each other: ${versions.join(" / ")}`,
    contradicted: (place, versions) =>
      `${place}, reported otherwise than the result: ${versions.join(" / ")}`,
  },
});
