import {
  type DutchPlayer,
  type DutchPlayerState,
  type DutchRound,
  describePlayers,
} from "@losfee/core";
import type { DutchInput } from "@losfee/files/trf";

type Input = Pick<DutchInput, "tournament" | "startingRankOf">;

/**
 * The situation before a round and its pairing, as a table in the layout of JaVaFo's check-list: one
 * line for each player in ranking order, scoregroups parted by blank lines. C2: may have the bye;
 * C14 and C16: floats of the last round and of the one before. `paired` null: no pairing exists.
 */
export const checklistText = (input: Input, paired: DutchRound | null): string => {
  const { tournament, startingRankOf } = input;
  const rounds = tournament.round - 1;
  const idWidth = String(
    Math.max(...tournament.players.map(({ number }) => startingRankOf(number)), 10),
  ).length;
  const opponents = opponentsOf(input);
  const colours = new Map(tournament.players.map((it) => [it.number, coloursText(it)]));
  const current = currentOf(paired, startingRankOf);
  const currentWidth = idWidth + 3;
  const roundWidth = Math.max(idWidth, `R${rounds}`.length);
  const heads = Array.from({ length: rounds }, (_, index) => `R${index + 1}`.padStart(roundWidth));
  const rows = [
    ["ID".padStart(idWidth), "Pts", "-".repeat(rounds + 1), "Pref", "C2", "C14", "C16"],
    ["Cur".padStart(currentWidth), "", ...heads, ""],
  ];
  const lines = ["", rows.flat().join("\t")];
  let score: number | null = null;
  for (const player of describePlayers(tournament)) {
    if (player.score !== score) lines.push("");
    score = player.score;
    const met = opponents.get(player.number) ?? [];
    const cells = Array.from({ length: rounds }, (_, index) =>
      String(met[index] || "").padStart(roundWidth),
    );
    const own = [
      String(startingRankOf(player.number)).padStart(idWidth),
      player.score.toFixed(1).padStart(3),
      (colours.get(player.number) ?? "").padStart(rounds + 1),
      preferenceText(player),
      ` ${player.mayHaveBye ? "Y" : "N"}`,
      `  ${floatText(player.floats[0])}`,
      `  ${floatText(player.floats[1])}`,
    ];
    const now = (current.get(player.number) ?? "").padStart(currentWidth);
    lines.push([...own, now, "", ...cells, ""].join("\t"));
  }
  return `${lines.join("\n")}\n`;
};

/** Opponents by round as starting ranks, 0 for rounds without a game. */
const opponentsOf = ({
  tournament,
  startingRankOf,
}: Input): ReadonlyMap<number, readonly number[]> =>
  new Map(
    tournament.players.map(({ number, history }) => [
      number,
      history.map((record) => (record?.played ? startingRankOf(record.opponent) : 0)),
    ]),
  );

const coloursText = ({ history }: DutchPlayer): string =>
  history
    .flatMap((record) => (record?.played && record.colour !== null ? [record.colour] : []))
    .map((colour) => (colour === "white" ? "W" : "B"))
    .join("");

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

/** ` W ` absolute, `(W)` strong, ` w ` mild; `A` for who has not played. */
const preferenceText = ({ due }: DutchPlayerState): string => {
  if (due === null) return "  A ";
  const letter = due.colour === "white" ? "W" : "B";
  if (due.strength === "strong") return ` (${letter})`;
  return `  ${due.strength === "mild" ? letter.toLowerCase() : letter} `;
};

const floatText = (float: DutchPlayerState["floats"][number]): string =>
  float === "none" ? " " : float === "down" ? "D" : "U";
