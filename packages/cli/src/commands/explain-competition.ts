import { type Call, integerOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import type { Question } from "../call/question.ts";
import { withTournament } from "../journal/kind.ts";
import { printLead, printWorkings } from "../views/standings.ts";
import { standingsAt } from "../views/standings-at.ts";

/** `losfee explain` of the journal: how a player's values are calculated, or why one is ahead. */
export const explainCompetition = (call: Call, question: Question): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const rounds = integerOption(call, "rounds", 0);
    const standings = standingsAt(competition, competition.state(), rounds);
    if ("pair" in question) await printLead(call, standings, question.pair, "whole");
    else await printWorkings(call, standings, question, "whole");
    return EXIT.done;
  });
