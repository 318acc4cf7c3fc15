import { type EntryId, type LadderState, levelsOf } from "@losfee/core";

/** Names of seats and vacancies. */
interface PyramidWords {
  readonly seat: (seat: { readonly level: number; readonly index: number }) => string;
  readonly vacant: string;
}

/**
 * Draws the pyramid level by level, centred; breaks levels wider than the terminal. Arrows: `↑` has
 * challenged, `↓` is challenged.
 */
export const pyramidText = (
  state: LadderState,
  { seat: seatText, vacant }: PyramidWords,
  width: number,
): string => {
  const cell = (player: EntryId | null): string => {
    if (player === null) return vacant;
    const { outgoing = null, incoming = null } = state.players.get(player) ?? {};
    const arrows = `${outgoing === null ? "" : "↑"}${incoming === null ? "" : "↓"}`;
    return `#${player} ${state.entries.get(player)?.name ?? ""}${arrows === "" ? "" : ` ${arrows}`}`;
  };
  const rows = levelsOf(state).flatMap(({ seats }) =>
    broken(
      seats.map(({ seat, player }) => `${seatText(seat)} ${cell(player)}`),
      width,
    ),
  );
  const widest = Math.max(0, ...rows.map(lengthOf));
  return rows
    .map((row) => `${" ".repeat(Math.floor((widest - lengthOf(row)) / 2))}${row}`)
    .join("\n");
};

const GAP = "   ";

const broken = (cells: readonly string[], width: number): readonly string[] => {
  const rows: string[] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    const longer = row === undefined ? cell : `${row}${GAP}${cell}`;
    if (row === undefined || lengthOf(longer) > width) rows.push(cell);
    else rows[rows.length - 1] = longer;
  }
  return rows;
};

/** Returns user-perceived characters. */
const lengthOf = (text: string): number => [...text.normalize("NFC")].length;
