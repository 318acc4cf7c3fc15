import { type OutlookGroup, outlookGroups, seatsForOthers, stageLabel } from "@losfee/contract";
import { cutLine } from "@losfee/core";
import { cutTexts } from "@losfee/messages/cut-line";
import type { PageFrame } from "../../../../shell/page.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { publishedStage, type StageChoice } from "../../parts/tables/stages.ts";
import { pages } from "../../tables-pages-of.ts";

/** Players in, out, or still undecided. */
export interface StageCut extends StageChoice {
  /** Name of the next stage; empty if it is played for first place. */
  readonly next: string;
  readonly players: number;
  readonly perTable: number;
  readonly open: number;
  /** Number of players who advance in addition to the best of each table. */
  readonly others: number;
  readonly groups: readonly OutlookGroup[];
}

/** Cut line of the chosen stage. */
export interface CutModel {
  readonly competition: string;
  /** Null before the first stage is published. */
  readonly stage: StageCut | null;
  /** The computation of who is in is still running. */
  readonly isComputing: boolean;
}

/** Returns the cut line of `?stage=N`, by default of the last published stage. */
const buildCut = ({
  state,
  query,
  language,
  isComputing,
}: PageRequest<"tables", "cutLine">): CutModel | null => {
  if (state === null) return null;
  const stage = publishedStage(state, query["stage"]);
  if (stage === null && query["stage"] !== undefined) return null;
  const line = stage !== null && isComputing !== true ? cutLine(state, stage.stage) : null;
  const label = (number: number): string => stageLabel(number, state.settings, language);
  return {
    competition: state.competition,
    isComputing: isComputing === true,
    stage: stage &&
      line && {
        stage: stage.stage,
        label: label(stage.stage),
        next: line.next === null ? "" : label(line.next),
        players: line.players,
        perTable: line.perTable,
        open: line.open.length,
        others: seatsForOthers(line),
        groups: outlookGroups(state, stage.stage, language),
      },
  };
};

/** "Wer kommt weiter? Stufe 2" */
export const cutTitle = ({ stage }: CutModel, page: PageFrame): string => {
  const t = cutTexts[page.language];
  if (stage === null) return t.title;
  return stage.next === "" ? t.first({ stage: stage.label }) : t.titleOf({ stage: stage.label });
};

/** Players in, out or undecided, with what each still needs. */
export const cutPage = pages.publicPage("cut", "/cut", {
  place: "cut",
  asks: ["cutLine"],
  build: buildCut,
  title: cutTitle,
});
