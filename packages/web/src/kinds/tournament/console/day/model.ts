import {
  completeRounds,
  draftOf,
  type EntryId,
  missingResults,
  pairedRounds,
  publishedRounds,
  resultKindOf,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import { formatLabel } from "../../../../messages/labels.ts";
import { type ReportLine, reportLines } from "../../../../parts/console/report-lines.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { standingsLines } from "../../public/standings/model.ts";
import { nameOf, namesOf } from "../line/model.ts";
import { differences, type NextStep, nextStep } from "./next-step.ts";

/** The day at a glance. */
export interface DayModel {
  readonly name: string;
  readonly format: string;
  readonly next: NextStep;
  readonly entries: { readonly all: number; readonly present: number; readonly withdrawn: number };
  readonly rounds: {
    readonly published: number;
    readonly complete: number;
    readonly planned: number;
  };
  /** The first round that lacks results. */
  readonly missing: {
    readonly round: number;
    readonly boards: readonly {
      readonly board: number;
      readonly names: readonly [string, string];
    }[];
  } | null;
  readonly differing: readonly { readonly round: number; readonly boards: readonly number[] }[];
  readonly unpaired: readonly string[];
  readonly draft: number | null;
  readonly leaders: readonly {
    readonly entry: EntryId;
    readonly rank: number;
    readonly name: string;
    /** Of the ranking, most important first. */
    readonly values: readonly string[];
  }[];
  /** What a report for rating (TRF) lacks; null for events that there is none of. */
  readonly report: readonly ReportLine[] | null;
  readonly seedHash: string;
  readonly seed: string | null;
}

/** The day at a glance: what comes next, what is missing, what needs a look. */
export const buildDay = ({ state, language }: PageRequest): DayModel | null => {
  if (state === null) return null;
  const entries = [...state.entries.values()];
  return {
    name: state.name,
    format: formatLabel(state.format, language),
    next: nextStep(state),
    entries: {
      all: entries.length,
      present: entries.filter(({ checkedIn }) => checkedIn).length,
      withdrawn: entries.filter(({ withdrawal }) => withdrawal !== null).length,
    },
    rounds: {
      published: publishedRounds(state),
      complete: completeRounds(state),
      planned: totalRounds(state.settings),
    },
    missing: missingOf(state),
    differing: differences(state),
    unpaired: (draftOf(state)?.unpaired ?? []).map((entry) => nameOf(state, entry)),
    draft: draftOf(state)?.number ?? null,
    leaders: publishedRounds(state) === 0 ? [] : leadersOf(state, language),
    report: resultKindOf(state.settings) === "win-draw-loss" ? reportLines(state, language) : null,
    seedHash: state.seedHash,
    seed: state.status === "closed" ? state.seed : null,
  };
};

const missingOf = (state: TournamentState): DayModel["missing"] => {
  const round = pairedRounds(state).find(
    (candidate) => candidate.status === "published" && missingResults(candidate).length > 0,
  );
  if (round === undefined) return null;
  return {
    round: round.number,
    boards: missingResults(round).map((game) => ({
      board: game.board,
      names: namesOf(state, game),
    })),
  };
};

const LEADERS = 5;

const leadersOf = (state: TournamentState, language: Language): DayModel["leaders"] =>
  standingsLines(state, publishedRounds(state), language)
    .slice(0, LEADERS)
    .map(({ entry, rank, name, values }) => ({ entry, rank, name, values }));
