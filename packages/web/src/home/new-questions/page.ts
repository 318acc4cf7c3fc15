import {
  criterionLabel,
  formatList,
  type Language,
  stageLabel,
  systemLabel,
} from "@losfee/contract";
import {
  findFormat,
  hasOwnStarts,
  isSeated,
  openStartRules,
  playsBoards,
  type Settings,
} from "@losfee/core";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";
import { newPath } from "../../shell/paths.ts";
import { cardTitle, findCard } from "../parts/formats/cards.ts";
import type { Drawing } from "../parts/formats/drawings.ts";
import { type HomeQuestion, homeQuestionOf } from "../parts/home-question.ts";
import type { Answers } from "./answers.ts";
import { type Questions, questionsOf } from "./questions.ts";

/** The questions about a new competition of one preset. */
export interface QuestionsModel extends HomeQuestion {
  readonly id: string;
  readonly title: string;
  readonly drawing: Drawing;
  readonly questions: Questions;
  readonly rest: RestOfSettings | null;
  /** Today by the clock of the event's place, `YYYY-MM-DD`. */
  readonly today: string;
  /** Input of a form that was refused, and why. */
  readonly answers: Answers;
  readonly problem: string | null;
}

/** The settings of a tournament that can be set at once besides the questions. */
export interface RestOfSettings {
  /** Stages whose rounds the questions do not ask for. */
  readonly stages: readonly {
    readonly label: string;
    readonly rounds: number;
    readonly atTables: boolean;
  }[];
  /** Boards of a match; null if they are a question or there are none. */
  readonly boards: number | null;
  /** The first criteria that part equals, in words. */
  readonly ranking: string;
  /** True if starts are assigned; null if players cannot draw them. */
  readonly assigned: boolean | null;
}

const buildQuestions = (request: PageRequest<"tournament">): QuestionsModel | null => {
  const { params, language, now = "", refusedField } = request;
  const id = params["format"] ?? "";
  const format = findFormat(id);
  if (format === undefined) return null;
  const settings = format.kind === "tournament" ? format.settings : null;
  const questions = questionsOf(id, settings);
  return {
    ...homeQuestionOf(request),
    ...{ id, questions, title: cardTitle(id, language), today: now.slice(0, 10) },
    drawing: findCard(id)?.drawing ?? "match",
    rest: settings === null ? null : restOf(settings, questions, language),
    answers: Object.fromEntries(new URLSearchParams(refusedField?.value ?? "")),
    problem: refusedField?.problem ?? null,
  };
};

/** The criteria named in one line: the first two that part equal points. */
const NAMED = [1, 3] as const;

const restOf = (
  settings: Settings,
  { rounds, size }: Questions,
  language: Language,
): RestOfSettings => ({
  stages:
    rounds.by === "stages"
      ? settings.stages.map((stage, index) => ({
          label: isSeated(stage)
            ? stageLabel(index + 1, settings, language)
            : systemLabel(stage.system, language),
          rounds: stage.rounds,
          atTables: isSeated(stage),
        }))
      : [],
  boards: size === "teams" ? (settings.teams?.boards ?? null) : null,
  ranking: formatList(
    (settings.stages.every(isSeated) ? [] : settings.ranking.slice(...NAMED)).map((code) =>
      criterionLabel(code, language),
    ),
    language,
  ),
  assigned:
    playsBoards(settings) && openStartRules(settings.stages, hasOwnStarts).includes("assigned")
      ? settings.starts.assigned
      : null,
});

/** Name, days and size of a new competition. */
export const questionsPage: PageDefinition<QuestionsModel> = {
  id: "console-new-questions",
  path: newPath(":format"),
  access: "founder",
  layout: "console",
  script: "view",
  typing: true,
  build: buildQuestions,
  title: ({ title }) => title,
};
