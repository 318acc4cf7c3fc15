/**
 * Turns the projector's pages, screenful by screenful and deck by deck, and keeps its clocks
 * running. Space pauses and resumes, the arrow keys turn by hand.
 */

import { balancedHeight } from "../parts/balanced-height.ts";
import { documentLanguage } from "../shell/client/document-language.ts";
import { followChanges } from "../shell/live/follow.ts";
import { leftText } from "../shell/live/left-text.ts";
import { replaceView } from "../shell/live/replace-view.ts";

interface Place {
  readonly deck: number;
  readonly page: number;
}

let place: Place = { deck: 0, page: 0 };
let paused = false;
let visibleSince = performance.now();

const decks = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".deck")];

const rowsOf = (deck: HTMLElement): HTMLElement | null => deck.querySelector(".deck-rows");

/** Distance between two screenfuls of a deck: its width and the gap between columns. */
const stepOf = (rows: HTMLElement): number =>
  rows.clientWidth + (Number.parseFloat(getComputedStyle(rows).columnGap) || 0);

/** Counts the screenfuls of a deck from the browser's layout. */
const pagesOf = (deck: HTMLElement | undefined): number => {
  const rows = deck === undefined ? null : rowsOf(deck);
  const last = rows?.lastElementChild;
  if (rows === null || !(last instanceof HTMLElement)) return 1;
  const end = last.offsetLeft - rows.offsetLeft + last.offsetWidth;
  return Math.max(1, Math.ceil((end - 1) / stepOf(rows)));
};

/** Spreads the rows of each deck over its screenfuls. */
function balance(): void {
  for (const deck of decks()) {
    const rows = rowsOf(deck);
    if (rows === null) continue;
    rows.style.height = "";
    const height = balancedHeight(rows.clientHeight, (tried) => {
      rows.style.height = `${tried}px`;
      return pagesOf(deck);
    });
    rows.style.height = `${height}px`;
  }
  show();
}

/** Returns all screenfuls in the order in which they are shown. */
const places = (): readonly Place[] =>
  decks().flatMap((deck, index) =>
    Array.from({ length: pagesOf(deck) }, (_, page) => ({ deck: index, page })),
  );

const indexOf = (all: readonly Place[]): number =>
  Math.max(
    0,
    all.findIndex(({ deck, page }) => deck === place.deck && page === place.page),
  );

function show(): void {
  // Hidden decks have no layout: all are stacked for measuring, and one is visible.
  const all = places();
  const index = indexOf(all);
  place = all[index] ?? { deck: 0, page: 0 };
  for (const [number, deck] of decks().entries()) {
    const rows = rowsOf(deck);
    deck.classList.toggle("current", number === place.deck);
    if (rows !== null && number === place.deck) {
      rows.style.transform = `translateX(${-place.page * stepOf(rows)}px)`;
    }
  }
  const counter = document.querySelector(".screen-page");
  if (counter !== null) counter.textContent = all.length > 1 ? `${index + 1} / ${all.length}` : "";
  document.querySelector(".screen")?.classList.toggle("paused", paused);
}

function turn(by: number): void {
  const all = places();
  place = all[(indexOf(all) + by + all.length) % Math.max(all.length, 1)] ?? place;
  visibleSince = performance.now();
  show();
}

const milliseconds = (): number =>
  Number(document.querySelector<HTMLElement>(".screen")?.dataset["seconds"] ?? 12) * 1000;

function tick(): void {
  if (paused) visibleSince = performance.now();
  const passed = (performance.now() - visibleSince) / milliseconds();
  if (passed >= 1) turn(1);
  const bar = document.querySelector<HTMLElement>(".screen-progress > span");
  if (bar !== null) bar.style.transform = `scaleX(${Math.min(passed, 1) % 1})`;
}

/** Time when the content was made; the page's times count from it, not by the local clock. */
let madeAt = performance.now();

/** Updates the time in the hall and the countdowns. */
function runClocks(): void {
  const passed = performance.now() - madeAt;
  for (const clock of document.querySelectorAll<HTMLElement>("[data-clock]")) {
    const time = new Date((Number(clock.dataset["clock"]) + passed) % 86_400_000);
    clock.textContent = time.toISOString().slice(11, 16);
  }
  for (const left of document.querySelectorAll<HTMLElement>("[data-left]")) {
    const text = leftText(Number(left.dataset["left"]) - passed, documentLanguage());
    if (left.textContent !== text) left.textContent = text;
  }
}

const keys: Readonly<Record<string, () => void>> = {
  " ": () => {
    paused = !paused;
    visibleSince = performance.now();
    show();
  },
  ArrowRight: () => turn(1),
  ArrowDown: () => turn(1),
  PageDown: () => turn(1),
  ArrowLeft: () => turn(-1),
  ArrowUp: () => turn(-1),
  PageUp: () => turn(-1),
};

addEventListener("keydown", (event) => {
  const act = keys[event.key];
  if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});
addEventListener("resize", balance);
document.documentElement.classList.add("turning");
balance();
// Names are wider or narrower in the page's own font.
void document.fonts.ready.then(balance);
setInterval(tick, 200);
setInterval(runClocks, 1000);
followChanges((next) => {
  replaceView(next);
  madeAt = performance.now();
  balance();
});
