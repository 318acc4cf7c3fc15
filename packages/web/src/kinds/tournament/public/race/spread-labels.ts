/** A label's wanted height (its middle, in pixels from the top), and its size. */
export interface Label {
  readonly at: number;
  readonly height: number;
}

/**
 * Places labels without overlap: each as near to its wanted height as the others allow, in the same
 * order, within `room` pixels as far as they fit. O(n²).
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
  // Labels pushed over the lower edge move back up, and push those above.
  let floor = room;
  for (const index of order.toReversed()) {
    const half = (labels[index]?.height ?? 0) / 2;
    places[index] = Math.min(places[index] ?? 0, floor - half + (floor === room ? half : 0));
    floor = (places[index] ?? 0) - half;
  }
  return places.map(Math.round);
};

const at = (labels: readonly Label[], index: number): number => labels[index]?.at ?? 0;
