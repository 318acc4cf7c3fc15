import {
  type BoardOutcome,
  type BoardRound,
  displayName,
  type EnteredMatch,
  type EntryId,
  enteredScores,
  firstMoves,
  lineUpOf,
  type Settings,
  type Side,
  type TeamRules,
  type TournamentState,
} from "@losfee/core";

/** What reading the result of a match needs beside its teams. */
export interface MatchLineModel {
  readonly rules: TeamRules;
  readonly settings: Pick<Settings, "results">;
  /** Who sits at the boards of each team, as far as everybody may know it; board 1 first. */
  readonly players: Readonly<Record<EntryId, readonly (string | null)[]>>;
  /** The team in the first seat of each match. */
  readonly homes: readonly EntryId[];
  /** The sides that have the first move, board 1 first. */
  readonly firstMoves: readonly Side[];
}

/** A board of a match while it is typed, in the order in which the teams were named. */
export interface BoardShown {
  /** From 1. */
  readonly board: number;
  /** Null: nobody is known to sit there. */
  readonly players: readonly [string | null, string | null];
  /** Which of both has the first move there. */
  readonly first: 0 | 1;
  /** Null: nothing is said of it yet. */
  readonly outcome: BoardOutcome | null;
}

/** What the line needs to know of a round's matches; null where people play for themselves. */
export const matchLineModel = (
  state: TournamentState,
  round: BoardRound,
): MatchLineModel | null => {
  const { settings, lineUps } = state;
  if (settings.teams === undefined) return null;
  const teams = round.games.flatMap(({ seats }) => seats);
  const shown = teams.flatMap((team) => {
    const lineUp = lineUpOf(lineUps, round.number, team);
    if (lineUp?.isPublished !== true) return [];
    const names = lineUp.players.map((player) =>
      player === null ? null : displayName(state, player),
    );
    return [[team, names] as const];
  });
  return {
    rules: settings.teams,
    settings: settings.results === undefined ? {} : { results: settings.results },
    players: Object.fromEntries(shown),
    homes: round.games.map(({ seats }) => seats[0]),
    firstMoves: firstMoves(settings, settings.teams, round.number),
  };
};

/** All boards of a match of these teams, with what is said of the first ones. */
export const boardsShown = (
  { rules, players, homes, firstMoves: moves }: MatchLineModel,
  [one, other]: readonly [EntryId, EntryId],
  said: readonly BoardOutcome[],
): readonly BoardShown[] => {
  const isTurned = !homes.includes(one);
  return Array.from({ length: rules.boards }, (_, index) => {
    const first = moves[index] ?? 0;
    return {
      board: index + 1,
      players: [players[one]?.[index] ?? null, players[other]?.[index] ?? null],
      first: isTurned ? (first === 0 ? 1 : 0) : first,
      outcome: said[index] ?? null,
    };
  });
};

/** The game points of a match as typed, in the order of its teams as typed. */
export const totalsOf = (
  { rules, settings }: MatchLineModel,
  match: EnteredMatch,
): readonly [number, number] => enteredScores(match, rules, settings);
