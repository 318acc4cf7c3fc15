import { describeMove } from "@losfee/contract";
import { displayName, fixturesOfTeam, matchDateOf, publishedRounds } from "@losfee/core";
import { fixturesTexts } from "@losfee/messages/cli-fixtures";
import {
  argument,
  type Call,
  flagOption,
  integerOption,
  misused,
  reasonOption,
  restArguments,
  textOption,
} from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerNamed } from "../journal/players.ts";
import { teamRulesOf } from "../journal/teams.ts";

/** `losfee match-date TEAM [WHEN…] --round N --reason …`: gives a match its own day or place. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const t = fixturesTexts[call.language];
    const { state } = competition;
    teamRulesOf(call, state());
    const team = playerNamed(call, state(), argument(call, 0));
    const round = integerOption(call, "round", 1) ?? Math.max(1, publishedRounds(state()));
    const teams = fixturesOfTeam(state(), team).find((one) => one.round === round)?.seats;
    if (teams === undefined) {
      const text = t.noMatch({ team: displayName(state(), team), round });
      throw new Failure(EXIT.refused, text, { code: "entry-not-in-round", round });
    }
    const when = restArguments(call, 1).join(" ");
    const isOpen = flagOption(call, "open") === true;
    if (isOpen && when !== "") throw misused(t.whenOrOpen, "date-or-open");
    const venue = textOption(call, "venue");
    const answer = await competition.executeCommand({
      type: "move-match",
      ...{ round, teams },
      ...(isOpen ? { at: null } : when === "" ? {} : { at: when }),
      ...(venue === undefined ? {} : { venue }),
      reason: reasonOption(call),
    });
    const names = teams.map((entry) => displayName(state(), entry)).join(" – ");
    const date = matchDateOf(state(), round, teams) ?? {};
    return printDone(
      competition,
      [answer],
      t.moved({ teams: names, round, what: describeMove(date, call.language) }),
    );
  });
