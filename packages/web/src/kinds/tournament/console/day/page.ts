import { formatLabel, formatList, type Language, labelled } from "@losfee/contract";
import {
  gameTermsOf,
  headcount,
  nameOrder,
  nextPlayedAt,
  publishedRounds,
  type TournamentState,
} from "@losfee/core";
import { logTexts } from "@losfee/messages/parts-arbiter-log";
import { dayTexts } from "@losfee/messages/tournament-console-day";
import { requestsTexts } from "@losfee/messages/tournament-console-requests";
import { urgentAppeals } from "../../../../parts/arbiter-log/log-lines.ts";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { pages } from "../../pages-of.ts";
import { type CourseLine, courseOf } from "../../parts/course.ts";
import { playersRequests } from "../requests/model.ts";
import { boardsDay, boardsNext } from "./boards-day.ts";
import type { DayOfGames } from "./day-of-games.ts";
import { tablesDay, tablesNext } from "./tables-day.ts";

/** The day at a glance. */
export interface DayModel extends DayOfGames {
  readonly name: string;
  /** Format, number of entries, and progress. */
  readonly facts: string;
  readonly closed: boolean;
  /** Players missing before the first round, in events with check-in; else null. */
  readonly absent: { readonly names: readonly string[]; readonly more: number } | null;
  /** Stages, if there are several or tables; else empty. */
  readonly course: readonly CourseLine[];
  readonly seedHash: string;
  readonly seed: string | null;
}

/** Returns the day at a glance: the next step, missing results, matters that need attention. */
const buildDay = ({ state, query, language, now }: PageRequest): DayModel | null => {
  if (state === null) return null;
  const games =
    pageKindOf(state, query) === "tables" ? tablesDay(state, language) : boardsDay(state, language);
  const closed = state.status === "closed";
  const course = courseOf(state, language);
  const requests = playersRequests(state, language);
  return {
    ...games,
    attention: [
      ...games.attention,
      ...urgentAppeals(state, { language, now }).map(({ number, people, deadline, isOver }) => ({
        text: logTexts[language].urgent({ people: formatList(people, language), deadline, isOver }),
        href: `${competitionPath(state.competition, "console")}/log#entry-${number}`,
      })),
      ...(requests.length === 0
        ? []
        : [
            {
              text: `${labelled(
                requestsTexts[language].title,
                formatList(
                  requests.map(({ name }) => name),
                  language,
                ),
                language,
              )}.`,
              href: `${competitionPath(state.competition, "console")}/entries`,
            },
          ]),
    ],
    next:
      nextPlayedAt(state) === "tables" ? tablesNext(state, language) : boardsNext(state, language),
    name: state.name,
    facts: [
      formatLabel(state.format, language),
      ...entriesText(state, language),
      ...(games.progress === "" ? [] : [games.progress]),
    ].join(" · "),
    closed,
    absent: absentOf(state),
    course: course.length > 1 || course.some((line) => "games" in line) ? course : [],
    seedHash: state.seedHash,
    seed: closed ? state.seed : null,
  };
};

/** Number of missing players' names that fit next to the rest of the day. */
const MOST_ABSENT = 24;

/** Before the first check-in everybody is missing, so names would say nothing. */
const absentOf = (state: TournamentState): DayModel["absent"] => {
  const playing = [...state.entries.values()].filter(({ withdrawal }) => withdrawal === null);
  const absent = playing.filter(({ checkedIn }) => !checkedIn);
  const isAwaited = absent.length > 0 && absent.length < playing.length;
  if (!isAwaited || publishedRounds(state) > 0) return null;
  const names = absent
    .map(({ name }) => name)
    .sort(nameOrder(gameTermsOf(state.settings).entrants));
  return { names: names.slice(0, MOST_ABSENT), more: Math.max(0, names.length - MOST_ABSENT) };
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
  build: buildDay,
  title: (_model, page) => dayTexts[page.language].title,
  alsoFor: ["tables"],
});
