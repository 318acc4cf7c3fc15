import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chainFrom, ranksOf, roundRobins, swissEvents, valuesOf } from "../../test/chess-events.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { Line, Scorecard } from "../base/scorecard.ts";
import type { RankingField } from "./criterion.ts";
import { evaluateDerivation } from "./evaluate-derivation.ts";
import { leadDifferences } from "./lead-differences.ts";
import { DEFAULT_POINTS, THREE_FOR_A_WIN } from "./point-system.ts";
import { derivationsOf, rankBy, whyAhead } from "./rank.ts";
import { criterionCodes } from "./registry.ts";

/** Every criterion, and modified ones of every kind. */
const EVERYTHING: readonly string[] = [
  ...criterionCodes,
  ..."BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/F BH/V2024 FB/C1 FB/M1 AOB/F SOB/F SB/C1 SB/C2 SB/M1 SB/P".split(
    " ",
  ),
  ..."PS/C1 PS/C2 KS/L40 KS/L+1 KS/L-2 DE/P DE/B ARO/C1 ARO/M1 SRO/C1 ARO/U1400 TPR/U1400".split(
    " ",
  ),
  ..."RTNG/R TPN/R OMW/L25 PTP/U1000".split(" "),
];

const fields: fc.Arbitrary<RankingField> = fc
  .record({
    cards: swissEvents,
    points: fc.constantFrom(
      DEFAULT_POINTS,
      THREE_FOR_A_WIN,
      { ...DEFAULT_POINTS, pairingBye: 0.5 },
      { ...THREE_FOR_A_WIN, draw: 2, loss: 1 },
    ),
    edition: fc.constantFrom(2024 as const, 2026 as const),
    pairing: fc.constantFrom("swiss" as const, "pre-determined" as const),
  })
  .map((field) => ({ ...field, rounds: field.cards[0]?.lines.length ?? 0 }));

const byEntry = (codes: readonly string[], field: RankingField) =>
  new Map(
    rankBy(chainFrom(codes.join(",")), field).map(({ entry, rank, values }) => [
      entry,
      { rank, values },
    ]),
  );

describe("for every event", () => {
  test("each value follows from its derivation, whatever the criterion", () => {
    const chain = chainFrom(["PTS", ...EVERYTHING.filter((code) => code !== "PTS")].join(","));
    fc.assert(
      fc.property(fields, (field) => {
        for (const { entry } of field.cards) {
          for (const derivation of derivationsOf(chain, field, entry)) {
            expect(evaluateDerivation(derivation, entry), derivation.code).toBe(derivation.value);
          }
        }
      }),
    );
  });

  test("values and ranks do not depend on the order of the entries", () => {
    const shuffled = fields.chain((field) =>
      fc.tuple(
        fc.constant(field),
        fc.shuffledSubarray([...field.cards], { minLength: field.cards.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, fc.shuffledSubarray([...EVERYTHING]), ([field, cards], codes) => {
        const chain = codes.length === 0 ? ["PTS"] : codes;
        expect(byEntry(chain, { ...field, cards })).toEqual(byEntry(chain, field));
      }),
    );
  });

  test("renumbering the entries renumbers the ranks", () => {
    const OWN_NUMBER = new Set(["ENT", "TPN", "TPN/R"]);
    const codes = EVERYTHING.filter((code) => !OWN_NUMBER.has(code));
    const renumbered = fields.chain((field) =>
      fc.tuple(
        fc.constant(field),
        fc.shuffledSubarray(
          field.cards.map(({ entry }) => entry),
          { minLength: field.cards.length },
        ),
      ),
    );
    fc.assert(
      fc.property(renumbered, fc.shuffledSubarray(codes, { minLength: 1 }), ([field, to], some) => {
        const before = byEntry(some, field);
        const after = byEntry(some, { ...field, cards: renumber(field.cards, to) });
        for (const [entry, placing] of before)
          expect(after.get(to[entry - 1] ?? 0)).toEqual(placing);
      }),
    );
  });

  test("cutting never raises a sum", () => {
    const chains = [
      "BH BH/C1 BH/C2",
      "BH/C1 BH/M1",
      "FB FB/C1",
      "SB SB/C1 SB/C2",
      "PS PS/C1 PS/C2",
    ];
    fc.assert(
      fc.property(fields, (field) => {
        for (const codes of chains) {
          const columns = codes.split(" ").map((code) => valuesOf(code, field));
          for (const [place, column] of columns.entries()) {
            const cut = columns[place + 1] ?? [];
            for (const [index, value] of cut.entries()) {
              expect(value, codes).toBeLessThanOrEqual(column[index] ?? 0);
            }
          }
        }
      }),
    );
  });

  test("the edition of 2026 never counts a dummy more than that of 2024", () => {
    fc.assert(
      fc.property(fields, (field) => {
        const [older, newer] = [valuesOf("BH/V2024", field), valuesOf("BH/V2026", field)];
        for (const [index, value] of newer.entries()) {
          expect(value).toBeLessThanOrEqual(older[index] ?? 0);
        }
      }),
    );
  });

  test("what two obtained differently adds up to the difference of their sums", () => {
    fc.assert(
      fc.property(fields, fc.constantFrom("BH", "SB/C1", "PTS", "SOS"), (field, code) => {
        const chain = chainFrom(code);
        const [first, second] = field.cards.map(({ entry }) => entry);
        const lead =
          first === undefined || second === undefined
            ? null
            : whyAhead(chain, field, first, second);
        if (lead === null) return;
        const [ahead, behind] = lead.derivations;
        const differences = leadDifferences(lead).map(({ difference }) => difference);
        expect(sum(differences)).toBe(ahead.value - behind.value);
      }),
    );
  });

  test("unknown values rank after all others, and share their rank", () => {
    fc.assert(
      fc.property(fields, (field) => {
        const placings = rankBy(chainFrom("TPR"), field);
        const unknown = placings.filter(({ values }) => Number.isNaN(values[0]));
        expect(placings.slice(placings.length - unknown.length)).toEqual(unknown);
        expect(new Set(unknown.map(({ rank }) => rank)).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

const renumber = (cards: readonly Scorecard[], to: readonly EntryId[]): readonly Scorecard[] =>
  cards.map((card) => ({
    ...card,
    entry: to[card.entry - 1] ?? 0,
    lines: card.lines.map((line) => renumberLine(line, to)),
  }));

const renumberLine = (line: Line | undefined, to: readonly EntryId[]): Line | undefined =>
  line === undefined || line.opponent === null
    ? line
    : { ...line, opponent: to[line.opponent - 1] ?? 0 };

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

describe("for every complete round robin", () => {
  test("Buchholz differs only by the own score", () => {
    fc.assert(
      fc.property(roundRobins, (field) => {
        const points = valuesOf("PTS", field);
        const all = sum(points);
        expect(valuesOf("BH", field)).toEqual(points.map((own) => all - own));
      }),
    );
  });

  test("all Sonneborn-Berger add up to (n − 1)·Σs − Σs²", () => {
    fc.assert(
      fc.property(roundRobins, (field) => {
        const points = valuesOf("PTS", field);
        const squares = sum(points.map((score) => score * score));
        const closed = (field.cards.length - 1) * sum(points) - squares;
        expect(sum(valuesOf("SB", field))).toBe(closed);
      }),
    );
  });

  test("of two who are level on points, the winner of their game is ahead by direct encounter", () => {
    fc.assert(
      fc.property(roundRobins, (field) => {
        const points = valuesOf("PTS", field);
        const ranks = new Map(ranksOf("PTS, DE", field));
        for (const { entry, lines } of field.cards) {
          for (const line of lines) {
            if (line?.kind !== "played" || line.own <= line.theirs) continue;
            const score = points[entry - 1];
            const pair = points.filter((other) => other === score).length === 2;
            if (!pair || points[line.opponent - 1] !== score) continue;
            expect(ranks.get(entry)).toBeLessThan(ranks.get(line.opponent) ?? 0);
          }
        }
      }),
    );
  });
});
