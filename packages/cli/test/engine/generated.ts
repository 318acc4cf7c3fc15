/** Generated tournaments, read back from their reports and checked without the engine. */
import { type DutchRound, type DutchTournament, pairDutch } from "@losfee/core";
import {
  dutchInputOf,
  makeTrf,
  parseTrf,
  recordedRoundOf,
  recordsOf,
  type TrfFile,
} from "@losfee/files/trf";
import { compareRound } from "../../src/engine/compare-round.ts";
import { between, type Chance, chanceFrom } from "../../src/engine/generator/chance.ts";
import { type GeneratorConfig, readConfig } from "../../src/engine/generator/config.ts";
import { playTournament } from "../../src/engine/generator/play.ts";
import { reportOf } from "../../src/engine/generator/report.ts";

/** Result of a generated tournament. */
export interface Examined {
  readonly rounds: number;
  /** The round without a pairing, if the tournament ended there; null for a complete one. */
  readonly stuck: number | null;
  readonly faults: readonly string[];
}

/** A configuration of 4 to 60 players, unruly ones among them. */
const configOf = (chance: Chance): GeneratorConfig => {
  const players = between(chance, 4, 60);
  // As many rounds as opponents leave no choice: sometimes that is wanted, too.
  const rounds = between(chance, 3, Math.max(3, Math.min(13, players - 1)));
  const pick = (...values: readonly number[]): number =>
    values[between(chance, 0, values.length - 1)] ?? 0;
  const points = pick(0, 0, 0, 1, 2);
  const config = readConfig(
    [
      `PlayersNumber=${players}`,
      `RoundsNumber=${rounds}`,
      `DrawPercentage=${pick(0, 30, 60, 100)}`,
      `ForfeitRate=${pick(5, 20, 1000)}`,
      `RetiredRate=${pick(3, 20, 1000)}`,
      `HalfPointByeRate=${pick(3, 20, 1000)}`,
      ...(points === 0 ? [] : ["PointsForWin=3", "PointsForDraw=1"]),
      ...(points === 2 ? ["PointsForPAB=1", "PointsForLoss=0.5"] : []),
    ].join("\n"),
    chance,
  );
  if (!config.ok) throw new Error(config.error.code);
  return config.value;
};

/** Generates the tournament of a seed, reads its report and checks every round of it. */
export const examine = (seed: number): Examined => {
  const chance = chanceFrom(seed);
  const config = configOf(chance);
  const seen: (readonly [DutchTournament, DutchRound | null])[] = [];
  const played = playTournament(config, chance, {
    baku: chance() < 0.1,
    onRound: (tournament, paired) => seen.push([tournament, paired]),
  });
  const faults = seen.flatMap(([tournament, paired]) =>
    paired === null ? [] : brokenRules(tournament, paired),
  );
  if (!played.ok) return { rounds: seen.length, stuck: played.error.round, faults };
  const { records, dropped } = recordsOf(reportOf(played.value, config.points, seed), "trf-bx");
  const made = makeTrf(records);
  if (!made.ok || dropped.length > 0) throw new Error(`not written: ${dropped}`);
  const read = parseTrf(made.value.bytes);
  if (!read.ok) throw new Error(read.error.code);
  const problems = read.value.problems.map(({ code }) => `in the report: ${code}`);
  const found = [...faults, ...problems, ...differences(read.value)];
  return { rounds: seen.length, stuck: null, faults: found };
};

/** Returns the checker's findings about a report. */
const differences = ({ tournament }: TrfFile): readonly string[] =>
  Array.from({ length: tournament.playedRounds }, (_, index) => index + 1).flatMap((round) => {
    const input = dutchInputOf(tournament, { round });
    if (!input.ok) return [`round ${round}: ${input.error.code}`];
    const paired = pairDutch(input.value.tournament);
    if (!paired.ok) return [`round ${round}: ${paired.error.code}`];
    return compareRound(paired.value, input.value, recordedRoundOf(tournament, round)).map(
      ({ expected, found }) => `round ${round}: ${expected} or ${found}`,
    );
  });

/** Returns breaches of [C1] to [C3], and missing or duplicate players; from the histories alone. */
const brokenRules = (tournament: DutchTournament, paired: DutchRound): readonly string[] => {
  const { players, points, round, rounds } = tournament;
  const faults: string[] = [];
  const playing = paired.pairs.flatMap(({ white, black }) => [white.number, black.number]);
  if (paired.bye !== null) playing.push(paired.bye);
  const expected = players.filter(({ available }) => available).map(({ number }) => number);
  if (playing.toSorted((a, b) => a - b).join() !== expected.join()) faults.push("who plays");
  const histories = new Map(players.map(({ number, history }) => [number, history]));
  const scores = new Map(
    players.map(({ number, history, addedPoints }) => [
      number,
      history.reduce((sum, record) => sum + (record?.points ?? 0), addedPoints[round - 1] ?? 0),
    ]),
  );
  const isTop = (number: number): boolean =>
    round === rounds && (scores.get(number) ?? 0) > (points.win * (round - 1)) / 2;
  for (const { white, black } of paired.pairs) {
    const [one, other] = [white.number, black.number];
    const met = histories.get(one)?.some((it) => it?.played && it.opponent === other);
    if (met) faults.push(`${one} and ${other} meet again`);
    const due = absoluteColour(coloursOf(histories.get(one)));
    const clash = due !== null && due === absoluteColour(coloursOf(histories.get(other)));
    if (clash && !isTop(one) && !isTop(other)) faults.push(`${one} and ${other} want ${due}`);
  }
  const hadPoints = (histories.get(paired.bye ?? 0) ?? []).some(
    (it) => it !== null && !it.played && (it.pairingAllocatedBye || it.points >= points.win),
  );
  if (hadPoints) faults.push(`${paired.bye} may not have the bye`);
  return faults.map((fault) => `round ${round}: ${fault}`);
};

const coloursOf = (history: DutchTournament["players"][number]["history"] = []): string =>
  history.map((it) => (it?.played ? (it.colour === "white" ? "w" : "b") : "")).join("");

/** Returns the colour a player must have (1.7.1): after a difference of two, or twice in a row. */
const absoluteColour = (colours: string): "w" | "b" | null => {
  const difference = colours.replaceAll("b", "").length - colours.replaceAll("w", "").length;
  if (difference > 1) return "b";
  if (difference < -1) return "w";
  if (colours.endsWith("ww")) return "b";
  return colours.endsWith("bb") ? "w" : null;
};
