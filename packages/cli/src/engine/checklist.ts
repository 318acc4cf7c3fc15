import {
  type DutchPlayer,
  type DutchPlayerState,
  type DutchRound,
  describePlayers,
} from "@losfee/core";
import type { DutchInput } from "@losfee/files/trf";

type Input = Pick<DutchInput, "tournament" | "startingRankOf">;

/**
 * The situation before a round and its pairing, as a table in the layout of bbpPairings' checklist:
 * one line for each player in ranking order, scoregroups parted by blank lines. C2: may have the
 * bye; C14 and C16: floats of the last round and of the one before. `paired` null: no pairing exists.
 */
export const checklistText = (input: Input, paired: DutchRound | null): string => {
  const { tournament, startingRankOf } = input;
  const rounds = Array.from({ length: tournament.round - 1 }, (_, index) => index + 1);
  const players = new Map(tournament.players.map((player) => [player.number, player]));
  const current = currentOf(paired, startingRankOf);
  const states = describePlayers(tournament);
  const opponentIn = (player: DutchPlayer | undefined, round: number): string => {
    const record = player?.history[round - 1];
    return record?.played ? String(startingRankOf(record.opponent)) : "";
  };
  const rows = states.map((state): readonly string[] => {
    const { number, score, mayHaveBye, floats } = state;
    const player = players.get(number);
    return [
      String(startingRankOf(number)),
      score.toFixed(1),
      coloursOf(player),
      preferenceOf(state),
      mayHaveBye ? "Y" : "N",
      FLOATS[floats[0]],
      FLOATS[floats[1]],
      current.get(number) ?? "",
      "",
      ...rounds.map((round) => opponentIn(player, round)),
    ];
  });
  const colours = "-".repeat(tournament.round);
  const heads = ["ID", "Pts", colours, "Pref", "C2", "C14", "C16", "Cur", ""];
  const [head = "", ...lines] = aligned([
    [...heads, ...rounds.map((round) => `R${round}`)],
    ...rows,
  ]);
  const grouped = lines.map((line, index) =>
    states[index]?.score === states[index - 1]?.score ? line : `\n${line}`,
  );
  return `\n${[head, ...grouped].join("\n")}\n`;
};

/** Right-aligned cells, each followed by a tab. */
const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  return rows.map((row) =>
    row.map((cell, column) => `${cell.padStart(widths[column] ?? 0)}\t`).join(""),
  );
};

/** The pair of each player: `(12W)` is White against 12. */
const currentOf = (
  paired: DutchRound | null,
  startingRankOf: (number: number) => number,
): ReadonlyMap<number, string> => {
  const current = new Map<number, string>();
  for (const { white, black } of paired?.pairs ?? []) {
    current.set(white.number, `(${startingRankOf(black.number)}W)`);
    current.set(black.number, `(${startingRankOf(white.number)}B)`);
  }
  const bye = paired?.bye ?? null;
  if (bye !== null) current.set(bye, "(bye)");
  return current;
};

const coloursOf = (player: DutchPlayer | undefined): string =>
  (player?.history ?? [])
    .flatMap((record) => (record?.played && record.colour !== null ? [record.colour] : []))
    .map((colour) => (colour === "white" ? "W" : "B"))
    .join("");

/** ` W ` absolute, `(W)` strong, ` w ` mild; `A` for a player without games. */
const preferenceOf = ({ due }: DutchPlayerState): string => {
  if (due === null) return "A ";
  const letter = due.colour === "white" ? "W" : "B";
  if (due.strength === "strong") return `(${letter})`;
  return `${due.strength === "mild" ? letter.toLowerCase() : letter} `;
};

const FLOATS = { down: "D", up: "U", none: "" } as const;
