import type { EntryId } from "../../base/entry-id.ts";
import type { RecordedTournamentEvent } from "../events.ts";
import { type Game, isPaired } from "../round.ts";
import type { TournamentState } from "../state.ts";
import { boardTableOf } from "../teams/board-table.ts";
import { type LineUp, type LineUpPlayers, type LineUps, lineUpOf } from "../teams/line-up.ts";
import { squadOf } from "../teams/squad.ts";

/**
 * Returns the state with the line-ups of a table: in each published round of a Scheveningen stage
 * the first of both squads have the table's seats, publicly. Manual line-ups (substitutes) and
 * played games stay. The same object if nothing changes. O(rounds · boards).
 */
export const withTableLineUps = (
  state: TournamentState,
  { actor, recordedAt: at, seq }: Pick<RecordedTournamentEvent, "actor" | "recordedAt" | "seq">,
): TournamentState => {
  if (!state.settings.stages.some(({ system }) => system === "scheveningen")) return state;
  let lineUps = state.lineUps;
  for (const round of state.rounds) {
    const table = boardTableOf(state.settings, round.number);
    if (table === null || round.status !== "published" || !isPaired(round)) continue;
    for (const game of round.games) {
      for (const side of [0, 1] as const) {
        const team = game.seats[side];
        if (!followsTable(lineUps, round.number, game, team)) continue;
        const squad = squadOf(state.squads, team);
        const players = table.map(
          ({ first, second }) => squad[side === 0 ? first : second]?.id ?? null,
        );
        if (isSame(lineUpOf(lineUps, round.number, team)?.players ?? [], players)) continue;
        const lineUp: LineUp = {
          ...{ players, actor, at, seq, reason: "" },
          ...{ isPublished: true, byTable: true },
        };
        const ofRound = new Map(lineUps.get(round.number)).set(team, lineUp);
        lineUps = new Map(lineUps).set(round.number, ofRound);
      }
    }
  }
  return lineUps === state.lineUps ? state : { ...state, lineUps };
};

const followsTable = (lineUps: LineUps, round: number, { result }: Game, team: EntryId): boolean =>
  result === null && lineUpOf(lineUps, round, team)?.byTable !== false;

/** True if both name the same players; one without names counts as none. */
const isSame = (before: LineUpPlayers, players: LineUpPlayers): boolean =>
  players.length === before.length
    ? players.every((player, index) => player === before[index])
    : before.length === 0 && players.every((player) => player === null);
