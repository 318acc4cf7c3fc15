import { displayName, type TournamentState, teamStandings } from "@losfee/core";
import { teamStandingsCsv } from "@losfee/files/standings-csv";
import { standingsTexts } from "@losfee/messages/cli-standings";
import { standingsRound, teamStandingsResource } from "@losfee/server/resources";
import { misused } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import type { Competition } from "../journal/competition.ts";
import { left, right, table } from "../terminal/table.ts";
import type { RankTable } from "./standings.ts";

/** The standings of teams in an individual event, with the members who count. */
export const teamTable = (
  { call, messages }: Competition,
  state: TournamentState,
  after: number | undefined,
): RankTable => {
  const words = standingsTexts[call.language];
  const round = standingsRound(state, after);
  if (round === null) {
    const refusal = { code: "unknown-round", round: after ?? 0 } as const;
    throw misused(messages.describeRefusal(refusal, call.language), refusal.code, refusal);
  }
  const standings = teamStandings(state, round);
  if (standings === null) {
    const refusal = { code: "no-team-ranking" } as const;
    throw new Failure(EXIT.refused, messages.describeRefusal(refusal, call.language), refusal);
  }
  const { criteria, atTables } = standings;
  const headings = criteria.map(({ code }) =>
    messages.teamCriterionLabel(code, atTables, call.language),
  );
  const lines = standings.rows.map(({ rank, name, values, members }) => ({
    rank: rank === null ? "" : `${rank}`,
    name,
    values: values.map((value) => messages.formatFraction(value, call.language)),
    members: members
      .filter(({ counts }) => counts)
      .map(({ entry }) => displayName(state, entry))
      .join(", "),
  }));
  const body = (): string =>
    table(
      [right(words.rank), left(words.team), ...headings.map(right), left(words.counting)],
      lines.map(({ rank, name, values, members }) => [
        rank === "" ? "–" : `${rank}.`,
        name,
        ...values,
        members,
      ]),
    );
  return {
    json: () => teamStandingsResource(state, round) ?? {},
    csv: (delimiter) =>
      teamStandingsCsv(
        criteria.map(({ code }) => code),
        teamStandingsResource(state, round)?.rows ?? [],
        delimiter,
      ),
    text: () => `${state.name}: ${words.teams}\n${body()}`,
  };
};
