import { formatLabel, type Language } from "@losfee/contract";
import { nextPlayedAt, publishedRounds, type TournamentState } from "@losfee/core";
import { type PageRequest, pageKindOf } from "../../../../shell/page.ts";
import { type CourseLine, courseOf } from "../../parts/course.ts";
import { boardsDay, boardsNext } from "./boards-day.ts";
import type { DayOfGames } from "./day-of-games.ts";
import { tablesDay, tablesNext } from "./tables-day.ts";
import { dayTexts } from "./texts.ts";

/** The day at a glance. */
export interface DayModel extends DayOfGames {
  readonly name: string;
  /** Its format, who has entered, and how far it is. */
  readonly facts: string;
  readonly closed: boolean;
  /** The stages, where there are several or tables; else empty. */
  readonly course: readonly CourseLine[];
  readonly seedHash: string;
  readonly seed: string | null;
}

/** The day at a glance: what comes next, what is missing, what needs a look. */
export const buildDay = ({ state, query, language }: PageRequest): DayModel | null => {
  if (state === null) return null;
  const games =
    pageKindOf(state, query) === "tables" ? tablesDay(state, language) : boardsDay(state, language);
  const closed = state.status === "closed";
  const course = courseOf(state, language);
  return {
    ...games,
    next:
      nextPlayedAt(state) === "tables" ? tablesNext(state, language) : boardsNext(state, language),
    name: state.name,
    facts: [
      formatLabel(state.format, language),
      ...entriesText(state, language),
      ...(games.progress === "" ? [] : [games.progress]),
    ].join(" · "),
    closed,
    course: course.length > 1 || course.some((line) => "games" in line) ? course : [],
    seedHash: state.seedHash,
    seed: closed ? state.seed : null,
  };
};

/** How many have entered, are present, have left. */
const entriesText = (state: TournamentState, language: Language): readonly string[] => {
  const t = dayTexts[language];
  const entries = [...state.entries.values()];
  const present = entries.filter(({ checkedIn }) => checkedIn).length;
  const withdrawn = entries.filter(({ withdrawal }) => withdrawal !== null).length;
  // Where nobody was checked in before the first round, presence is not recorded at all.
  const countsPresence = present > 0 || (entries.length > 0 && publishedRounds(state) === 0);
  const all = t.entries(entries.length);
  return [
    countsPresence ? `${all}, ${t.present(present)}` : all,
    ...(withdrawn > 0 ? [t.withdrawn(withdrawn)] : []),
  ];
};
