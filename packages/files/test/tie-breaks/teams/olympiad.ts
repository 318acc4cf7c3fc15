/** The Chess Olympiad of 2018 as published. */
import { readFileSync } from "node:fs";

/** A team as published: opponent's final rank, colour and game points round by round. */
export interface PublishedTeam {
  readonly n: string;
  readonly r: readonly (readonly [number, string, number | string])[];
  readonly mp: number;
  readonly gp: number;
  readonly osb?: number;
  readonly smp?: number;
}

const OLYMPIAD = new URL("vectors/real/olympiad_batumi_2018_open.json", import.meta.url);
const { teams } = JSON.parse(readFileSync(OLYMPIAD, "utf8")) as {
  readonly teams: Readonly<Record<string, PublishedTeam>>;
};

/** Its teams by their official final rank, best first. */
export const OLYMPIAD_TEAMS: ReadonlyMap<number, PublishedTeam> = new Map(
  Object.entries(teams).map(([rank, team]) => [Number(rank), team]),
);
