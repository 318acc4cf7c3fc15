import type { Scorecard } from "../base/scorecard.ts";
import type { Criterion } from "./criterion.ts";
import { crosstableOf } from "./crosstable.ts";
import { type CriterionFamily, direction, familyOf } from "./family.ts";
import { columnOf, valuesByCard, valuesByColumn } from "./values.ts";

/** A criterion read from the card, independent of results. */
const attribute = (
  code: string,
  better: Criterion["better"],
  value: (card: Scorecard) => number,
  traits: Pick<Criterion, "final"> = {},
): Criterion => ({
  code,
  better,
  ...traits,
  evaluate: (field) =>
    valuesByCard(code, field, {
      value,
      terms: (card) => [{ round: 0, opponent: null, amount: value(card), what: "attribute" }],
    }),
});

/** The rating at entry, highest first. */
export const rating = attribute("RTG", "higher", (card) => card.rating);

/** The lot among all entries, first drawn first: breaks every tie. */
export const lot = attribute("LOT", "lower", (card) => card.lot, { final: true });

/** The number in the order of entry, lowest first. (`NUM` is the number of games played.) */
export const entryNumber = attribute("ENT", "lower", (card) => card.entry, { final: true });

/** The starting number, lowest first (C.07 article 7.8: tournament pairing number); `/R` highest. */
export const startingNumber: CriterionFamily = {
  code: "TPN",
  aliases: ["SNO"],
  words: ["seed", "setznummer", "startnummer"],
  takes: ["reverse"],
  make: (code, modifiers) =>
    attribute(code, direction("lower", modifiers), ({ seed, entry }) => seed ?? entry, {
      final: true,
    }),
};

/** The place in a play-off, as entered by the director; other entries rank after participants. */
export const playOff = familyOf(
  {
    code: "PO",
    better: "lower",
    evaluate: (field) => {
      const table = crosstableOf(field);
      const column = columnOf(table.size, (index) => {
        const entry = field.cards[index]?.entry ?? 0;
        return field.playOff?.places.get(entry) ?? Number.NaN;
      });
      return valuesByColumn("PO", table, column, (index) => {
        const place = column[index] ?? Number.NaN;
        return Number.isNaN(place)
          ? { terms: [], working: { kind: "undefined", reason: "no-play-off" } }
          : { terms: [{ round: 0, opponent: null, amount: place, what: "attribute" }] };
      });
    },
  },
  ["play-off", "stichkampf"],
);
