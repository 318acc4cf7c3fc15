/**
 * Pairing one New Swiss round inside the process, after 4 and after 10 rounds, compared with
 * computing and sorting the standings, the minimum of every pairing.
 *
 *     node --conditions=losfee:source bench/pair-new-swiss.bench.ts
 */
import { cardsOf, draftRound, placedStages, type Scorecard } from "@losfee/core";
import { competition, livelyScores, type Play, playTo } from "../packages/core/test/play.ts";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const settings = {
  stages: [{ system: "new-swiss", rounds: 40, options: {}, participants: "everybody" }],
} as const;

const request = (basedOn: number) => ({
  basedOn,
  system: "new-swiss",
  options: {},
  pinned: [],
  forbidden: [],
  reason: "",
});

/** Copies a state, so that no cached result applies. */
const cold = ({ state }: Play) => ({ ...state });

const pairNext = (played: Play): void => {
  const round = played.state.rounds.length + 1;
  const [stage] = placedStages(played.state.settings);
  if (stage === undefined) throw new Error("no stage");
  const drafted = draftRound(cold(played), round, stage, request(round - 1));
  if (!drafted.ok) throw new Error(drafted.error.code);
};

/** Adds up every card and sorts: the minimum of every pairing. */
const sortStandings = (played: Play): readonly Scorecard[] => {
  const wins = new Map<number, number>();
  const cards = cardsOf(cold(played));
  for (const card of cards) {
    let sum = 0;
    for (const line of card.lines) if (line?.kind === "played" && line.own > line.theirs) sum++;
    wins.set(card.entry, sum);
  }
  return cards.toSorted((a, b) => (wins.get(b.entry) ?? 0) - (wins.get(a.entry) ?? 0));
};

console.log(describeMachine("."));
console.log("players  after round  pairing (ms, median)  standings alone (ms)  ratio");
for (const players of [100, 1000, 5000]) {
  let played = competition("scrabble-swiss", players, settings);
  for (const rounds of [4, 10]) {
    played = playTo(played, rounds, livelyScores);
    const pairing = medianOf(15, () => milliseconds(() => pairNext(played)));
    const standings = medianOf(15, () => milliseconds(() => sortStandings(played)));
    console.log(
      [
        String(players).padStart(7),
        String(rounds).padStart(11),
        pairing.toFixed(1).padStart(20),
        standings.toFixed(1).padStart(20),
        (pairing / standings).toFixed(1).padStart(6),
      ].join("  "),
    );
  }
}
