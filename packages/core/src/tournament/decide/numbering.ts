import type { EntryId } from "../../base/entry-id.ts";
import type { TournamentCommand } from "../commands.ts";
import { numbersImpact } from "../numbering/numbers-impact.ts";
import { hasPairingNumbers, pairingNumbersOf } from "../numbering/pairing-numbers.ts";
import type { Warning } from "../refusal.ts";
import type { TournamentState } from "../state.ts";

/**
 * Warns about changed pairing numbers. Ignores changes before anything is paired, as the numbers
 * were not in use.
 */
export const warnOfNumbers = (
  command: TournamentCommand,
  state: TournamentState,
  after: TournamentState,
): readonly Warning[] => {
  if (!changesNumbers(command)) return [];
  const { settledBy, inUse, moves, unchanged } = numbersImpact(state, after);
  if (settledBy === null) {
    const moved = moves.filter(({ from, to }) => from !== null && to !== null);
    const isExpected =
      !inUse && (command.type === "add-entries" || command.type === "remove-entry");
    return moved.length === 0 || isExpected ? [] : [{ code: "numbers-moved", moves }];
  }
  const late = moves.filter(({ from }) => from === null);
  const changed =
    command.type === "change-entry" ? unchangedBy(state, after, command.entry) : unchanged;
  return [
    ...(late.length === 0
      ? []
      : [{ code: "late-numbers", round: settledBy, moves: late } as const]),
    ...(changed.length === 0
      ? []
      : [{ code: "numbers-unchanged", round: settledBy, entries: changed } as const]),
  ];
};

/** A player whose place in the starting list changed, but not the number. */
const unchangedBy = (before: TournamentState, after: TournamentState, id: EntryId) => {
  const [was, is] = [before.entries.get(id), after.entries.get(id)];
  const number = pairingNumbersOf(after).get(id);
  const isSame =
    was?.rating === is?.rating &&
    was?.title === is?.title &&
    was?.startingNumber === is?.startingNumber;
  return isSame || number === undefined || !hasPairingNumbers(after.settings)
    ? []
    : [{ entry: id, number }];
};

const changesNumbers = ({ type }: TournamentCommand): boolean =>
  type === "add-entries" ||
  type === "change-entry" ||
  type === "remove-entry" ||
  type === "change-settings";
