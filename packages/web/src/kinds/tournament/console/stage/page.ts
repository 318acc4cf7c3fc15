import { describeRefusal, type Language, stageLabel, stagesIn } from "@losfee/contract";
import {
  type Admission,
  activeEntries,
  type NamedPlayer,
  nextTablesStage,
  openGames,
  replaceable,
  type StageAct,
  stageActs,
  substitutesFor,
  type TablesStage,
  type TournamentState,
  tablesStages,
  unseatedEntries,
} from "@losfee/core";
import { stageTexts } from "@losfee/messages/tournament-console-stage";
import type { Check } from "../../../../parts/console/desk.tsx";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { describeSeatingAct } from "../../parts/seating-acts.ts";
import {
  recordedSheetsOf,
  type SheetRules,
  sheetRules,
  type TableSheet,
} from "../../parts/tables/sheet.ts";
import { type StageChoice, stageOrLast, tablesName } from "../../parts/tables/stages.ts";
import { pages } from "../../tables-pages-of.ts";
import { type Unseen, unseenOf } from "../unseen/model.ts";
import { checkStage } from "./checks.ts";

/** A player in a stage, by seed. */
export interface StageMember extends NamedPlayer {
  readonly admission: Admission;
}

/** A stage for directors. */
export interface DirectedStage {
  readonly stage: number;
  /** Number of its first round. */
  readonly round: number;
  readonly label: string;
  readonly status: "draft" | "published";
  /** True for the last existing stage, the only one that can change. */
  readonly last: boolean;
  /** Manual changes available now; none that would be refused whatever the director enters. */
  readonly offers: readonly StageAct[];
  readonly open: number;
  readonly games: number;
  readonly rules: SheetRules;
  readonly sheets: readonly TableSheet[];
  readonly members: readonly StageMember[];
  /** Players whom another can replace, and those who can. */
  readonly replaceable: readonly NamedPlayer[];
  readonly substitutes: readonly NamedPlayer[];
  readonly unseated: readonly NamedPlayer[];
  /** Manual changes, with reasons. */
  readonly acts: readonly string[];
  /** Checks of the whole stage. */
  readonly checks: readonly Check[];
}

/** Data of a stage's page. */
export interface StageModel {
  readonly stages: readonly StageChoice[];
  /** The stage to direct; null before the first is drafted. */
  readonly stage: DirectedStage | null;
  /** Stage that can be drafted now; null if none can. */
  readonly coming: { readonly label: string; readonly players: number } | null;
  /** Reason against drafting one; else empty. */
  readonly obstacle: string;
  /** All participants. */
  readonly entries: readonly NamedPlayer[];
  /** Null if this page has no current or next draft, or nobody is missing. */
  readonly unseen: Unseen | null;
  readonly closed: boolean;
}

/** Returns stage `:stage`, by default the last one, including drafts. */
export const buildStage = ({
  state,
  params,
  language,
}: PageRequest<"tables">): StageModel | null => {
  if (state === null) return null;
  const number = params["stage"];
  const stage = stageOrLast(tablesStages(state), number);
  if (stage === null && number !== undefined && number !== "") return null;
  const coming = comingOf(state, language);
  const unseen = unseenOf(state, "tables");
  const isAsked = stage?.status === "draft" || coming.coming !== null;
  return {
    stages: tablesStages(state).map(({ stage }) => ({
      stage,
      label: stageLabel(stage, state.settings, language),
    })),
    stage: stage === null ? null : directed(state, stage, language),
    ...coming,
    unseen: unseen.players.length > 0 && isAsked ? unseen : null,
    entries: activeEntries(state).map((id) => ({ id, name: tablesName(state, id) })),
    closed: state.status === "closed",
  };
};

const comingOf = (
  state: TournamentState,
  language: Language,
): Pick<StageModel, "coming" | "obstacle"> => {
  const last = tablesStages(state).at(-1);
  if (last?.status === "draft" || (last !== undefined && openGames(last).length > 0)) {
    return { coming: null, obstacle: "" };
  }
  const coming = nextTablesStage(state);
  if (coming.ok) {
    const { stage, members } = coming.value;
    const label = stageLabel(stage, state.settings, language);
    return { coming: { label, players: members.length }, obstacle: "" };
  }
  const name = (entry: number): string => tablesName(state, entry);
  return {
    coming: null,
    obstacle: describeRefusal(coming.error, language, name, stagesIn(state.settings, language)),
  };
};

const directed = (
  state: TournamentState,
  stage: TablesStage,
  language: Language,
): DirectedStage => {
  const named = (id: number): NamedPlayer => ({ id, name: tablesName(state, id) });
  return {
    stage: stage.stage,
    round: stage.games[0]?.round ?? 0,
    label: stageLabel(stage.stage, state.settings, language),
    status: stage.status,
    last: state.rounds.at(-1)?.stage === stage.stage - 1,
    offers: stageActs(state, stage),
    open: openGames(stage).length,
    games: stage.games.length,
    rules: sheetRules(state, stage.stage),
    sheets: recordedSheetsOf(state, stage, language),
    members: stage.members.map(({ entry, admission }) => ({ ...named(entry), admission })),
    replaceable: replaceable(stage).map(named),
    substitutes: substitutesFor(state, stage).map(named),
    unseated: unseatedEntries(state, stage).map(named),
    acts: stage.acts.map(
      ({ act, reason }) =>
        `${describeSeatingAct(act, language, (entry) => tablesName(state, entry))} (${reason})`,
    ),
    checks: checkStage(state, stage, language),
  };
};

/** A stage: draft, manual changes, publication. */
export const stagePage = pages.consolePage("stage", "/stage/:stage?", {
  place: "stage",
  build: buildStage,
  title: ({ stage }, page) => stage?.label ?? stageTexts[page.language].title,
});
