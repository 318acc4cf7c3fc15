import { counted, type Language, texts } from "@losfee/contract";
import { detailsTexts } from "@losfee/messages/tournament-parts-details";

import { pasteTexts } from "@losfee/messages/tournament-parts-paste";
import { entriesTexts } from "./texts.ts";

const TEAMS_DE = { one: "Mannschaft", other: "Mannschaften" } as const;
const TEAMS_EN = { one: "team", other: "teams" } as const;

/** Texts that differ for entries of teams. */
const ofTeamsTexts = texts({
  de: {
    filter: "Mannschaft eintippen – Enter: anwesend",
    none: "Noch keine Mannschaften: eine Liste einfügen oder einzeln eingeben. Mannschaften mit ihren Kadern kommen unter „Kader“ auf einmal herein.",
    name: "Mannschaft",
    squad: "Kader",
    add: "Neue Mannschaft",
    added: (name: string) => `${name} ist gemeldet.`,
    paste: "Mannschaften einfügen",
    pasteTitle: "Mannschaften einfügen oder Datei lesen",
    pasteHint:
      "Eine Mannschaft je Zeile; mit Kopfzeile: Name, Verein, Land, Klasse, Wertungszahl, Spiellokal in beliebiger Reihenfolge. Ohne Wertungszahl zählt der Schnitt des Kaders. Wer mitspielt, kommt auf der Seite „Kader“ dazu.",
    preview: (count: number) => `Vorschau: ${counted(count, TEAMS_DE, "de")}`,
    addedAll: (count: number) => `${counted(count, TEAMS_DE, "de")} übernommen.`,
    withdrawConfirm: "Mannschaft abmelden",
    removeConfirm: "Mannschaft löschen",
    arrivals: {
      ...entriesTexts.de.arrivals,
      withdrawn: (name: string) =>
        `${name} ist ausgeschieden. Wieder dabei? Mannschaft wählen, dann „Wieder dabei“.`,
    },
  },
  en: {
    filter: "Type a team – Enter: present",
    none: "No teams yet: paste a list, or enter them one by one. Teams with their squads come in at once on the page “Squads”.",
    name: "Team",
    squad: "Squad",
    add: "New team",
    added: (name: string) => `${name} is entered.`,
    paste: "Paste teams",
    pasteTitle: "Paste teams, or read a file",
    pasteHint:
      "One team on each line; with a header line: name, club, nation, class, rating, venue in any order. Without a rating the average of the squad counts. Players are added on the page “Squads”.",
    preview: (count: number) => `Preview: ${counted(count, TEAMS_EN, "en")}`,
    addedAll: (count: number) => `${counted(count, TEAMS_EN, "en")} added.`,
    withdrawConfirm: "Withdraw the team",
    removeConfirm: "Remove the team",
    arrivals: {
      ...entriesTexts.en.arrivals,
      withdrawn: (name: string) =>
        `${name} has withdrawn. Back again? Choose the team, then “Reinstate”.`,
    },
  },
});

/** Texts of the page of entries, for people or teams. */
export const entryWords = (language: Language, ofTeams: boolean) => ({
  ...detailsTexts[language],
  ...pasteTexts[language],
  ...entriesTexts[language],
  ...(ofTeams ? ofTeamsTexts[language] : {}),
});

/** Heading of the column of squads. */
export const squadWord = (language: Language): string => ofTeamsTexts[language].squad;
