import type { EntryId } from "../base/entry-id.ts";
import type { EventFigures } from "./event-figures.ts";
import { type PairForecast, spreadForecast, unsureChessForecast } from "./pair-models.ts";

/**
 * Returns the odds of one game for two as now known, without playing runs, from the side of `one`;
 * `starter` goes first, null: unknown. O(1).
 */
export const forecastGame = (
  { model, abilities, scale, drawFactor }: EventFigures,
  one: EntryId,
  other: EntryId,
  starter: EntryId | null,
): PairForecast => {
  const [a, b] = [abilities.get(one), abilities.get(other)];
  if (a === undefined || b === undefined) throw new RangeError(`no entries ${one} and ${other}`);
  const head = starter === null ? 0 : model.pairs.firstMove * (starter === one ? 1 : -1);
  const difference = a.mean - b.mean + head;
  const deviation = Math.sqrt(a.deviation * a.deviation + b.deviation * b.deviation);
  return model.pairs.id === "chess"
    ? unsureChessForecast(difference, deviation, (a.mean + b.mean) / 2, drawFactor)
    : spreadForecast(difference, deviation, scale);
};
