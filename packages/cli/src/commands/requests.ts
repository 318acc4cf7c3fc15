import { isOverdue, type OpenRequest, openRequests, type TournamentState } from "@losfee/core";
import { requestTexts } from "@losfee/messages/cli-requests";
import { openRequestsOf } from "@losfee/server/resources";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import type { Competition } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerLabel } from "../journal/players.ts";
import { print, printJson } from "../terminal/print.ts";

/** `losfee requests`: unanswered requests of players, the earliest first. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const state = competition.state();
    const open = openRequests(state);
    if (call.json) printJson({ seq: state.seq, requests: openRequestsOf(state) });
    else if (open.length === 0) print(requestTexts[call.language].none);
    else print(open.map((request) => lineOf(competition, state, request)).join("\n"));
    return EXIT.done;
  });

/** `#3 Meier: Pause in Runde 4, 5 (Zug um fünf)`. */
const lineOf = (
  { call, messages }: Competition,
  state: TournamentState,
  request: OpenRequest,
): string => {
  const words = requestTexts[call.language];
  const { entry, wish, reason } = request;
  const player = playerLabel(state, entry);
  const what =
    wish.kind === "pause"
      ? words.pause({ player, rounds: messages.makeRounds(wish.rounds) })
      : words.leaving({ player });
  const notes = [reason, isOverdue(state, request) ? words.overdue : ""].filter(Boolean);
  return notes.length === 0 ? what : `${what} (${notes.join("; ")})`;
};
