import type { Language, LegalNotice } from "@losfee/contract";
import { type EntryId, seasonKey } from "@losfee/core";

/** The address of a competition's public overview or of its console; other pages are below it. */
export const competitionPath = (id: string, side: "public" | "console" = "public"): string =>
  `/${side === "public" ? "c" : "console"}/${encodeURIComponent(id)}`;

/** True for the sample that goes on by itself, without events of its own. */
export const isPlayingByItself = (competition: string | undefined): boolean =>
  competition !== undefined && /^sample-[a-z]{2}$/.test(competition);

/** Choice of the format of a new competition. */
export const NEW_PATH = "/console/new";

/** The questions about a new competition of a preset; `at` names its organisation or festival. */
export const newPath = (format: string, at = ""): string =>
  `${NEW_PATH}${format === "" ? "" : `/${format}`}${at === "" ? "" : `?at=${encodeURIComponent(at)}`}`;

/** Where a form creates a sample; as a route pattern with `:sample`. */
export const samplePath = (sample: string): string => `/console/samples/${sample}`;

/** List of sessions, for the director. */
export const SESSIONS_PATH = "/sessions";

/** List of the user's organisations. */
export const ORGANISATIONS_PATH = "/organisations";

/** An organisation, for its members. */
export const organisationPath = (id: string): string =>
  `${ORGANISATIONS_PATH}/${encodeURIComponent(id)}`;

/** All users with an account, for the operator of the server. */
export const PEOPLE_PATH = "/people";

/** A festival's console, for its directors. */
export const festivalConsolePath = (id: string): string => `/festivals/${encodeURIComponent(id)}`;

/** Roles in a competition, and its owner. */
export const competitionRolesPath = (competition: string): string =>
  `${competitionPath(competition, "console")}/roles`;

/** An imprint or privacy notice: of an organisation, or of the server (null). */
export const noticePath = (notice: LegalNotice, organisation: string | null): string =>
  organisation === null ? `/${notice}` : `/o/${encodeURIComponent(organisation)}/${notice}`;

/** A festival's public page. */
export const festivalPath = (id: string): string => `/f/${encodeURIComponent(id)}`;

/** The squad of a team in the console; without one, the squads of all teams. */
export const squadsPath = (competition: string, team?: EntryId): string =>
  `${competitionPath(competition, "console")}/squads${team === undefined ? "" : `?team=${team}`}`;

/** A player's public page. */
export const playerPath = (competition: string, entry: EntryId): string =>
  `${competitionPath(competition)}/players/${entry}`;

/** A player's own page. */
export const ownPath = (competition: string): string => `${competitionPath(competition)}/me`;

/** A captain's own squad. */
export const ownSquadPath = (competition: string): string => `${ownPath(competition)}/squad`;

/** The player's choice of messages and channels. */
export const messagesPath = (competition: string): string => `${ownPath(competition)}/messages`;

/** Page where a mail's reader confirms or unsubscribes its address. */
export const mailAddressPath = (competition: string, channel: string, token: string): string =>
  `${competitionPath(competition)}/mail/${encodeURIComponent(channel)}/${encodeURIComponent(token)}`;

/** The service worker of the player's own page, for offline use and messages. */
export const workerPath = (competition: string): string => `${ownPath(competition)}/worker.js`;

/** Web app manifest for installing a competition's pages on a phone. */
export const manifestPath = (competition: string, language: Language): string =>
  `${competitionPath(competition)}/app.webmanifest?lang=${language}`;

/** App icon in the colour of the event, a square of `size` pixels. */
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

/** The fixtures of a league, or of one team. */
export const fixturesPath = (competition: string, team?: EntryId): string =>
  `${competitionPath(competition)}/fixtures${team === undefined ? "" : `?team=${team}`}`;

/** The fixtures as a calendar to subscribe to. */
export const fixturesCalendarPath = (competition: string, team?: EntryId): string =>
  `${competitionPath(competition)}/fixtures.ics${team === undefined ? "" : `?team=${team}`}`;

/** "Why is A ahead of B?" */
export const comparePath = (competition: string, a: EntryId, b: EntryId): string =>
  `${competitionPath(competition)}/compare/${a}/${b}`;

/** "Why did these two not meet?", with the two still to be chosen. */
export const whyPath = (
  competition: string,
  round: number,
  side: "public" | "console" = "public",
): string => `${competitionPath(competition, side)}/why/${round}`;

/** The public address of a competition as a QR code, an SVG picture. */
export const addressCodePath = (id: string): string => `${competitionPath(id)}/address.svg`;

/** Check-in for players; target of the code on the projector. */
export const checkInPath = (id: string): string => `${competitionPath(id)}/check-in`;

/** The projector page with the code of the minute. */
export const checkInCodePath = (id: string): string => `${competitionPath(id, "console")}/check-in`;

/** The code of the minute as a picture; only for those who may show it. */
export const checkInPicturePath = (id: string): string => `${checkInCodePath(id)}.svg`;

/** Host names that mean the local machine on each device. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** True if an absolute address leads other devices to this machine rather than to themselves. */
export const leadsElsewhere = (address: string): boolean =>
  URL.canParse(address) && !LOOPBACK.has(new URL(address).hostname);

/** The standings after a round as a file for spreadsheets. */
export const standingsCsvPath = (competition: string, round: number): string =>
  `/api/v1/competitions/${encodeURIComponent(competition)}/standings?format=csv&round=${round}`;

/** The race, with the lines of `entries` highlighted; by default the leaders'. */
export const racePath = (competition: string, entries: readonly EntryId[] = []): string =>
  `${competitionPath(competition)}/race${entries.length === 0 ? "" : `?who=${entries.join(",")}`}`;

/** Page where the director names the hall's big screens. */
export const screensPath = (competition: string): string =>
  `${competitionPath(competition, "console")}/screens`;

/** A big screen; with a name, the one that the director has set up. */
export const screenPath = (competition: string, name = ""): string =>
  `${competitionPath(competition)}/screen${name === "" ? "" : `?${new URLSearchParams({ screen: name })}`}`;
