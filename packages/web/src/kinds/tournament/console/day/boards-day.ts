import { type Language, valueColumns } from "@losfee/contract";
import {
  displayName,
  draftOf,
  type Game,
  headcount,
  isUnconfirmed,
  missingEntries,
  missingResults,
  publishedRounds,
  resultKindOf,
  roundsDone,
  standingsCodes,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { dayTexts } from "@losfee/messages/tournament-console-day";
import { overviewTexts } from "@losfee/messages/tournament-public-overview";
import type { HeroLine } from "../../../../parts/console/hero.tsx";
import { reportLines } from "../../../../parts/console/report-lines.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { finalModels } from "../../parts/finals.ts";
import { stripOf } from "../../parts/latest.ts";
import { boardGroups } from "../../parts/pairings/group-labels.ts";
import { printsOf } from "../../parts/prints-of.ts";
import { standingsLines } from "../../parts/standings/standings-lines.ts";
import { namesOf, roundWithOpenGames } from "../line/model.ts";
import {
  type DayOfGames,
  type DayStub,
  LEADER_VALUES,
  LEADERS,
  MOST_MISSING,
  type StepOfDay,
} from "./day-of-games.ts";
import { type NextStep, nextStep } from "./next-step.ts";

/** The day of games for two. */
export const boardsDay = (
  state: TournamentState,
  language: Language,
  now?: string,
): Omit<DayOfGames, "next" | "stub"> => {
  const t = dayTexts[language];
  const id = state.competition;
  const base = competitionPath(id, "console");
  const published = publishedRounds(state);
  const lines = published === 0 ? [] : standingsLines(state, published, language);
  const inPlay = roundWithOpenGames(state);
  const seen = draftOf(state)?.number ?? inPlay?.number ?? published;
  return {
    round:
      seen === 0 ? null : { text: t.seeRound({ round: seen }), href: `${base}/rounds/${seen}` },
    progress: t.rounds({ published, planned: totalRounds(state.settings) }),
    strip:
      inPlay === null
        ? []
        : stripOf(
            state,
            inPlay.games
              .toSorted((a, b) => a.board - b.board)
              .map((contest) => ({ contest, game: null })),
            now,
          ),
    lines: linesOf(state, language),
    leaders: lines.slice(0, LEADERS).map(({ entry, rank, values, form }) => ({
      ...{ entry, rank, name: displayName(state, entry) },
      form: form.filter((mark) => mark !== "none").slice(-FORM),
      values: values.slice(0, LEADER_VALUES),
    })),
    leaderValues: valueColumns(standingsCodes(state, published), language)
      .slice(0, LEADER_VALUES)
      .map(({ short }) => short),
    publicLinks: [],
    printLinks: printsOf(state, language),
    report:
      resultKindOf(state.settings) === "win-draw-loss"
        ? {
            file: {
              text: t.exportTrf,
              href: `/api/v1/competitions/${id}/trf`,
              download: `${id}.trf`,
            },
            lacks: reportLines(state, language),
          }
        : null,
  };
};

/** Number of recent rounds in a leader's form. */
const FORM = 10;

/** Few missing results by name, or the games of a level final. */
const linesOf = (state: TournamentState, language: Language): readonly HeroLine[] => {
  const round = roundWithOpenGames(state);
  if (round === null) {
    return nextStep(state).kind === "deciding-game" ? gamesOfFinal(state, language) : [];
  }
  const games = missingResults(round);
  if (games.length > MOST_MISSING) return [];
  const groupOf = boardGroups(state, round, language);
  const absent = new Set(missingEntries(state));
  const t = dayTexts[language].marks;
  const markOf = ({ result, seats }: Game): Pick<HeroLine, "mark" | "isUnusual"> => {
    if (result?.status === "conflict") return { mark: t.conflict, isUnusual: true };
    if (result !== null && isUnconfirmed({ result })) return { mark: t.reported };
    if (result !== null) return { mark: t.adjourned };
    return seats.some((entry) => absent.has(entry))
      ? { mark: t.absent, isUnusual: true }
      : { mark: t.playing };
  };
  return games.map((game) => ({
    place: String(game.board),
    names: namesOf(state, game),
    note: groupOf(game.board) ?? "",
    ...markOf(game),
  }));
};

const gamesOfFinal = (state: TournamentState, language: Language): readonly HeroLine[] => {
  const [final] = finalModels(state, publishedRounds(state), language);
  if (final === undefined) return [];
  const [one, other] = final.finalists;
  return final.rounds.map((round, game) => ({
    place: String(round),
    names: [one.name, other.name],
    scores: [one.scores[game] ?? "", other.scores[game] ?? ""],
    note: "",
    mark: "",
  }));
};

/** The next step, if it is a round of games for two. */
export const boardsNext = (
  state: TournamentState,
  language: Language,
): Pick<DayOfGames, "next" | "stub"> => {
  const next = nextStep(state);
  const t = dayTexts[language];
  const base = competitionPath(state.competition, "console");
  const round = roundsDone(state) + 1;
  return {
    next: {
      kind: next.kind,
      ...wordsOf(next, language, headcount(state).present === 0),
      act: actOf(next, base, competitionPath(state.competition)),
      draft: { progress: t.drafting({ round }), href: `${base}/rounds/${round}` },
      anyway: next.kind === "check-in" ? t.drawAnyway : "",
      note: "",
    },
    stub: stubOf(state, next, language),
  };
};

const stubOf = (state: TournamentState, next: NextStep, language: Language): DayStub => {
  const planned = totalRounds(state.settings);
  if (next.kind === "deciding-game") {
    const [final] = finalModels(state, publishedRounds(state), language);
    const [one, other] = final?.finalists ?? [];
    return { label: final?.label ?? "", value: `${one?.wins}:${other?.wins}`, of: "" };
  }
  if (next.kind === "enter-entries" || next.kind === "check-in")
    return entriesStub(state, language);
  const t = overviewTexts[language];
  const number = "round" in next ? next.round : publishedRounds(state);
  return {
    label: t.roundUnit,
    value: String(number),
    of: t.ofPlanned({ planned: Math.max(planned, number) }),
  };
};

/** Number of entries, before anything is played. */
export const entriesStub = (state: TournamentState, language: Language): DayStub => {
  const count = headcount(state).playing;
  return { label: "", value: String(count), of: dayTexts[language].entriesUnit({ count }) };
};

const actOf = (next: NextStep, base: string, open: string): StepOfDay["act"] => {
  switch (next.kind) {
    case "enter-entries":
    case "check-in":
      return { kind: "go", href: `${base}/entries` };
    case "pair-rest":
    case "publish":
      return { kind: "go", href: `${base}/rounds/${next.round}` };
    case "enter-results":
      return {
        kind: "go",
        href: next.missing === next.reported ? `${base}/confirm` : `${base}/results/${next.round}`,
      };
    case "settle-differences":
      return { kind: "go", href: `${base}/check/${next.round}` };
    case "closed":
      return { kind: "go", href: `${open}/standings` };
    case "deciding-game":
      return { kind: next.kind, stages: next.stages };
    case "draft":
    case "close":
      return { kind: next.kind };
  }
};

const wordsOf = (
  next: NextStep,
  language: Language,
  isNobodyHere: boolean,
): Pick<StepOfDay, "text" | "head" | "facts"> => {
  const t = dayTexts[language];
  switch (next.kind) {
    case "enter-entries":
      return {
        text: t.steps[next.kind],
        head: t.heads[next.kind],
        facts: [t.blankNote],
      };
    case "check-in":
      return {
        text: t.steps[next.kind],
        head: isNobodyHere ? t.heads[next.kind] : t.absentTitle({ count: next.missing }),
        facts: [],
      };
    case "draft":
      return {
        text: t.steps[next.kind]({ round: next.round }),
        head: t.heads[next.kind]({ round: next.round }),
        facts: [],
      };
    case "publish":
      return {
        text: t.steps[next.kind]({ round: next.round }),
        head: t.heads[next.kind]({ round: next.round }),
        facts: [t.draftNote],
      };
    case "deciding-game":
      return {
        text: t.steps[next.kind]({ round: next.round }),
        head: t.heads[next.kind],
        facts: [t.levelNote],
      };
    case "pair-rest":
      return {
        text: t.steps[next.kind]({ round: next.round }),
        head: t.unpairedCount({ count: next.unpaired }),
        facts: [],
      };
    case "enter-results":
      return next.missing === next.reported
        ? {
            text: t.confirmResults({ round: next.round }),
            head: t.toConfirm({ count: next.reported }),
            facts: [],
          }
        : {
            text: t.steps[next.kind]({ round: next.round }),
            head: t.missing({ count: next.missing }),
            facts: next.reported === 0 ? [] : [t.reportedOf({ count: next.reported })],
          };
    case "settle-differences":
      return {
        text: t.steps[next.kind]({ round: next.round }),
        head: t.differingCount({ count: next.differences }),
        facts: [],
      };
    case "close":
    case "closed":
      return { text: t.steps[next.kind], head: t.heads[next.kind], facts: [] };
  }
};
