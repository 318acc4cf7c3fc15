import { counted, texts } from "@losfee/contract/language";

/** Texts of `losfee standby` and `losfee follow`. */
export const standbyTexts = texts({
  de: {
    noAddress:
      "Das ist nicht die Adresse, die „losfee standby“ auf dem ersten Rechner nennt: Sie endet mit # und dem Schlüssel und gehört in Anführungszeichen.",
    filesOnly:
      "Folgen kann nur eine Datei einer Datei. Eine Datenbank hat den Ersatz, den PostgreSQL selbst bietet.",
    unreachable: (url: string) =>
      `${url} antwortet nicht; es wird weiter versucht. Zum Übernehmen: Strg-C, dann „losfee serve --network“ mit derselben Datei.`,
    receiving: (rows: number) => `Zeilen angekommen: ${rows} …`,
    current: (at: string, competitions: number) =>
      `${at}: auf dem Stand des ersten Rechners (${counted(competitions, { one: "Turnier", other: "Turniere" }, "de")}).`,
    broken: (id: string) =>
      `Achtung: Das Protokoll von ${id} ist beschädigt, wie auf dem ersten Rechner.`,
    how: "Auf dem zweiten Rechner, im selben Netz (der Schlüssel öffnet alles, was hier gespeichert ist):",
    notReachable: "Dieser Rechner ist in keinem Netz, in dem ein zweiter ihn erreichen könnte.",
    nobody: "Noch folgt kein Rechner. Hier muss Losfee mit „losfee serve --network“ laufen.",
    seen: (url: string, when: string) => `Es folgt ${url}, zuletzt gesehen: ${when}.`,
    off: "Diesem Rechner folgt keiner mehr; der Schlüssel gilt nicht mehr.",
    follows: (url: string, at: string | null) =>
      at === null
        ? `Diese Datei folgt ${url}; es ist noch nicht alles angekommen.`
        : `Diese Datei folgt ${url}; vollständig auf dem Stand von ${at}.`,
    superseded: (url: string, at: string) =>
      `Am ${at} hat ein anderer Rechner übernommen (${url}). Hier wird nichts mehr eingegeben.`,
    nothingMissing: "Dort fehlt nichts, was hier eingegeben war.",
    missing: (id: string) => `Dort fehlt von ${id}, bitte dort noch einmal eingeben:`,
    tookOver: (url: string, asOf: string) =>
      `Dieser Rechner hat von ${url} übernommen, auf dem Stand von ${asOf}. Was dort danach eingegeben wurde, fehlt hier; „losfee standby“ sagt es dort, sobald er wieder läuft.`,
  },
  en: {
    noAddress:
      "That is not the address that “losfee standby” gives on the first computer: it ends with # and the key, and belongs in quotation marks.",
    filesOnly:
      "Only a file can follow a file. A database has the standby that PostgreSQL itself offers.",
    unreachable: (url: string) =>
      `${url} does not answer; trying again. To take over: Ctrl-C, then “losfee serve --network” with the same file.`,
    receiving: (rows: number) => `Rows received: ${rows} …`,
    current: (at: string, competitions: number) =>
      `${at}: as on the first computer (${counted(competitions, { one: "competition", other: "competitions" }, "en")}).`,
    broken: (id: string) =>
      `Note: the journal of ${id} is damaged, as it is on the first computer.`,
    how: "On the second computer, in the same network (the key opens everything that is stored here):",
    notReachable: "This computer is in no network where a second one could reach it.",
    nobody: "No computer follows yet. Losfee has to run here with “losfee serve --network”.",
    seen: (url: string, when: string) => `Followed by ${url}, last seen: ${when}.`,
    off: "No computer follows this one any more; the key is void.",
    follows: (url: string, at: string | null) =>
      at === null
        ? `This file follows ${url}; not everything has come yet.`
        : `This file follows ${url}; complete as of ${at}.`,
    superseded: (url: string, at: string) =>
      `On ${at} another computer took over (${url}). Nothing is entered here any more.`,
    nothingMissing: "Nothing that was entered here is missing there.",
    missing: (id: string) => `Missing there from ${id}; enter it again there:`,
    tookOver: (url: string, asOf: string) =>
      `This computer has taken over from ${url}, as of ${asOf}. What was entered there after that is missing here; “losfee standby” tells it there as soon as that one runs again.`,
  },
});
