import {
  displayName,
  type EntryId,
  type Game,
  lineUpOf,
  pairedRound,
  publishedRounds,
  type TournamentState,
} from "@losfee/core";
import { teamsTexts } from "@losfee/messages/cli-teams";
import {
  type Call,
  flagOption,
  integerOption,
  misused,
  restArguments,
  textOption,
} from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerNamed } from "../journal/players.ts";
import { playersAt, teamRulesOf } from "../journal/teams.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

/**
 * `losfee line-up TEAM PLACES… [--reason TEXT]`: hands in a line-up by places in the squad (`1-6 8
 * 9`, a stroke for an empty board); without a team it shows all of the round, with `--publish` it
 * publishes those of a match, or all that are complete. `--by-list [TEAM…]` lines up the first of
 * the lists of teams without a line-up, `--take-back TEAM…` undoes it.
 */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const { state } = competition;
    teamRulesOf(call, state());
    const round = integerOption(call, "round", 1) ?? publishedRounds(state());
    const all = restArguments(call, 0);
    const [named, ...places] = all;
    const teams = (): readonly EntryId[] => all.map((team) => playerNamed(call, state(), team));
    if (flagOption(call, "byList") === true) return lineUpByList(competition, round, teams());
    if (flagOption(call, "takeBack") === true) return takeBack(competition, round, teams());
    if (flagOption(call, "publish") === true) return publish(competition, round);
    if (named === undefined) return showAll(competition, round);
    return hand(competition, round, playerNamed(call, state(), named), places.join(" "));
  });

const hand = async (
  competition: Competition,
  round: number,
  team: EntryId,
  places: string,
): Promise<ExitCode> => {
  const { call, state } = competition;
  const words = teamsTexts[call.language];
  const players = playersAt(call, state(), team, places);
  const reason = textOption(call, "reason");
  const answer = await competition.executeCommand({
    type: "set-line-up",
    ...{ round, team, players },
    ...(reason === undefined ? {} : { reason }),
  });
  const isShown = answer.events.some(({ type }) => type === "line-ups-published");
  const done = words.set({ team: displayName(state(), team), round });
  return printDone(competition, [answer], isShown ? `${done} ${words.publishedNow}` : done);
};

const lineUpByList = async (
  competition: Competition,
  round: number,
  teams: readonly EntryId[],
): Promise<ExitCode> => {
  const { call, state } = competition;
  const answer = await competition.executeCommand({
    type: "line-up-by-list",
    round,
    ...(teams.length === 0 ? {} : { teams }),
  });
  const lined = answer.events.flatMap((event) =>
    event.type === "line-up-set" ? [displayName(state(), event.data.team)] : [],
  );
  return printDone(
    competition,
    [answer],
    teamsTexts[call.language].byList({ teams: lined.join(", "), round, teamsCount: lined.length }),
  );
};

const takeBack = async (
  competition: Competition,
  round: number,
  teams: readonly EntryId[],
): Promise<ExitCode> => {
  const { call, state } = competition;
  const t = teamsTexts[call.language];
  if (teams.length === 0) throw misused(t.takeBackOf, "team-missing");
  const answer = await competition.executeCommand({ type: "take-back-line-ups", round, teams });
  const names = teams.map((team) => displayName(state(), team));
  return printDone(competition, [answer], t.takenBack({ teams: names.join(", "), round }));
};

const publish = async (competition: Competition, round: number): Promise<ExitCode> => {
  const { call } = competition;
  const match = integerOption(call, "match", 1);
  const answer = await competition.executeCommand({
    type: "publish-line-ups",
    round,
    ...(match === undefined ? {} : { boards: [match] }),
  });
  const matches = answer.events.flatMap((event) =>
    event.type === "line-ups-published" ? event.data.boards : [],
  );
  return printDone(
    competition,
    [answer],
    teamsTexts[call.language].published({ matches: matches.join(", ") }),
  );
};

const showAll = ({ call, state }: Competition, round: number): ExitCode => {
  const t = teamsTexts[call.language];
  const paired = pairedRound(state(), round);
  if (paired === undefined) {
    throw new Failure(EXIT.refused, t.noRound, { code: "unknown-round", round });
  }
  const lines = [...paired.games]
    .sort((a, b) => a.board - b.board)
    .flatMap((game) => game.seats.map((team) => lineOf(state(), round, game, team)));
  if (call.json) printJson({ seq: state().seq, round, lineUps: lines });
  else {
    const rows = lines.map(({ match, team, status, players }) => [
      `${match}`,
      team,
      t.states[status],
      players.map((player) => player ?? t.nobody).join(", "),
    ]);
    print(table([right(t.match), left(t.team), left(t.status), left(t.lineUp)], rows));
  }
  return EXIT.done;
};

const lineOf = (
  state: TournamentState,
  round: number,
  { board }: Pick<Game, "board">,
  team: EntryId,
) => {
  const lineUp = lineUpOf(state.lineUps, round, team);
  const status =
    lineUp === undefined
      ? ("missing" as const)
      : lineUp.isPublished
        ? ("published" as const)
        : ("given" as const);
  const name = (id: EntryId | null): string | null => (id === null ? null : displayName(state, id));
  return {
    match: board,
    team: displayName(state, team),
    status,
    players: lineUp?.players.map(name) ?? [],
  };
};
