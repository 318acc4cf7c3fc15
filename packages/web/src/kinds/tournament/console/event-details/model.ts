import { stageLabel } from "@losfee/contract";
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
import { type ReportLine, reportLines } from "../../../../parts/console/report-lines.ts";
import {
  type AnnouncementLine,
  announcementLines,
} from "../../../../parts/event/event-face-model.ts";
import type { PageRequest } from "../../../../shell/page.ts";

/** What is announced of an event, with what the form needs to know. */
export interface EventDetailsModel {
  readonly details: EventDetails;
  /** The details that events of this kind have. */
  readonly fields: readonly EventDetail[];
  readonly officials: GameTerms["officials"];
  /** What the days are of where these are stages, not rounds; else null. */
  readonly stages: readonly string[] | null;
  /** Rounds (stages) that can have a day: those planned, and those that have one already. */
  readonly rounds: number;
  /** What a report for rating lacks; null for events that are not reported. */
  readonly report: readonly ReportLine[] | null;
  readonly pictures: Pictures;
  /** Those that stand, the newest first. */
  readonly announcements: readonly AnnouncementLine[];
  /** Zones to choose from; others can be typed. */
  readonly timeZones: readonly string[];
}

/** What everybody wants to know of an event. */
const COMMON: readonly EventDetail[] = [
  "place",
  "organiser",
  "start",
  "end",
  "chiefArbiter",
  "deputyArbiters",
  "allottedTimes",
];

/** Where pages and letters speak to those who take part. */
const SPOKEN_TO: readonly EventDetail[] = ["formOfAddress"];

/** What is there beside it where rounds are played, and where the event is reported for rating. */
const PLAYED: readonly EventDetail[] = ["timeZone", "schedule"];
const REPORTED: readonly EventDetail[] = [
  "federation",
  "timeControl",
  "rateOfPlay",
  "eventType",
  "typeCode",
];

/** What is announced of the event. */
export const buildEventDetails = ({
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
    timeZones,
  };
};

const plannedRounds = (state: CompetitionState): number => {
  if (state.kind !== "tournament") return 0;
  return isStaged(state) ? state.settings.stages.length : totalRounds(state.settings);
};

/** Whether days belong to stages: where all are played at tables, one after the other. */
const isStaged = (state: CompetitionState): boolean =>
  state.kind === "tournament" && !playsBoards(state.settings);
