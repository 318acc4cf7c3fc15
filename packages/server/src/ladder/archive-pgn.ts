import { setImmediate } from "node:timers/promises";
import {
  type ArchivedGame,
  dayText,
  type GameRecord,
  type LadderState,
  oncePerObject,
} from "@losfee/core";
import { type PgnGame, type PgnResult, readPgn, writePgn } from "@losfee/files";

/**
 * Returns finished games as PGN, in their order: with the moves of the latest readable record,
 * without moves if there is none. Players, date and result are those of the pyramid, regardless of
 * the record. Yields to other work between games, as checking one takes milliseconds.
 */
export const archivePgn = async (
  state: LadderState,
  games: readonly ArchivedGame[],
): Promise<string> => {
  const written: string[] = [];
  for (const archived of games) {
    written.push(writePgn([gameOf(state, archived)]));
    await setImmediate();
  }
  return written.join("\n");
};

const gameOf = ({ name, entries }: LadderState, { game, records }: ArchivedGame): PgnGame => {
  const played = records.map(readRecord).findLast((read) => read !== null);
  const nameOf = (player: number): string => entries.get(player)?.name ?? "?";
  return {
    tags: [
      { name: "Event", value: name },
      { name: "Site", value: "?" },
      { name: "Date", value: dayText(game.clockStart).replaceAll("-", ".") },
      { name: "White", value: nameOf(game.challenger) },
      { name: "Black", value: nameOf(game.defender) },
    ],
    start: played?.start ?? null,
    moves: played?.moves ?? [],
    result: resultOf(game.outcome),
  };
};

const resultOf = (outcome: ArchivedGame["game"]["outcome"]): PgnResult => {
  switch (outcome) {
    case "challenger-wins":
      return "1-0";
    case "defender-wins":
      return "0-1";
    case "draw":
      return "1/2-1/2";
    default:
      return "*";
  }
};

/**
 * Returns the game of a record; null if it breaks the rules of chess. Records never change and are
 * requested often: each is checked once.
 */
const readRecord = oncePerObject((record: GameRecord): PgnGame | null => {
  const read = readPgn(record.pgn, { games: 1 });
  return read.ok ? (read.value[0] ?? null) : null;
});
