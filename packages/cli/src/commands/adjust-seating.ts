import type { SeatingAct } from "@losfee/core";
import { partTexts } from "@losfee/messages/cli-part";
import { stageTexts } from "@losfee/messages/cli-stage";
import type { CommandAnswer } from "@losfee/server/local";
import { argument, type Call, integerFrom, misused, restArguments } from "../call/call.ts";
import type { Failure } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import type { Competition } from "../journal/competition.ts";
import { gameNamed } from "../journal/contests.ts";
import { playerNamed } from "../journal/players.ts";

/** `losfee adjust swap|move|order|redraw …` at tables: changes who sits where in the last stage. */
export const adjustSeating = (
  competition: Competition,
  stage: number,
  reason: string,
): Promise<CommandAnswer> => {
  const { call } = competition;
  refuseOptions(call, ["despite"], partTexts[call.language].boardsOnly);
  return competition.executeCommand(
    argument(call, 0) === "redraw"
      ? { type: "redraw-stage", stage, ...redrawnFrom(call), reason }
      : { type: "adjust-seating", stage, act: actFrom(competition), reason },
  );
};

/** The first game to draw again; the default is up to the rules. */
const redrawnFrom = (call: Call): { readonly fromGame?: number } => {
  const [game, ...more] = restArguments(call, 1);
  if (more.length > 0) throw actMisused(call);
  return game === undefined ? {} : { fromGame: integerFrom(call, "game", game, 1) };
};

const actFrom = ({ call, state }: Competition): SeatingAct => {
  const kind = argument(call, 0);
  const words = restArguments(call, 1);
  const [one, other, third, ...more] = words;
  const player = (text: string) => playerNamed(call, state(), text);
  const game = () => (third === undefined ? null : integerFrom(call, "game", third, 1));
  if (one === undefined || other === undefined) throw actMisused(call);
  if (kind === "order") return { kind, ...gameNamed(call, one), seats: words.slice(1).map(player) };
  if (more.length > 0) throw actMisused(call);
  if (kind === "swap") return { kind, players: [player(one), player(other)], game: game() };
  if (kind === "move") {
    const board = integerFrom(call, "table", other, 1);
    return { kind, entry: player(one), board, game: game() };
  }
  throw actMisused(call);
};

const actMisused = (call: Call): Failure =>
  misused(stageTexts[call.language].actMisused, "act-misused");
