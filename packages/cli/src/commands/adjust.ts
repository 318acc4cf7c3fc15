import type { DraftAct } from "@losfee/core";
import { argument, type Call, integerFrom, restArguments, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { type Competition, inRoundsOrAtTables, printDone } from "../journal/competition.ts";
import { carryOutDespite } from "../journal/despite.ts";
import { playerNamed } from "../journal/players.ts";
import { actMisused, draftNumber, roundNumbered } from "../journal/rounds.ts";
import { roundText } from "../views/round.ts";

/** `losfee adjust ACT …`: changes pairings or seats by hand, with the reason for it. */
export const run = (call: Call): Promise<ExitCode> =>
  inRoundsOrAtTables(call, adjustRound, async (competition) => {
    const { adjustStage } = await import("./adjust-stage.ts");
    return adjustStage(competition);
  });

const adjustRound = async (competition: Competition): Promise<ExitCode> => {
  const { call } = competition;
  const round = draftNumber(competition, Number.POSITIVE_INFINITY);
  const act = actFrom(competition);
  const reason = textOption(call, "reason") ?? "";
  const command = { type: "adjust-draft", round, act, reason } as const;
  const answer = await carryOutDespite(competition, command);
  const text = roundText(competition, roundNumbered(competition, round), false);
  return printDone(competition, [answer], text);
};

const actFrom = ({ call, state }: Competition): DraftAct => {
  const kind = argument(call, 0);
  const [one, other, ...more] = restArguments(call, 1);
  const player = (text: string) => playerNamed(call, state(), text);
  const board = (text: string) => integerFrom(call, "BOARD", text, 1);
  if (kind === "rest" && one === undefined) return { kind: "pair-rest" };
  if (one === undefined || more.length > 0) throw actMisused(call);
  if (other === undefined) {
    if (kind === "break") return { kind, board: board(one) };
    // One act: an event of chess calls it by colours.
    if (kind === "exchange-starts" || kind === "exchange-colours") {
      return { kind: "exchange-starts", board: board(one) };
    }
    if (kind === "bye") return { kind, entry: player(one) };
    throw actMisused(call);
  }
  if (kind === "pair" || kind === "swap") return { kind, players: [player(one), player(other)] };
  if (kind === "exchange-boards") return { kind, boards: [board(one), board(other)] };
  throw actMisused(call);
};
