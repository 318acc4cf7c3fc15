import { describeRefusal, type Language, stageLabel, stagesIn } from "@losfee/contract";
import { currentStage, openGames, type TournamentState, tableGame } from "@losfee/core";
import { dayTexts, tablesDayTexts } from "@losfee/messages/tournament-console-day";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { overviewTexts } from "@losfee/messages/tournament-public-overview";
import { competitionPath } from "../../../../shell/paths.ts";
import { printsOf } from "../../parts/prints-of.ts";
import { presentColumns, presentLines } from "../../parts/standings/stage-lines.ts";
import { sheetsPathOf } from "../../parts/tables/sheets-path.ts";
import { tablesName } from "../../parts/tables/stages.ts";
import {
  type DayOfGames,
  LEADER_VALUES,
  type MissingLine,
  type StepOfDay,
} from "./day-of-games.ts";
import { type TablesStep, tablesStep } from "./tables-step.ts";

const LEADERS = 5;

/** The day of games at tables. */
export const tablesDay = (state: TournamentState, language: Language): Omit<DayOfGames, "next"> => {
  const own = tablesDayTexts[language];
  const id = state.competition;
  const [open, base] = [competitionPath(id), competitionPath(id, "console")];
  const missing = missingLines(state, language);
  return {
    progress: "",
    attention: [],
    missing: missing.length === 0 ? null : { title: own.missingTitle, lines: missing, more: 0 },
    ...leadersOf(state, language),
    publicLinks: [{ text: overviewTexts[language].cut, href: `${open}/cut` }],
    printLinks: [...printsOf(state, language), { text: own.linkCards, href: `${base}/links` }],
    report: null,
  };
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
        ...{ entry, rank, name },
        values: values.slice(0, LEADER_VALUES),
      })),
    leaderValues: presentColumns(state, stage, language)
      .slice(0, LEADER_VALUES)
      .map(({ short, label }) => short || label),
  };
};

/** Tables of the stage without all their results, with the missing games. */
const missingLines = (state: TournamentState, language: Language): readonly MissingLine[] => {
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
      place: tableTexts[language].table({ table }),
      href: `${sheetsPathOf(state, stage.stage)}#sheet-${table}`,
      games: lacking.length === 0 ? "" : own.missingLine({ games: lacking.join(", ") }),
      reported: reported.length === 0 ? "" : own.reportedLine({ games: reported.join(", ") }),
      names: seats.map((entry) => tablesName(state, entry)).join(" · "),
    };
  });
};

/** The next step, if it is a stage at tables. */
export const tablesNext = (state: TournamentState, language: Language): StepOfDay => {
  const next = tablesStep(state);
  const own = tablesDayTexts[language];
  const base = competitionPath(state.competition, "console");
  const stage = "stage" in next ? stageLabel(next.stage, state.settings, language) : "";
  return {
    kind: next.kind,
    text: textOf(next, stage, language),
    count: countOf(next, language),
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
    case "confirm":
      return { kind: "go", href: sheetsPathOf(state) };
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

const countOf = (next: TablesStep, language: Language): string => {
  const own = tablesDayTexts[language];
  switch (next.kind) {
    case "check-in":
      return dayTexts[language].notPresent({ count: next.missing });
    case "seat":
      return own.unseated({ count: next.unseated });
    case "enter-results":
      return dayTexts[language].missing({ count: next.missing });
    case "confirm":
      return own.reported({ count: next.reported });
    default:
      return "";
  }
};
