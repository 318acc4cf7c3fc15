import {
  type BoardOutcome,
  type BoardRound,
  displayName,
  type EnteredMatch,
  type EntryId,
  enteredScores,
  firstMoves,
  type Game,
  type LineUpPlayers,
  lineUpOf,
  proposedLineUp,
  recordedResult,
  type Settings,
  type Side,
  type TeamRules,
  type TournamentState,
} from "@losfee/core";

/** Additional data for reading the result of a match. */
export interface MatchLineModel {
  readonly rules: TeamRules;
  readonly settings: Pick<Settings, "results">;
  /** Players by board of each team, as far as public; board 1 first. */
  readonly players: Readonly<Record<EntryId, readonly (string | null)[]>>;
  /** Players by their lists, for teams without a line-up; board 1 first. */
  readonly byList: Readonly<Record<EntryId, readonly (string | null)[]>>;
  /** Team in the first seat of each match. */
  readonly homes: readonly EntryId[];
  /** Sides with the first move, board 1 first. */
  readonly firstMoves: readonly Side[];
}

/** A board of a match while it is typed, with the teams in the order typed. */
export interface BoardShown {
  /** From 1. */
  readonly board: number;
  /** Null: unknown player. */
  readonly players: readonly [string | null, string | null];
  /** True if the team's list proposes the player. */
  readonly byList: readonly [boolean, boolean];
  /** Player with the first move. */
  readonly first: 0 | 1;
  /** Null: no input yet. */
  readonly outcome: BoardOutcome | null;
}

/** Returns the matches' data for the line; null for individual players. */
export const matchLineModel = (
  state: TournamentState,
  round: BoardRound,
): MatchLineModel | null => {
  const { settings, lineUps } = state;
  if (settings.teams === undefined) return null;
  const { teams: rules } = settings;
  const namesOf = (team: EntryId, players: LineUpPlayers) =>
    [team, players.map((one) => (one === null ? null : displayName(state, one)))] as const;
  const shown = round.games
    .flatMap(({ seats }) => seats)
    .flatMap((team) => {
      const lineUp = lineUpOf(lineUps, round.number, team);
      return lineUp?.isPublished === true ? [namesOf(team, lineUp.players)] : [];
    });
  const proposed = round.games
    .filter((game) => !hasPlayers(game))
    .flatMap(({ seats }) => seats)
    .flatMap((team) => {
      const players = proposedLineUp(state, rules, round.number, team);
      return players === null ? [] : [namesOf(team, players)];
    });
  return {
    rules,
    settings: settings.results === undefined ? {} : { results: settings.results },
    players: Object.fromEntries(shown),
    byList: Object.fromEntries(proposed),
    homes: round.games.map(({ seats }) => seats[0]),
    firstMoves: firstMoves(settings, rules, round.number),
  };
};

/** True if the players of a match's boards are known. */
const hasPlayers = (game: Game): boolean => {
  const outcome = recordedResult(game)?.outcome;
  return outcome?.kind === "played" && outcome.boards !== undefined;
};

/** All boards of a match of these teams, with the input for the first ones. */
export const boardsShown = (
  { rules, players, byList, homes, firstMoves: moves }: MatchLineModel,
  teams: readonly [EntryId, EntryId],
  said: readonly BoardOutcome[],
): readonly BoardShown[] => {
  const isTurned = !homes.includes(teams[0]);
  return Array.from({ length: rules.boards }, (_, index) => {
    const first = moves[index] ?? 0;
    const outcome = said[index] ?? null;
    const proposed = (side: Side): string | null =>
      cameTo(outcome, side) ? (byList[teams[side]]?.[index] ?? null) : null;
    const known = (side: Side): string | null => players[teams[side]]?.[index] ?? null;
    return {
      board: index + 1,
      players: [known(0) ?? proposed(0), known(1) ?? proposed(1)],
      byList: [proposed(0) !== null, proposed(1) !== null],
      first: isTurned ? (first === 0 ? 1 : 0) : first,
      outcome,
    };
  });
};

/** True if a side came to a board, as far as the input says. */
const cameTo = (outcome: BoardOutcome | null, side: Side): boolean =>
  outcome?.kind !== "forfeit" || !outcome.absent.includes(side);

/** Teams of a match whose players the list decides. */
export const teamsByList = (
  { byList }: MatchLineModel,
  { teams, boards }: EnteredMatch,
): readonly EntryId[] =>
  teams.filter((team, side) =>
    boards.some(({ outcome }) => cameTo(outcome, side === 0 ? 0 : 1) && byList[team] !== undefined),
  );

/** Game points of a match as typed, in the order of its teams as typed. */
export const totalsOf = (
  { rules, settings }: MatchLineModel,
  match: EnteredMatch,
): readonly [number, number] => enteredScores(match, rules, settings);
