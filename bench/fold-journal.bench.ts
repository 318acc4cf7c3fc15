/**
 * Folding the whole journal of a championship of 105 entries, 21 rounds and a final, from cold: the
 * events as text, as they come from the store. For comparison only parsing the text, which every
 * reader of a journal has to do.
 *
 *     node --conditions=losfee:source bench/fold-journal.bench.ts
 */
import { fold, type RecordedTournamentEvent, standingsOf } from "@losfee/core";
import { competition, livelyScores, playTo } from "../packages/core/test/play.ts";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const played = playTo(competition("scrabble-championship", 105), 23, livelyScores);
const texts = played.events.map((event) => JSON.stringify(event));
const parse = (): RecordedTournamentEvent[] => texts.map((text) => JSON.parse(text));

const parsing = medianOf(15, () => milliseconds(parse));
const folding = medianOf(15, () => milliseconds(() => fold(parse())));
const standing = medianOf(15, () =>
  milliseconds(() => {
    const state = fold(parse());
    return state === null ? [] : standingsOf(state);
  }),
);

console.log(describeMachine("."));
console.log(`${texts.length} events, ${(texts.join("").length / 1024).toFixed(0)} KiB of JSON`);
console.log(`parsing alone                 ${parsing.toFixed(1)} ms`);
console.log(
  `parsing and folding           ${folding.toFixed(1)} ms  (${(folding / parsing).toFixed(2)} ×)`,
);
console.log(
  `… and the final standings     ${standing.toFixed(1)} ms  (${(standing / parsing).toFixed(2)} ×)`,
);
