import { formatList, type Language, valueColumns } from "@losfee/contract";
import {
  displayName,
  draftOf,
  isUnconfirmed,
  missingResults,
  pairedRounds,
  proposedForfeits,
  proposedPenalties,
  publishedRounds,
  resultKindOf,
  roundsDone,
  standingsCodes,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { dayTexts } from "@losfee/messages/tournament-console-day";
import { reportLines } from "../../../../parts/console/report-lines.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { boardGroups } from "../../parts/pairings/group-labels.ts";
import { printsOf } from "../../parts/prints-of.ts";
import { standingsLines } from "../../parts/standings/standings-lines.ts";
import { nameOf, namesOf, roundWithOpenGames } from "../line/model.ts";
import { type DayLink, type DayOfGames, LEADER_VALUES, type StepOfDay } from "./day-of-games.ts";
import { differences, type NextStep, nextStep } from "./next-step.ts";

/** Limits of the lists of leaders, boards and names. */
const MOST = { leaders: 5, boards: 12, names: 8 } as const;

/** The day of games for two. */
export const boardsDay = (state: TournamentState, language: Language): Omit<DayOfGames, "next"> => {
  const t = dayTexts[language];
  const id = state.competition;
  const published = publishedRounds(state);
  const lines = published === 0 ? [] : standingsLines(state, published, language);
  return {
    progress: t.rounds({ published, planned: totalRounds(state.settings) }),
    attention: attentionOf(state, language),
    missing: missingOf(state, language),
    leaders: lines.slice(0, MOST.leaders).map(({ entry, rank, values }) => ({
      ...{ entry, rank, name: displayName(state, entry) },
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

const attentionOf = (state: TournamentState, language: Language): readonly DayLink[] => {
  const t = dayTexts[language];
  const base = competitionPath(state.competition, "console");
  const draft = draftOf(state);
  const unpaired = (draft?.unpaired ?? []).map((entry) => nameOf(state, entry));
  return [
    ...differences(state).map(({ round, boards }) => ({
      text: t.differing({
        round,
        boards: boards.join(", "),
        ofTeams: state.settings.teams !== undefined,
      }),
      href: `${base}/check/${round}`,
    })),
    ...outstandingIn(state).map(({ number, missing }) => ({
      text: t.outstanding({ round: number, matches: missing }),
      href: `${base}/results/${number}`,
    })),
    ...costsToDecide(state, language, base),
    ...(draft === undefined || unpaired.length === 0
      ? []
      : [
          {
            text: t.unpaired({
              round: draft.number,
              names: formatList(unpaired.slice(0, MOST.names), language),
            }),
            href: `${base}/rounds/${draft.number}`,
          },
        ]),
  ];
};

/** Boards that line-ups cost by the settings, still undecided. */
const costsToDecide = (
  state: TournamentState,
  language: Language,
  base: string,
): readonly DayLink[] => {
  const teams = [
    ...proposedForfeits(state).map(({ team }) => team),
    ...proposedPenalties(state).map(({ entry }) => entry),
  ];
  if (teams.length === 0) return [];
  const names = [...new Set(teams)].map((team) => nameOf(state, team));
  const text = dayTexts[language].costs({
    teams: formatList(names.slice(0, MOST.names), language),
  });
  return [{ text, href: `${base}/line-ups#forfeits` }];
};

/** Rounds with postponed matches and their number, except the round in progress. */
const outstandingIn = (
  state: TournamentState,
): readonly { readonly number: number; readonly missing: number }[] => {
  const current = roundWithOpenGames(state)?.number;
  return pairedRounds(state)
    .filter(({ number }) => number <= roundsDone(state) && number !== current)
    .map((round) => ({ number: round.number, missing: missingResults(round).length }))
    .filter(({ missing }) => missing > 0);
};

/** Boards without results in the round in progress. */
const missingOf = (state: TournamentState, language: Language): DayOfGames["missing"] => {
  const round = roundWithOpenGames(state);
  if (round === null) return null;
  const games = missingResults(round);
  const groupOf = boardGroups(state, round, language);
  return {
    title: dayTexts[language].missingTitle({ round: round.number }),
    lines: games.slice(0, MOST.boards).map((game) => ({
      place: String(game.board),
      href: null,
      games: groupOf(game.board) ?? "",
      reported: isUnconfirmed(game) ? dayTexts[language].reported : "",
      names: namesOf(state, game).join(" – "),
    })),
    more: Math.max(0, games.length - MOST.boards),
  };
};

/** The next step, if it is a round of games for two. */
export const boardsNext = (state: TournamentState, language: Language): StepOfDay => {
  const next = nextStep(state);
  const t = dayTexts[language];
  const base = competitionPath(state.competition, "console");
  const round = roundsDone(state) + 1;
  return {
    kind: next.kind,
    ...wordsOf(next, language),
    act: actOf(next, base, competitionPath(state.competition)),
    draft: { progress: t.drafting({ round }), href: `${base}/rounds/${round}` },
    anyway: next.kind === "check-in" ? t.drawAnyway : "",
    note: "",
  };
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
      return { kind: "go", href: `${base}/results/${next.round}` };
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

const wordsOf = (next: NextStep, language: Language): Pick<StepOfDay, "text" | "count"> => {
  const t = dayTexts[language];
  switch (next.kind) {
    case "enter-entries":
      return { text: t.steps[next.kind], count: t.entriesSoFar({ count: next.entries }) };
    case "check-in":
      return { text: t.steps[next.kind], count: t.notPresent({ count: next.missing }) };
    case "draft":
    case "publish":
    case "deciding-game":
      return { text: t.steps[next.kind]({ round: next.round }), count: "" };
    case "pair-rest":
      return {
        text: t.steps[next.kind]({ round: next.round }),
        count: t.unpairedCount({ count: next.unpaired }),
      };
    case "enter-results":
      return next.missing === next.reported
        ? {
            text: t.confirmResults({ round: next.round }),
            count: t.toConfirm({ count: next.reported }),
          }
        : {
            text: t.steps[next.kind]({ round: next.round }),
            count: t.missing({ count: next.missing }),
          };
    case "settle-differences":
      return {
        text: t.steps[next.kind]({ round: next.round }),
        count: t.differingCount({ count: next.differences }),
      };
    case "close":
    case "closed":
      return { text: t.steps[next.kind], count: "" };
  }
};
