import { formatTimeOfDay, stageLabel } from "@losfee/contract";
import {
  type CompetitionKind,
  type CompetitionState,
  type EventDetail,
  type EventDetails,
  type GameTerms,
  gameTermsOf,
  type Pictures,
  playsBoards,
  resultKindOf,
  timeZones,
  totalRounds,
} from "@losfee/core";
import { eventDetailsTexts } from "@losfee/messages/tournament-console-event-details";
import { type ReportLine, reportLines } from "../../../../parts/console/report-lines.ts";
import {
  type AnnouncementLine,
  announcementLines,
} from "../../../../parts/event/event-face-model.ts";
import type { PageDefinition } from "../../../../shell/page-definition.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";

/** Public details of an event, with the data its form needs. */
export interface EventDetailsModel {
  readonly details: EventDetails;
  /** Details available in events of this kind. */
  readonly fields: readonly EventDetail[];
  readonly officials: GameTerms["officials"];
  /** Names of the stages if days belong to them, not to rounds; else null. */
  readonly stages: readonly string[] | null;
  /** Number of rounds (stages) with a day: those planned, and those that already have one. */
  readonly rounds: number;
  /** Data missing from the rating report; null for events without one. */
  readonly report: readonly ReportLine[] | null;
  readonly pictures: Pictures;
  /** Current announcements, newest first. */
  readonly announcements: readonly AnnouncementLine[];
  /** The time in the event's time zone when the page was made; empty if the zone is unknown. */
  readonly clock: string;
  /** Suggested time zones; others can be typed. */
  readonly timeZones: readonly string[];
}

/** Details of every kind of event. */
const COMMON: readonly EventDetail[] = [
  "place",
  "organiser",
  "start",
  "end",
  "chiefArbiter",
  "deputyArbiters",
  "allottedTimes",
];

/** For kinds whose pages and letters address participants. */
const SPOKEN_TO: readonly EventDetail[] = ["formOfAddress"];

/** Additional details for events with rounds, and for rated events. */
const PLAYED: readonly EventDetail[] = ["timeZone", "schedule"];
const REPORTED: readonly EventDetail[] = [
  "federation",
  "timeControl",
  "rateOfPlay",
  "eventType",
  "typeCode",
];

/** Returns the public details of the event. */
const buildEventDetails = ({
  state,
  language,
  now,
}: PageRequest<CompetitionKind>): EventDetailsModel | null => {
  if (state === null) return null;
  const reported = state.kind === "tournament" && resultKindOf(state.settings) === "win-draw-loss";
  const { details } = state;
  const rounds = Math.max(plannedRounds(state), details.schedule?.length ?? 0);
  return {
    details,
    fields: [
      ...COMMON,
      ...(state.kind === "tournament" ? PLAYED : SPOKEN_TO),
      ...(reported ? REPORTED : []),
    ],
    officials: state.kind === "tournament" ? gameTermsOf(state.settings).officials : "directors",
    stages:
      state.kind === "tournament" && isStaged(state)
        ? Array.from({ length: rounds }, (_, at) => stageLabel(at + 1, state.settings, language))
        : null,
    rounds,
    report: reported ? reportLines(state, language) : null,
    pictures: state.pictures,
    announcements: announcementLines(state, { language, now }),
    clock:
      details.timeZone === undefined || now === undefined
        ? ""
        : formatTimeOfDay(now, language, details.timeZone),
    timeZones,
  };
};

const plannedRounds = (state: CompetitionState): number => {
  if (state.kind !== "tournament") return 0;
  return isStaged(state) ? state.settings.stages.length : totalRounds(state.settings);
};

/** True if days belong to stages: if all games are at tables, in stages one after the other. */
const isStaged = (state: CompetitionState): boolean =>
  state.kind === "tournament" && !playsBoards(state.settings);

/** Public details of the event, for competitions of every kind. */
export const eventDetailsPage: PageDefinition<EventDetailsModel> = {
  id: "console-event-details",
  path: "/console/:competition/event",
  access: "director",
  layout: "console",
  place: "event",
  script: "view",
  typing: true,
  build: buildEventDetails,
  title: (_model, page) => eventDetailsTexts[page.language].title,
};
