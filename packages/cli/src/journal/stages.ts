import {
  currentStage,
  draftedStage,
  findStage,
  openGames,
  type TableAddress,
  type TablesStage,
  type TablesState,
} from "@losfee/core";
import { type Call, misused } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { stageTexts } from "../language/stage.ts";
import type { Competition } from "./competition.ts";

/** The number of the stage that is a draft. */
export const draftedNumber = ({ call, state }: Competition<"tables">): number => {
  const draft = draftedStage(state());
  if (draft !== undefined) return draft.stage;
  throw new Failure(EXIT.refused, stageTexts[call.language].noDraft, { code: "no-draft" });
};

/** The stage with this number; the last one by default. */
export const stageNumbered = (
  { call, state }: Competition<"tables">,
  number: number | undefined,
): TablesStage => {
  const { stages } = state();
  const stage = number === undefined ? stages.at(-1) : findStage(state(), number);
  if (stage !== undefined) return stage;
  const words = stageTexts[call.language];
  const message =
    number === undefined || stages.length === 0
      ? words.none
      : words.noSuchStage(
          number,
          stages.map((one) => one.stage),
        );
  throw new Failure(EXIT.refused, message, { code: "unknown-stage", stage: number ?? null });
};

/** The published stage with this number; by default the first that lacks results, else the last. */
export const stageInPlay = (
  competition: Competition<"tables">,
  number: number | undefined,
): TablesStage => {
  if (number !== undefined) return stageNumbered(competition, number);
  const { stages } = competition.state();
  const open = stages.find((stage) => stage.status === "published" && openGames(stage).length > 0);
  return open ?? currentStage(competition.state()) ?? stageNumbered(competition, undefined);
};

/** The table and game that `3.2` names: table 3, game 2. */
export const gameAddress = (call: Call, text: string): Omit<TableAddress, "stage"> => {
  const [, table, game] = /^(\d{1,5})\.(\d{1,5})$/.exec(text.trim()) ?? [];
  if (table !== undefined && game !== undefined) {
    return { table: Number(table), game: Number(game) };
  }
  throw misused(stageTexts[call.language].notAGame(text), "game-expected", { given: text });
};

/** The published stage with this number; the last one by default. */
export const publishedStage = (
  call: Call,
  state: TablesState,
  number: number | undefined,
): TablesStage => {
  const published = state.stages.filter(({ status }) => status === "published");
  const stage =
    number === undefined ? published.at(-1) : published.find((one) => one.stage === number);
  if (stage !== undefined) return stage;
  const message =
    number === undefined
      ? stageTexts[call.language].none
      : stageTexts[call.language].notPublished(number);
  throw new Failure(EXIT.refused, message, { code: "unknown-stage", stage: number ?? null });
};
