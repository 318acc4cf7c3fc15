/**
 * All tie-breaks of FIDE's checker for an event of 1,000 players and 11 rounds, and for 1,000
 * events of 50 players and 9 rounds, compared with reading their TRF files, which every computation
 * from a file needs.
 *
 *     node --conditions=losfee:source bench/tie-breaks.bench.ts
 *
 * The peer is the npm package `tiebreak`: both compute its criteria, points and Buchholz with cuts.
 */
import { parseChain, rankBy } from "@losfee/core";
import { parseTrf, rankingFieldOf, type TrfTournament } from "@losfee/files";
import {
  Results,
  type RoundResults,
  type Score,
  Tiebreak,
  Tiebreaker,
  TournamentType,
  UnplayedRoundsAdjustment,
} from "tiebreak";
import { describeMachine } from "./machine.ts";
import { type SwissEvent, swissEvent, trfOf } from "./swiss-event.ts";
import { medianOf, milliseconds } from "./timing.ts";

/** The columns of FIDE's checker. */
const ALL =
  "PTS,BH,BH/C1,BH/C2,BH/M1,BH/M2,FB,FB/C1,AOB,SB,SB/C1,PS,PS/C1,PS/C2,KS,DE,WIN,WON,BPG,BWG,REP,VUR,NUM,ARO,ARO/C1,TPR,PTP,APRO,APPO,STD";

/** Criteria that the peer computes, too. */
const SHARED = "PTS,BH,BH/C1,BH/C2,BH/M1,BH/M2";

const chainOf = (codes: string) => {
  const chain = parseChain(codes);
  if (!chain.ok) throw new Error(chain.error.code);
  return chain.value;
};
const all = chainOf(ALL);
const shared = chainOf(SHARED);

const read = (text: string): TrfTournament => {
  const file = parseTrf(text);
  if (!file.ok) throw new Error(file.error.code);
  return file.value.tournament;
};

/** Everything after interpreting the file, without cached results. */
const rank = (tournament: TrfTournament, chain: typeof all) =>
  rankBy(chain, rankingFieldOf(tournament));

const time = (runs: number, work: () => unknown): number =>
  medianOf(runs, () => milliseconds(work));

const line = (what: string, taken: number, beside: number): string =>
  `  ${what.padEnd(44)} ${taken.toFixed(1).padStart(8)} ms  ${(taken / beside).toFixed(2).padStart(6)} ×`;

const scoreAgainst = (score: Score): Score => (score === 1 ? 0 : score === 0 ? 1 : 0.5);

const peerRounds = ({ rounds }: SwissEvent): RoundResults[] =>
  rounds.map(({ games, bye, halfPointByes }) => ({
    pairings: games.map(({ white, black, whiteScore, forfeited }) => {
      return {
        white,
        black,
        scoreWhite: whiteScore,
        scoreBlack: scoreAgainst(whiteScore),
        forfeited,
      };
    }),
    pairingAllocatedByes: bye === null ? [] : [bye],
    halfPointByes: [...halfPointByes],
  }));

const rankByPeer = (rounds: RoundResults[]) =>
  new Tiebreaker(
    new Results(TournamentType.SWISS, rounds),
    UnplayedRoundsAdjustment.FIDE_2023,
  ).ranking(rounds.length, [
    Tiebreak.SCORE,
    Tiebreak.BUCHHOLZ,
    Tiebreak.BUCHHOLZ_CUT1,
    Tiebreak.BUCHHOLZ_CUT2,
    Tiebreak.BUCHHOLZ_MEDIAN1,
    Tiebreak.BUCHHOLZ_MEDIAN2,
  ]);

const measure = (title: string, events: readonly SwissEvent[], runs: number): void => {
  const texts = events.map(trfOf);
  const tournaments = texts.map(read);
  const inputs = events.map(peerRounds);
  const reading = time(runs, () => texts.map(read));
  const ranking = time(runs, () => tournaments.map((tournament) => rank(tournament, all)));
  console.log(title);
  console.log(line("reading the TRF file", reading, reading));
  console.log(line(`${all.length} tie-breaks, ranked`, ranking, reading));
  const some = time(runs, () => tournaments.map((tournament) => rank(tournament, shared)));
  console.log(line(`${shared.length} of them (${SHARED})`, some, reading));
  const theirs = time(runs, () => inputs.map((rounds) => rankByPeer(rounds)));
  console.log(line("the same by the package tiebreak", theirs, reading));
  console.log(`  that is ${(theirs / some).toFixed(1)} times as long as here`);
};

console.log(describeMachine("."));
measure("1,000 players, 11 rounds", [swissEvent(1000, 11, 1)], 15);
const small = Array.from({ length: 1000 }, (_, seed) => swissEvent(50, 9, seed));
measure("1,000 events of 50 players, 9 rounds", small, 5);
