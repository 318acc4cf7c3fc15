import { type DraftAct, playedAt } from "@losfee/core";
import { roundTexts } from "@losfee/messages/cli-round";
import type { CommandAnswer } from "@losfee/server/local";
import {
  argument,
  type Call,
  integerFrom,
  misused,
  reasonOption,
  restArguments,
} from "../call/call.ts";
import type { ExitCode, Failure } from "../call/exit.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { runDespite } from "../journal/despite.ts";
import { withTournament } from "../journal/kind.ts";
import { draftedRound, partNumbered } from "../journal/parts.ts";
import { playerNamed } from "../journal/players.ts";
import { partText } from "../views/part.ts";

/** `losfee adjust ACT …`: changes pairings or seats by hand, with the reason for it. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const reason = reasonOption(call);
    // Before the first draft, boards have no draft to adjust, and tables no stage.
    const atTables = playedAt(competition.state()) === "tables";
    const last = atTables ? partNumbered(competition, undefined) : null;
    const answer =
      last?.at === "tables"
        ? await adjustSeats(competition, last.stage.stage, reason)
        : await adjustRound(competition, reason);
    const text = partText(competition, partNumbered(competition, undefined), false);
    return printDone(competition, [answer], text);
  });

const adjustSeats = async (
  competition: Competition,
  stage: number,
  reason: string,
): Promise<CommandAnswer> => {
  const { adjustSeating } = await import("./adjust-seating.ts");
  return adjustSeating(competition, stage, reason);
};

const adjustRound = (competition: Competition, reason: string): Promise<CommandAnswer> => {
  const round = draftedRound(competition);
  const act = actFrom(competition);
  return runDespite(competition, { type: "adjust-draft", round, act, reason });
};

const actFrom = ({ call, state }: Competition): DraftAct => {
  const kind = argument(call, 0);
  const [one, other, ...more] = restArguments(call, 1);
  const player = (text: string) => playerNamed(call, state(), text);
  const board = (text: string) => integerFrom(call, "board", text, 1);
  if (kind === "rest" && one === undefined) return { kind: "pair-rest" };
  if (one === undefined || more.length > 0) throw actMisused(call);
  if (other === undefined) {
    if (kind === "break") return { kind, board: board(one) };
    // Returns one act; chess events name it by colours.
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

const actMisused = (call: Call): Failure =>
  misused(roundTexts[call.language].actMisused, "act-misused");
