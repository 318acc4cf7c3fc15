import type { EntryId } from "../../base/entry-id.ts";
import { type SeatShare, seatShares } from "../../ranking/tables/rank-points.ts";
import type { TableCard, TableLine } from "../../ranking/tables/table-card.ts";
import { countingResult } from "../contest-result.ts";
import type { TableContest } from "../round.ts";
import { tablesRulesOf } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import type { TablesStage } from "./tables-stage.ts";

/** A player's table in the last game of the stage with a seat for them; null if there is none. */
export const lastTableOf = (stage: TablesStage, entry: EntryId): number | null => {
  for (const { tables } of stage.games.toReversed()) {
    const found = tables.find(({ seats }) => seats.includes(entry));
    if (found !== undefined) return found.board;
  }
  return null;
};

/** True if another player has replaced `entry`. */
export const isReplaced = ({ substitutions }: TablesStage, entry: EntryId): boolean =>
  substitutions.findLast((one) => one.out === entry || one.in === entry)?.out === entry;

/** Returns the cards of all members of a stage, in the order of their seeds. Linear in seats. */
export const stageCards = (state: TournamentState, stage: TablesStage): readonly TableCard[] => {
  const lines = new Map<EntryId, TableLine[]>();
  for (const { game, tables } of stage.games) {
    for (const table of tables) {
      for (const line of linesOf(state, game, table)) {
        const owner = creditedTo(stage, line.playedBy, game);
        const known = lines.get(owner);
        if (known === undefined) lines.set(owner, [line]);
        else known.push(line);
      }
    }
  }
  return stage.members.map(({ entry }) => ({
    entry,
    lines: lines.get(entry) ?? [],
    penalties: state.penalties.filter(
      ({ entry: of, round }) => of === entry && stage.games.some((game) => game.round === round),
    ),
  }));
};

const linesOf = (
  { settings }: TournamentState,
  game: number,
  contest: TableContest,
): readonly TableLine[] => {
  const { board: table } = contest;
  const result = countingResult(contest, settings);
  if (result === null) return [];
  const shares = seatShares(tablesRulesOf(settings), result.outcome);
  const total = result.outcome.kind === "places" ? null : totalOf(shares);
  return shares.map((share) => ({
    game,
    table,
    size: shares.length,
    share,
    tableTotal: total,
    reported: result.status === "reported",
    playedBy: share.entry,
  }));
};

const totalOf = (shares: readonly SeatShare[]): number =>
  shares.reduce((sum, { gamePoints }) => sum + (gamePoints ?? 0), 0);

/** A substitute who takes over gets the games played in the same place before. */
const creditedTo = ({ substitutions }: TablesStage, playedBy: EntryId, game: number): EntryId => {
  let owner = playedBy;
  for (const { out, in: successor, fromGame, takesOver } of substitutions) {
    if (takesOver && out === owner && game < fromGame) owner = successor;
  }
  return owner;
};
