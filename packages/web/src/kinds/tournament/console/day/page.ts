import { formatLabel, formatTime, type Language, may } from "@losfee/contract";
import {
  displayName,
  gameTermsOf,
  headcount,
  nameOrder,
  nextPlayedAt,
  publishedRounds,
  type TournamentState,
  timeZoneOf,
} from "@losfee/core";
import { dayTexts } from "@losfee/messages/tournament-console-day";
import type { HeroLine } from "../../../../parts/console/hero.tsx";
import type { LinkLine } from "../../../../parts/console/link-lines.tsx";
import { eventFaceOf, type TimetableDay } from "../../../../parts/event/event-face-model.ts";
import type { Band } from "../../../../shell/page.ts";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { competitionPath, standingsCsvPath } from "../../../../shell/paths.ts";
import { pages } from "../../pages-of.ts";
import { tournamentBand } from "../../parts/band.ts";
import { type CourseLine, courseOf } from "../../parts/course.ts";
import { boardsDay, boardsNext } from "./boards-day.ts";
import { type DayOfGames, MOST_MISSING } from "./day-of-games.ts";
import { type Need, needsOf } from "./needs.ts";
import { tablesDay, tablesNext } from "./tables-day.ts";

/** The day at a glance. */
export interface DayModel extends DayOfGames {
  readonly name: string;
  /** Format, number of entries, and progress. */
  readonly facts: string;
  readonly closed: boolean;
  /** True while there are too few entries to play. */
  readonly isBlank: boolean;
  readonly ofTeams: boolean;
  readonly needs: readonly Need[];
  /** Today's timetable, or that of the next day; null without times. */
  readonly today: TimetableDay | null;
  /** Rounds by stage; null before the first one. */
  readonly band: Band | null;
  /** Stages, in events with tables; else empty. */
  readonly course: readonly CourseLine[];
  readonly files: readonly LinkLine[];
  /** The random seed once it is public, else its hash; shortened. */
  readonly lots: string;
}

/** Returns the day at a glance: where the event stands, the next act, what waits. */
const buildDay = (request: PageRequest): DayModel | null => {
  const { state, query, language, now } = request;
  if (state === null) return null;
  const games =
    pageKindOf(state, query) === "tables"
      ? tablesDay(state, language, now)
      : boardsDay(state, language, now);
  const { next, stub } = nextOf(state, language);
  const closed = state.status === "closed";
  const course = courseOf(state, language);
  const hasBegun = publishedRounds(state) > 0;
  const follows = tournamentBand(request, "day")?.state.next ?? null;
  return {
    ...games,
    stub,
    next: {
      ...next,
      facts: [...next.facts, ...(hasBegun && !closed && follows !== null ? [follows] : [])],
    },
    lines: next.kind === "check-in" ? absentLines(state) : games.lines,
    needs: needsOf(state, request),
    today: todayOf(request),
    band: hasBegun ? consoleBand(request, state) : null,
    name: state.name,
    facts: [
      formatLabel(state.format, language),
      ...entriesText(state, language),
      ...(games.progress === "" ? [] : [games.progress]),
    ].join(" · "),
    closed,
    isBlank: next.kind === "enter-entries",
    ofTeams: state.settings.teams !== undefined,
    course: course.some((line) => "games" in line) ? course : [],
    files: filesOf(request, state),
    lots: (closed ? state.seed : state.seedHash).slice(0, SHORT_HASH),
  };
};

const nextOf = (state: TournamentState, language: Language): Pick<DayOfGames, "next" | "stub"> =>
  nextPlayedAt(state) === "tables" ? tablesNext(state, language) : boardsNext(state, language);

/** Length that people compare by eye; the page of the lots has the whole hash. */
const SHORT_HASH = 12;

/** The band of rounds, with links to the rounds in the console. */
const consoleBand = (request: PageRequest, state: TournamentState): Band | null => {
  const band = tournamentBand(request, "day");
  const base = competitionPath(state.competition, "console");
  return (
    band && {
      ...band,
      phases: band.phases.map((phase) => ({
        ...phase,
        href: null,
        rounds: phase.rounds.map((round) => ({
          ...round,
          href: round.href === null ? null : `${base}/rounds/${round.number}`,
        })),
      })),
    }
  );
};

/** The timetable of today, else of the next day with something ahead. */
const todayOf = (request: PageRequest): DayModel["today"] => {
  const { state } = request;
  if (state === null || state.status === "closed") return null;
  const style = { officials: gameTermsOf(state.settings).officials, stages: null };
  const days = eventFaceOf(request, style)?.timetable ?? [];
  const isAhead = ({ items }: TimetableDay): boolean => items.some((item) => item.state !== "past");
  return days.find((day) => day.isToday) ?? days.find(isAhead) ?? null;
};

/** Names of missing players, if they are few; before the first check-in everybody is missing. */
const absentLines = (state: TournamentState): readonly HeroLine[] => {
  if (headcount(state).present === 0) return [];
  const names = [...state.entries.values()]
    .filter(({ withdrawal, checkedIn }) => withdrawal === null && !checkedIn)
    .map(({ id }) => displayName(state, id))
    .sort(nameOrder(gameTermsOf(state.settings).entrants));
  return names.length > 2 * MOST_MISSING
    ? []
    : names.map((name) => ({ place: "", names: [name], note: "", mark: "" }));
};

const filesOf = (
  { language, backup, viewer }: PageRequest,
  state: TournamentState,
): readonly LinkLine[] => {
  const t = dayTexts[language];
  const id = state.competition;
  const published = publishedRounds(state);
  const last = backup?.last ?? null;
  const stored = backup?.stored[0];
  const madeAt = last?.madeAt ?? stored?.madeAt;
  return [
    ...(backup !== undefined && backup.keptIn === "file" && may(viewer, "place")
      ? [
          {
            text:
              madeAt === undefined
                ? t.noBackup
                : t.lastBackup({ time: formatTime(madeAt, language, timeZoneOf(state)) }),
            href: "/backup",
            ...(backup.plan === null ? {} : { note: backup.plan.folder }),
          },
        ]
      : []),
    { text: t.export, href: `/api/v1/competitions/${id}/export`, download: `${id}.json` },
    ...(published === 0
      ? []
      : [{ text: t.csv, href: standingsCsvPath(id, published), download: `${id}.csv` }]),
  ];
};

/** Numbers of entries, of players present, and of those who left. */
const entriesText = (state: TournamentState, language: Language): readonly string[] => {
  const t = dayTexts[language];
  const { entered, withdrawn, present, paused } = headcount(state);
  // No check-in before the first round means that presence is not recorded at all.
  const countsPresence = present > 0 || (entered > 0 && publishedRounds(state) === 0);
  const all = t.entries({ all: entered });
  return [
    countsPresence ? `${all}, ${t.present({ count: present })}` : all,
    ...(withdrawn > 0 ? [t.withdrawn({ count: withdrawn })] : []),
    ...(paused > 0 ? [t.paused({ count: paused })] : []),
  ];
};

/** The day at a glance: the front page of the console. */
export const dayPage = pages.consolePage("day", "", {
  place: "day",
  // The list of entries is typed there.
  isTypedInto: (state) =>
    state.kind === "tournament" && nextOf(state, "en").next.kind === "enter-entries",
  build: buildDay,
  title: (_model, page) => dayTexts[page.language].title,
  alsoFor: ["tables"],
});
