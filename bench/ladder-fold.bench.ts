/**
 * Folding twenty years of a pyramid of 1,000 players: all at once from cold, one more event in
 * order, and one that arrives late (three days, a year); then the page of the pyramid. For
 * comparison parsing the journal's text, which every reader of a journal has to do.
 *
 *     npm run build && node bench/ladder-fold.bench.ts
 */
import { applyLadderEvent, foldLadder, type RecordedLadderEvent } from "@losfee/core";
import { frameOf, type PageRequest, pages, renderPage } from "@losfee/web";
import { longJournal } from "../packages/core/test/ladder/long-journal.ts";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const journal = longJournal(1000, 20);
const state = foldLadder(journal);
if (state === null) throw new Error("nothing folded");

/** An idle player's request for the waiting list, some days before the end of the journal. */
const late = (days: number): RecordedLadderEvent => ({
  competition: "club",
  seq: state.seq + 1,
  type: "waiting-list-requested",
  data: { player: 1000 },
  actor: "mail",
  recordedAt: new Date(state.at).toISOString(),
  effectiveAt: new Date(state.at + 1000 - days * 86_400_000).toISOString(),
});

const texts = journal.map((event) => JSON.stringify(event));
const parsing = medianOf(5, () => milliseconds(() => texts.map((text) => JSON.parse(text))));

const overview = pages.find(({ id }) => id === "ladder-overview");
if (overview === undefined) throw new Error("no page");
const request: PageRequest<"ladder"> = {
  state,
  params: { competition: state.competition },
  query: {},
  viewer: { role: "public", label: "" },
  language: "de",
  baseUrl: "http://localhost",
  now: new Date(state.at).toISOString(),
};
const assets = {
  style: "",
  font: (name: string) => `/assets/${name}.woff2`,
  areaStyle: () => "",
  script: () => ({ src: "", preload: [] }),
};
const address = `/c/${state.competition}`;
const render = (): string => {
  const model = overview.build(request);
  const frame = frameOf({ request, url: address, page: overview, pages });
  return renderPage(overview, model, frame, assets);
};
const page = medianOf(15, () => milliseconds(render));

const whole = medianOf(5, () => milliseconds(() => foldLadder(journal)));
const single = medianOf(51, () => milliseconds(() => applyLadderEvent(state, late(0))));
const threeDays = medianOf(15, () => milliseconds(() => applyLadderEvent(state, late(3))));
const year = medianOf(5, () => milliseconds(() => applyLadderEvent(state, late(365))));

console.log(describeMachine("."));
console.log(
  `${journal.length} events, ${state.archive.length} games, ${state.checkpoints.length} checkpoints`,
);
console.log(
  `parsing the journal's text     ${parsing.toFixed(0)} ms  (${(texts.join("").length / 2 ** 20).toFixed(0)} MiB)`,
);
console.log(
  `folding the whole journal     ${whole.toFixed(0)} ms  (${((1000 * whole) / journal.length).toFixed(1)} µs an event, ${(whole / parsing).toFixed(2)} × parsing)`,
);
console.log(`one more event                ${single.toFixed(2)} ms`);
console.log(`one that is 3 days late       ${threeDays.toFixed(2)} ms`);
console.log(`one that is a year late       ${year.toFixed(1)} ms`);
console.log(
  `the page of the pyramid       ${page.toFixed(1)} ms  (${(render().length / 1024).toFixed(0)} KiB)`,
);
