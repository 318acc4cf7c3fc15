import { type EventDetailRow, eventDetailRows, type Language, stageLabel } from "@losfee/contract";
import { currentStage, type EntryId, openGames, type TournamentState } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { publishedStages } from "../../parts/tables/stages.ts";
import { finalLines, type TablesLine, tablesLines } from "../stage-standings/lines.ts";

/** A stage of the competition and how far it is. */
export interface CourseStage {
  readonly stage: number;
  readonly label: string;
  /** null where everybody plays it, or as many as the cut gives. */
  readonly players: number | null;
  readonly games: number;
  readonly state: "done" | "now" | "ahead" | "skipped";
}

/** A table tournament at a glance. */
export interface TablesOverviewModel {
  readonly competition: string;
  readonly name: string;
  readonly format: string;
  /** What is announced of the event. */
  readonly facts: readonly EventDetailRow[];
  readonly closed: boolean;
  readonly entries: number;
  /** The stage that is played; 0 before the first. */
  readonly stage: number;
  readonly label: string;
  readonly open: number;
  readonly games: number;
  readonly course: readonly CourseStage[];
  readonly leaders: readonly TablesLine[];
  /** Everybody by name, before the first stage only. */
  readonly field: readonly {
    readonly entry: EntryId;
    readonly name: string;
    readonly club: string;
  }[];
  readonly seedHash: string;
}

const LEADERS = 5;

/** The public front page of a table tournament. */
export const buildTablesOverview = ({
  state,
  language,
}: PageRequest<"tables">): TablesOverviewModel | null => {
  if (state === null) return null;
  const now = currentStage(state);
  const closed = state.status === "closed";
  const entries = [...state.entries.values()];
  const collator = new Intl.Collator(language, { numeric: true });
  const tables = now?.games.flatMap((game) => game.tables) ?? [];
  return {
    competition: state.competition,
    name: state.name,
    format: state.format,
    facts: eventDetailRows(state.details, language, { officials: "directors", staged: true }),
    closed,
    entries: entries.filter(({ withdrawal }) => withdrawal === null).length,
    stage: now?.stage ?? 0,
    label: now === undefined ? "" : stageLabel(now.stage, state.settings, language),
    open: now === undefined ? 0 : openGames(now).length,
    games: tables.length,
    course: courseOf(state, language),
    leaders: leadersOf(state, closed, language),
    field:
      now !== undefined
        ? []
        : entries
            .map(({ id, name, club }) => ({ entry: id, name, club }))
            .sort((a, b) => collator.compare(a.name, b.name)),
    seedHash: state.seedHash,
  };
};

const leadersOf = (
  state: TournamentState,
  closed: boolean,
  language: Language,
): readonly TablesLine[] => {
  const now = currentStage(state);
  if (now === undefined) return [];
  const lines = closed ? finalLines(state, language) : tablesLines(state, now.stage, language);
  return lines.slice(0, LEADERS);
};

/** The stages of the settings, as far as they were played. */
export const courseOf = (state: TournamentState, language: Language): readonly CourseStage[] => {
  const published = publishedStages(state);
  const last = published.at(-1)?.stage ?? 0;
  return state.settings.stages.map(({ participants, rounds }, index) => {
    const stage = index + 1;
    const found = published.find((one) => one.stage === stage);
    const complete = found !== undefined && openGames(found).length === 0;
    return {
      stage,
      label: stageLabel(stage, state.settings, language),
      players: found?.members.length ?? (participants === "everybody" ? null : participants.top),
      games: rounds,
      state: found === undefined ? (stage < last ? "skipped" : "ahead") : complete ? "done" : "now",
    };
  });
};
