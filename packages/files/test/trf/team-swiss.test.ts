import { readdirSync, readFileSync } from "node:fs";
import { pairTeams, type TeamSwissRound } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { parseTrf } from "../../src/trf/file.ts";
import { recordedTeamRoundOf } from "../../src/trf/recorded-team-round.ts";
import { teamInputOf } from "../../src/trf/team-input.ts";
import type { TrfTournament } from "../../src/trf/tournament.ts";

const folder = new URL("./vectors/team-swiss/", import.meta.url);
const files = readdirSync(folder);
const names = files
  .filter((file) => file.endsWith(".trf"))
  .map((file) => file.slice(0, -".trf".length));

const eventOf = (name: string): TrfTournament => {
  const file = parseTrf(readFileSync(new URL(`${name}.trf`, folder)));
  if (!file.ok) throw new Error(file.error.code);
  expect(file.value.problems).toEqual([]);
  return file.value.tournament;
};

/** Reads the lines of a TSV as numbers; keeps words. */
const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, folder), "utf8")
    .trim()
    .split(/\r?\n/)
    .filter((line) => !/^[a-z]+\t/.test(line));

/** Expects every pair to name its bracket and the rule of its colours. */
const expectReasons = ({ pairs, brackets }: TeamSwissRound): void => {
  for (const { white, black, bracket, firstTeam, colourRule } of pairs) {
    const score = brackets[bracket - 1]?.score;
    expect(score, `${white.number}–${black.number}`).toBe(Math.max(white.score, black.score));
    expect([white.number, black.number]).toContain(firstTeam);
    expect(RULES).toContain(colourRule);
  }
};

/** The rules of 4.3, in their order. */
const RULES: readonly string[] = [
  "initial-colour",
  "one-preference",
  "opposite-preferences",
  "one-strong-preference",
  "lower-difference",
  "alternate",
  "first-team-preference",
  "first-team-alternates",
  "other-team-alternates",
];

/** Pairs a round in the notation of the vectors, board by board. */
const paired = (event: TrfTournament, round: number): readonly string[] => {
  const input = teamInputOf(event, { round });
  if (!input.ok) throw new Error(input.error.code);
  const result = pairTeams(input.value.tournament);
  if (!result.ok) return result.error.code === "no-pairing" ? ["none"] : [result.error.code];
  const { pairs, bye } = result.value;
  expectReasons(result.value);
  const boards = pairs.map(({ white, black }) => `${white.number}\t${black.number}`);
  if (bye !== null) boards.push(`${bye}\t0`);
  return boards.map((board, index) => `${index + 1}\t${board}`);
};

it("reads all 98 vectors", () => {
  expect(names).toHaveLength(98);
});

describe("team Swiss events paired by a literal implementation of C.04.6", () => {
  it.each(names)("%s", (name) => {
    const event = eventOf(name);
    const last = files.includes(`${name}.pairs.tsv`) ? event.playedRounds : 0;
    for (let round = 1; round <= last; round++) {
      const expected = linesOf(`${name}.pairs.tsv`)
        .filter((line) => line.startsWith(`${round}\t`))
        .map((line) => line.slice(line.indexOf("\t") + 1));
      expect(paired(event, round), `round ${round}`).toEqual(expected);
      const recorded = recordedTeamRoundOf(event, round);
      expect(recorded.pairs.length + recorded.byes.length).toBe(expected.length);
    }
    if (files.includes(`${name}.next.tsv`)) {
      expect(paired(event, event.playedRounds + 1)).toEqual(linesOf(`${name}.next.tsv`));
    }
  });
});
