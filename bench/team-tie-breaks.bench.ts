/**
 * Standings of an event of 200 teams and 11 rounds by all tie-breaks of FIDE's checker for teams,
 * from the state on: cards, matches board by board, values, ranks. For comparison the same with
 * match points and game points only, which every table needs.
 *
 *     npm run build && node --conditions=losfee:source bench/team-tie-breaks.bench.ts
 */
import { standingsOf, type TournamentState } from "@losfee/core";
import { competitionOfTrf, parseTrf } from "@losfee/files";
import { chanceFrom } from "../packages/cli/src/engine/generator/chance.ts";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const TEAMS = 200;
const ROUNDS = 11;
const BOARDS = 4;

/** The codes of FIDE's checker for teams, and those of the Olympiad. */
const ALL = [
  "MPTS,GPTS,MPvGP,WIN:MP,WON:MP,PS:MP,PS:GP,PS:MP/C1,KS:MP,KS:GP,BH:MP,BH:MP/C1,BH:MP/C2,BH:MP/M1",
  "BH:MP/P,BH:GP,BH:GP/C1,AOB:MP,AOB:GP,FB:MP,FB:GP,EMMSB,EMMSB/C1,EMMSB/C2,EMMSB/P,EMGSB,EMGSB/C1",
  "EMGSB/P,EMGSB/C1/P,EGMSB,EGMSB/C1,EGGSB,EGGSB/C1,SSSC,SSSC/F,SSSC/K4,BC,TBR,BBE,DE,DE/P,EDE,EDE/P",
  "EDET,EDEB,EDEBT,EDEBB,OSB,OBH,BER",
].join(",");

/** Pairs by a rotating table: only the amount to compute matters here. */
const event = (): TournamentState => {
  const chance = chanceFrom(1);
  const number = (team: number, board: number): number => team * BOARDS + board + 1;
  const otherIn = (team: number, round: number): number =>
    (((round * 2 + 1 - team) % TEAMS) + TEAMS) % TEAMS;
  const results = new Map<string, string>();
  const resultOf = (team: number, board: number, round: number): string => {
    const other = otherIn(team, round);
    const key = `${Math.min(team, other)} ${board} ${round}`;
    const drawn = results.get(key) ?? "10="[Math.floor(chance() * 3)] ?? "=";
    results.set(key, drawn);
    return team < other || drawn === "=" ? drawn : drawn === "1" ? "0" : "1";
  };
  const lines = [`142 ${ROUNDS}`, "352 WBWB", "192 FIDE_TEAM"];
  for (let team = 0; team < TEAMS; team++) {
    for (let board = 0; board < BOARDS; board++) {
      const cells = Array.from({ length: ROUNDS }, (_, round) => {
        const other = otherIn(team, round);
        const colour = team < other === (board % 2 === 0) ? "w" : "b";
        const opponent = String(number(other, board)).padStart(4);
        return `  ${opponent} ${colour} ${resultOf(team, board, round)}`;
      });
      const own = number(team, board);
      const name = `Player ${own}`.padEnd(33);
      lines.push(`001 ${String(own).padStart(4)}      ${name} 2000`.padEnd(89) + cells.join(""));
    }
  }
  for (let team = 0; team < TEAMS; team++) {
    const players = Array.from({ length: BOARDS }, (_, board) =>
      String(number(team, board)).padStart(4),
    );
    const head = `310 ${String(team + 1).padStart(3)} ${`Team ${team + 1}`.padEnd(65)}`;
    lines.push(head + players.join(" "));
  }
  const file = parseTrf(lines.join("\n"));
  if (!file.ok) throw new Error(file.error.code);
  const at = "2026-11-21T10:00:00.000Z";
  const made = competitionOfTrf(file.value, { seed: "5eed".repeat(16), at });
  if (!made.ok) throw new Error(JSON.stringify(made.error).slice(0, 500));
  return made.value.state;
};

const state = event();
const time = (codes: string): number =>
  medianOf(11, () =>
    // Another state each time, so that no cached result applies.
    milliseconds(() =>
      standingsOf({ ...state, settings: { ...state.settings, ranking: codes.split(",") } }),
    ),
  );

console.log(describeMachine("."));
console.log(`standings of ${TEAMS} teams, ${ROUNDS} rounds, ${BOARDS} boards, milliseconds`);
for (const [what, codes] of [
  ["match points and game points", "MPTS,GPTS"],
  [`${ALL.split(",").length} tie-breaks of teams`, ALL],
] as const) {
  console.log(`  ${what.padEnd(32)}${time(codes).toFixed(1).padStart(8)}`);
}
