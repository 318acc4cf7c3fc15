import { isOfKind, playsTables, type TournamentState } from "@losfee/core";
import { partTexts } from "@losfee/messages/cli-part";
import { standingsTexts } from "@losfee/messages/cli-standings";
import { type Call, flagOption, integerOption, misused, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import type { Question } from "../call/question.ts";
import type { Competition } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { finalTable } from "../views/final-table.ts";
import { printLead, printTable, printWorkings } from "../views/standings.ts";
import { standingsAt } from "../views/standings-at.ts";
import { teamTable } from "../views/team-table.ts";

/** `losfee standings` of the journal: the table, or the reason for a place. */
export const competitionStandings = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const state = await stateAt(competition, integerOption(call, "seq", 1));
    if (!playsTables(state.settings)) {
      refuseOptions(call, ["final"], partTexts[call.language].tablesOnly);
    }
    // With teams as entries, the standings are theirs anyway.
    if (flagOption(call, "teams") === true && state.settings.teams === undefined) {
      printTable(call, teamTable(competition, state, integerOption(call, "rounds", 0)));
      return EXIT.done;
    }
    if (flagOption(call, "final") === true) {
      printTable(call, finalTable(competition, state));
      return EXIT.done;
    }
    const standings = standingsAt(competition, state, integerOption(call, "rounds", 0));
    const player = textOption(call, "why");
    const compared = call.options["compare"];
    if (player !== undefined) {
      await printWorkings(call, standings, { player }, "brief");
    } else if (Array.isArray(compared)) {
      await printLead(call, standings, compared.map(String), "brief");
    } else printTable(call, standings);
    return EXIT.done;
  });

const stateAt = async (
  { call, id, service, state }: Competition,
  seq: number | undefined,
): Promise<TournamentState> => {
  if (seq === undefined) return state();
  const then = seq > state().seq ? null : await service.stateAt(id, seq);
  if (then !== null && isOfKind("tournament", then)) return then;
  const message = standingsTexts[call.language].noSuchSeq({ seq, last: state().seq });
  throw misused(message, "unknown-seq", { seq, last: state().seq });
};

/** `losfee explain` of the journal: how a player's values are calculated, or why one is ahead. */
export const explainCompetition = (call: Call, question: Question): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const rounds = integerOption(call, "rounds", 0);
    const standings = standingsAt(competition, competition.state(), rounds);
    if ("pair" in question) await printLead(call, standings, question.pair, "whole");
    else await printWorkings(call, standings, question, "whole");
    return EXIT.done;
  });
