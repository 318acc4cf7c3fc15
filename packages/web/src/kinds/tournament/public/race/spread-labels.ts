/** What wants to stand at a height (its middle, in pixels from the top), and how high it is. */
export interface Label {
  readonly at: number;
  readonly height: number;
}

/**
 * Where labels stand so that none covers another: each as near to its own height as the others let it,
 * in the same order, within `room` pixels as far as they fit. O(n²).
 */
export const spreadLabels = (labels: readonly Label[], room: number): readonly number[] => {
  const order = labels.map((_, index) => index).sort((a, b) => at(labels, a) - at(labels, b));
  const places = labels.map(({ at }) => at);
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const half = (labels[index]?.height ?? 0) / 2;
    places[index] = Math.max(at(labels, index), free + half);
    free = (places[index] ?? 0) + half;
  }
  // What was pushed over the lower edge comes back up, and pushes what is above it.
  let floor = room;
  for (const index of order.toReversed()) {
    const half = (labels[index]?.height ?? 0) / 2;
    places[index] = Math.min(places[index] ?? 0, floor - half + (floor === room ? half : 0));
    floor = (places[index] ?? 0) - half;
  }
  return places.map(Math.round);
};

const at = (labels: readonly Label[], index: number): number => labels[index]?.at ?? 0;
