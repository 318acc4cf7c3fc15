import type { Language, LegalNotice } from "@losfee/contract";
import { type EntryId, seasonKey } from "@losfee/core";

/** The address of a competition's public overview or of its console; other pages are below it. */
export const competitionPath = (id: string, side: "public" | "console" = "public"): string =>
  `/${side === "public" ? "c" : "console"}/${encodeURIComponent(id)}`;

/** Who is in, for the director. */
export const SESSIONS_PATH = "/sessions";

/** The organisations in which somebody has a part. */
export const ORGANISATIONS_PATH = "/organisations";

/** An organisation, for those who have a part in it. */
export const organisationPath = (id: string): string =>
  `${ORGANISATIONS_PATH}/${encodeURIComponent(id)}`;

/** Everybody with an account, for whoever runs the server. */
export const PEOPLE_PATH = "/people";

/** A festival, for those who direct it. */
export const festivalConsolePath = (id: string): string => `/festivals/${encodeURIComponent(id)}`;

/** Who has a role in a competition, and whose it is. */
export const competitionRolesPath = (competition: string): string =>
  `${competitionPath(competition, "console")}/roles`;

/** An imprint or privacy notice: of an organisation, or of whoever runs the server (null). */
export const noticePath = (notice: LegalNotice, organisation: string | null): string =>
  organisation === null ? `/${notice}` : `/o/${encodeURIComponent(organisation)}/${notice}`;

/** A festival, for everybody. */
export const festivalPath = (id: string): string => `/f/${encodeURIComponent(id)}`;

/** The squad of a team in the console; without one, the squads of all teams. */
export const squadsPath = (competition: string, team?: EntryId): string =>
  `${competitionPath(competition, "console")}/squads${team === undefined ? "" : `?team=${team}`}`;

/** A player's public page. */
export const playerPath = (competition: string, entry: EntryId): string =>
  `${competitionPath(competition)}/players/${entry}`;

/** The page of one's own. */
export const ownPath = (competition: string): string => `${competitionPath(competition)}/me`;

/** Where somebody chooses which messages come by which way. */
export const messagesPath = (competition: string): string => `${ownPath(competition)}/messages`;

/** Where whoever reads the mails of an address says whether messages are wanted there. */
export const mailAddressPath = (competition: string, channel: string, token: string): string =>
  `${competitionPath(competition)}/mail/${encodeURIComponent(channel)}/${encodeURIComponent(token)}`;

/** The service worker of the page of one's own: it keeps what it last knew, and shows messages. */
export const workerPath = (competition: string): string => `${ownPath(competition)}/worker.js`;

/** What phones read to keep the pages of a competition as an app. */
export const manifestPath = (competition: string, language: Language): string =>
  `${competitionPath(competition)}/app.webmanifest?lang=${language}`;

/** The icon of an app in the colour of the event, a square of `size` pixels. */
export const iconPath = (hue: number | ":hue", size: number | ":size"): string =>
  `/icons/${hue}/${size}.png`;

/** The public pairings of a round. */
export const pairingsPath = (competition: string, round: number): string =>
  `${competitionPath(competition)}/pairings/${round}`;

/** A match between two teams. */
export const matchPath = (competition: string, round: number, match: number): string =>
  `${competitionPath(competition)}/match/${round}/${match}`;

/** All divisions of a season. */
export const seasonPath = (season: string): string =>
  `/season/${encodeURIComponent(seasonKey(season))}`;

/** The fixtures of a league; those of one team. */
export const fixturesPath = (competition: string, team?: EntryId): string =>
  `${competitionPath(competition)}/fixtures${team === undefined ? "" : `?team=${team}`}`;

/** The same as a calendar to subscribe to. */
export const fixturesCalendarPath = (competition: string, team?: EntryId): string =>
  `${competitionPath(competition)}/fixtures.ics${team === undefined ? "" : `?team=${team}`}`;

/** "Why is A ahead of B?" */
export const comparePath = (competition: string, a: EntryId, b: EntryId): string =>
  `${competitionPath(competition)}/compare/${a}/${b}`;

/** "Why did these two not meet?", for two who are still to be chosen. */
export const whyPath = (
  competition: string,
  round: number,
  side: "public" | "console" = "public",
): string => `${competitionPath(competition, side)}/why/${round}`;

/** The public address of a competition as a QR code, an SVG picture. */
export const addressCodePath = (id: string): string => `${competitionPath(id)}/address.svg`;

/** Where players check in; the code on the projector leads here. */
export const checkInPath = (id: string): string => `${competitionPath(id)}/check-in`;

/** The page for the projector with the code of the minute. */
export const checkInCodePath = (id: string): string => `${competitionPath(id, "console")}/check-in`;

/** The code of the minute as a picture; for who may show it alone. */
export const checkInPicturePath = (id: string): string => `${checkInCodePath(id)}.svg`;

/** Names of a machine that mean another machine when somebody else uses them. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an absolute address leads other devices to this machine, and not to themselves. */
export const leadsElsewhere = (address: string): boolean =>
  URL.canParse(address) && !LOOPBACK.has(new URL(address).hostname);

/** The standings after a round as a file for spreadsheets. */
export const standingsCsvPath = (competition: string, round: number): string =>
  `/api/v1/competitions/${encodeURIComponent(competition)}/standings?format=csv&round=${round}`;

/** The race, with the lines of `entries` in colour; by default those of the top. */
export const racePath = (competition: string, entries: readonly EntryId[] = []): string =>
  `${competitionPath(competition)}/race${entries.length === 0 ? "" : `?who=${entries.join(",")}`}`;

/** Where the director names the big screens of the hall. */
export const screensPath = (competition: string): string =>
  `${competitionPath(competition, "console")}/screens`;

/** The big screen; with the name of one what the director has set for it. */
export const screenPath = (competition: string, name = ""): string =>
  `${competitionPath(competition)}/screen${name === "" ? "" : `?${new URLSearchParams({ screen: name })}`}`;
