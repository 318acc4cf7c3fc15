import { describeRefusal, type Language, stageLabel, stagesIn } from "@losfee/contract";
import { currentStage, headcount, openGames, type TournamentState, tableGame } from "@losfee/core";
import { dayTexts, tablesDayTexts } from "@losfee/messages/tournament-console-day";
import { overviewTexts } from "@losfee/messages/tournament-public-overview";
import type { HeroLine } from "../../../../parts/console/hero.tsx";
import { competitionPath } from "../../../../shell/paths.ts";
import { stripOf } from "../../parts/latest.ts";
import { printsOf } from "../../parts/prints-of.ts";
import { presentColumns, presentLines } from "../../parts/standings/stage-lines.ts";
import { sheetsPathOf } from "../../parts/tables/sheets-path.ts";
import { tablesName } from "../../parts/tables/stages.ts";
import { entriesStub } from "./boards-day.ts";
import {
  type DayOfGames,
  LEADER_VALUES,
  LEADERS,
  MOST_MISSING,
  type StepOfDay,
} from "./day-of-games.ts";
import { type TablesStep, tablesStep } from "./tables-step.ts";

/** The day of games at tables. */
export const tablesDay = (
  state: TournamentState,
  language: Language,
  now?: string,
): Omit<DayOfGames, "next" | "stub"> => {
  const own = tablesDayTexts[language];
  const id = state.competition;
  const [open, base] = [competitionPath(id), competitionPath(id, "console")];
  const stage = currentStage(state)?.stage;
  const lines = linesOf(state, language);
  return {
    round:
      stage === undefined
        ? null
        : { text: stageLabel(stage, state.settings, language), href: `${base}/stage/${stage}` },
    progress: "",
    strip: stripOfStage(state, now),
    lines: lines.length > MOST_MISSING ? [] : lines,
    ...leadersOf(state, language),
    publicLinks: [{ text: overviewTexts[language].cut, href: `${open}/cut` }],
    printLinks: [...printsOf(state, language), { text: own.linkCards, href: `${base}/links` }],
    report: null,
  };
};

const stripOfStage = (state: TournamentState, now: string | undefined): DayOfGames["strip"] => {
  const stage = currentStage(state);
  if (stage === undefined || openGames(stage).length === 0) return [];
  const played = stage.games.flatMap(({ game, tables }) =>
    tables.map((contest) => ({ contest, game })),
  );
  return stripOf(state, played, now);
};

const leadersOf = (
  state: TournamentState,
  language: Language,
): Pick<DayOfGames, "leaders" | "leaderValues"> => {
  const stage = currentStage(state);
  if (stage === undefined) return { leaders: [], leaderValues: [] };
  return {
    leaders: presentLines(state, stage, language)
      .slice(0, LEADERS)
      .map(({ entry, rank, name, values }) => ({
        ...{ entry, rank, name, form: [] },
        values: values.slice(0, LEADER_VALUES),
      })),
    leaderValues: presentColumns(state, stage, language)
      .slice(0, LEADER_VALUES)
      .map(({ short, label }) => short || label),
  };
};

/** Tables of the stage without all their results, with the missing games. */
const linesOf = (state: TournamentState, language: Language): readonly HeroLine[] => {
  const stage = currentStage(state);
  if (stage === undefined) return [];
  const own = tablesDayTexts[language];
  const open = openGames(stage);
  const tables = [...new Set(open.map(({ table }) => table))].sort((a, b) => a - b);
  return tables.map((table) => {
    const games = open.filter((one) => one.table === table).map(({ game }) => game);
    const isReported = (game: number): boolean => tableGame(stage, game, table)?.result != null;
    const [reported, lacking] = [games.filter(isReported), games.filter((one) => !isReported(one))];
    const seats = tableGame(stage, games[0] ?? 1, table)?.seats ?? [];
    return {
      place: String(table),
      href: `${sheetsPathOf(state, stage.stage)}#sheet-${table}`,
      note: lacking.length === 0 ? "" : own.missingLine({ games: lacking.join(", ") }),
      mark: reported.length === 0 ? "" : own.reportedLine({ games: reported.join(", ") }),
      names: seats.map((entry) => tablesName(state, entry)),
    };
  });
};

/** The next step, if it is a stage at tables. */
export const tablesNext = (
  state: TournamentState,
  language: Language,
): Pick<DayOfGames, "next" | "stub"> => {
  const next = tablesStep(state);
  const own = tablesDayTexts[language];
  const base = competitionPath(state.competition, "console");
  const number = "stage" in next ? next.stage : (currentStage(state)?.stage ?? 0);
  const stage = "stage" in next ? stageLabel(next.stage, state.settings, language) : "";
  return {
    next: {
      kind: next.kind,
      text: textOf(next, stage, language),
      head: headOf(next, stage, language, headcount(state).present === 0),
      facts:
        next.kind === "publish"
          ? [dayTexts[language].draftNote]
          : next.kind === "enter-results"
            ? [stage]
            : [],
      act: actOf(next, state),
      draft: { progress: own.drafting, href: `${base}/stage` },
      anyway: next.kind === "check-in" ? own.drawAnyway({ stage }) : "",
      note:
        "refusal" in next
          ? describeRefusal(
              next.refusal,
              language,
              (entry) => tablesName(state, entry),
              stagesIn(state.settings, language),
            )
          : "",
    },
    stub:
      next.kind === "enter-entries" || next.kind === "check-in" || number === 0
        ? entriesStub(state, language)
        : {
            label: dayTexts[language].stageUnit,
            value: String(number),
            of: overviewTexts[language].ofPlanned({ planned: state.settings.stages.length }),
          },
  };
};

const actOf = (next: TablesStep, state: TournamentState): StepOfDay["act"] => {
  const [open, base] = [
    competitionPath(state.competition),
    competitionPath(state.competition, "console"),
  ];
  switch (next.kind) {
    case "enter-entries":
    case "check-in":
    case "stuck":
      return { kind: "go", href: `${base}/entries` };
    case "seat":
    case "publish":
      return { kind: "go", href: `${base}/stage` };
    case "enter-results":
      return { kind: "go", href: sheetsPathOf(state) };
    case "confirm":
      return { kind: "go", href: `${base}/confirm` };
    case "closed":
      return { kind: "go", href: `${open}/standings` };
    case "draft":
    case "close":
      return { kind: next.kind };
  }
};

const textOf = (next: TablesStep, stage: string, language: Language): string => {
  const own = tablesDayTexts[language];
  switch (next.kind) {
    case "enter-entries":
    case "check-in":
    case "close":
    case "closed":
      return dayTexts[language].steps[next.kind];
    case "confirm":
    case "stuck":
      return own.steps[next.kind];
    case "draft":
    case "seat":
    case "publish":
    case "enter-results":
      return own.steps[next.kind]({ stage });
  }
};

const headOf = (
  next: TablesStep,
  stage: string,
  language: Language,
  isNobodyHere: boolean,
): string => {
  const own = tablesDayTexts[language];
  const t = dayTexts[language];
  switch (next.kind) {
    case "enter-entries":
      return t.heads[next.kind];
    case "stuck":
      return own.heads.stuck;
    case "check-in":
      return isNobodyHere ? t.heads["check-in"] : t.absentTitle({ count: next.missing });
    case "draft":
    case "publish":
      return own.heads[next.kind]({ stage });
    case "seat":
      return own.heads.seat({ count: next.unseated });
    case "enter-results":
      return t.missing({ count: next.missing });
    case "confirm":
      return t.toConfirm({ count: next.reported });
    case "close":
    case "closed":
      return t.heads[next.kind];
  }
};
