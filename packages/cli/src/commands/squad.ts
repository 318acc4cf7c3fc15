import { allMembers, displayName, type EntryId, playerNumbers, squadOf } from "@losfee/core";
import { teamsTexts } from "@losfee/messages/cli-teams";
import { type Call, misused, optionalArgument, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { unreadable } from "../call/messages.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerNamed } from "../journal/players.ts";
import { playersAt, teamRulesOf } from "../journal/teams.ts";
import { chosenColumns } from "../terminal/chosen-columns.ts";
import { readBytes } from "../terminal/files.ts";
import { noteWarnings } from "../terminal/list-warnings.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

/**
 * `losfee squad [TEAM] [--file LIST] [--order PLACES]`: shows the squads of all teams or of one, enters
 * players from a list, or puts a team's list into another order.
 */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const { state } = competition;
    teamRulesOf(call, state());
    const named = optionalArgument(call, 0);
    const team = named === undefined ? null : playerNamed(call, state(), named);
    const path = textOption(call, "file");
    const order = textOption(call, "order");
    if (path !== undefined) return enter(competition, team, path);
    if (order === undefined) return team === null ? showAll(competition) : show(competition, team);
    if (team === null) throw misused(teamsTexts[call.language].orderOfTeam, "team-missing");
    return putInOrder(competition, team, order);
  });

const enter = async (
  competition: Competition,
  team: EntryId | null,
  path: string,
): Promise<ExitCode> => {
  const { call, state } = competition;
  const { readSquadsCsv } = await import("@losfee/files");
  const chosen = await chosenColumns(call, path);
  const only = team === null ? undefined : displayName(state(), team);
  const list = readSquadsCsv(await readBytes(call, path), { only, chosen });
  if (!list.ok) throw await unreadable(call, path, list.error);
  await noteWarnings(call, list.value.warnings);
  const before = allMembers(state().squads).length;
  const { squads } = list.value;
  const answer = await competition.executeCommand({ type: "add-squads", squads });
  const players = allMembers(state().squads).length - before;
  return printDone(
    competition,
    [answer],
    teamsTexts[call.language].added({ players, teams: squads.length }),
  );
};

/** Named players come first, in that order; the others keep their order. */
const putInOrder = async (
  competition: Competition,
  team: EntryId,
  text: string,
): Promise<ExitCode> => {
  const { call, state } = competition;
  const named = playersAt(call, state(), team, text).filter((player) => player !== null);
  const others = squadOf(state().squads, team)
    .map(({ id }) => id)
    .filter((id) => !named.includes(id));
  const order = [...named, ...others];
  const answer = await competition.executeCommand({ type: "order-squad", team, order });
  const done = teamsTexts[call.language].ordered({ team: displayName(state(), team) });
  return printDone(competition, [answer], done);
};

const showAll = ({ call, state }: Competition): ExitCode => {
  const t = teamsTexts[call.language];
  const { entries, squads } = state();
  const numbers = playerNumbers(state());
  const teams = [...entries.keys()].map((id) => ({
    number: numbers.get(id) ?? id,
    team: displayName(state(), id),
    players: squadOf(squads, id).length,
  }));
  if (call.json) printJson({ seq: state().seq, teams });
  else {
    const rows = teams.map(({ number, team, players }) => [`${number}`, team, `${players}`]);
    print(table([right(t.number), left(t.team), right(t.players)], rows));
  }
  return EXIT.done;
};

const show = ({ call, state }: Competition, team: EntryId): ExitCode => {
  const t = teamsTexts[call.language];
  const name = displayName(state(), team);
  const players = squadOf(state().squads, team).map(({ id, rating }, index) => ({
    place: index + 1,
    id,
    name: displayName(state(), id),
    rating,
  }));
  if (call.json) printJson({ seq: state().seq, team: name, players });
  else if (players.length === 0) print(t.emptySquad({ team: name }));
  else {
    const rows = players.map((player) => [
      `${player.place}`,
      player.name,
      player.rating === 0 ? "–" : `${player.rating}`,
    ]);
    print(table([right(t.place), left(t.name), right(t.rating)], rows));
  }
  return EXIT.done;
};
