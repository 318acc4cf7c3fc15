import type { SeatingAct } from "@losfee/core";
import {
  argument,
  type Call,
  integerFrom,
  misused,
  restArguments,
  textOption,
} from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { playerNamed } from "../journal/players.ts";
import { gameAddress, stageNumbered } from "../journal/stages.ts";
import { stageTexts } from "../language/stage.ts";
import { stageText } from "../views/stage.ts";

/** `losfee adjust swap|move|order|redraw …` at tables: changes who sits where in the last stage. */
export const adjustStage = async (competition: Competition<"tables">): Promise<ExitCode> => {
  const { call } = competition;
  refuseOptions(call, ["despite"], stageTexts[call.language].roundsOnly);
  const { stage } = stageNumbered(competition, undefined);
  const reason = textOption(call, "reason") ?? "";
  const answer = await competition.executeCommand(
    argument(call, 0) === "redraw"
      ? { type: "redraw-stage", stage, ...redrawnFrom(call), reason }
      : { type: "adjust-seating", stage, act: actFrom(competition), reason },
  );
  const text = stageText(competition, stageNumbered(competition, stage), false);
  return printDone(competition, [answer], text);
};

/** The game that is drawn again first; without one the rules say. */
const redrawnFrom = (call: Call): { readonly fromGame?: number } => {
  const [game, ...more] = restArguments(call, 1);
  if (more.length > 0) throw misused(stageTexts[call.language].actMisused, "act-misused");
  return game === undefined ? {} : { fromGame: integerFrom(call, "GAME", game, 1) };
};

const actFrom = ({ call, state }: Competition<"tables">): SeatingAct => {
  const kind = argument(call, 0);
  const words = restArguments(call, 1);
  const [one, other, third, ...more] = words;
  const player = (text: string) => playerNamed(call, state(), text);
  const game = () => (third === undefined ? null : integerFrom(call, "GAME", third, 1));
  if (one !== undefined && other !== undefined) {
    if (kind === "swap" && more.length === 0) {
      return { kind, players: [player(one), player(other)], game: game() };
    }
    if (kind === "move" && more.length === 0) {
      return {
        kind,
        entry: player(one),
        table: integerFrom(call, "TABLE", other, 1),
        game: game(),
      };
    }
    if (kind === "order") {
      return { kind, ...gameAddress(call, one), seats: words.slice(1).map(player) };
    }
  }
  throw misused(stageTexts[call.language].actMisused, "act-misused");
};
