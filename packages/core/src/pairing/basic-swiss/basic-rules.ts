import type { EntryId } from "../../base/entry-id.ts";
import { type Line, roundsMet, type Scorecard } from "../../base/scorecard.ts";
import { DEFAULT_POINTS, type PointSystem, pointsOf } from "../../ranking/point-system.ts";
import { type Breach, metBefore } from "../breach.ts";
import type { Citation } from "../citation.ts";
import type { PairedRound, RoundInput } from "../system.ts";

/** A system's additions to the basic rules. */
interface SystemRules {
  /** The system's criteria for articles 2, 4, 6 and 7; empty if it names none. */
  readonly criteria: { readonly [Article in 2 | 4 | 6 | 7]: readonly Citation[] };
  /** True if the system exempts a pair from articles 6 and 7. */
  readonly freeColours: (players: readonly [EntryId, EntryId]) => boolean;
}

/** Defaults: no known system names criteria or exceptions of its own. */
export const NO_SYSTEM: SystemRules = {
  criteria: { 2: [], 4: [], 6: [], 7: [] },
  freeColours: () => false,
};

/**
 * Returns the breaches of articles 2, 4, 6 and 7 of the basic rules for Swiss systems (C.04.1) in a
 * round, which hold in every Swiss system of chess. Unplayed games are no meetings and give no
 * colours. O(n · rounds).
 */
export const breachesOfBasicRules = (
  input: RoundInput,
  { games, byes }: PairedRound,
  { criteria, freeColours }: SystemRules,
): readonly Breach[] => {
  const cardOf = new Map(input.cards.map((card) => [card.entry, card]));
  const cited = (article: 2 | 4 | 6 | 7): readonly Citation[] => [
    { rules: "C.04.1", article: `${article}` },
    ...criteria[article],
  ];
  const [third, difference] = [cited(7), cited(6)];
  return [
    ...games.flatMap(({ players, startAssigned }) => {
      const rounds = roundsMet(cardOf.get(players[0]), players[1], input.round - 1);
      return [
        ...(rounds.length === 0 ? [] : [metBefore(players, rounds, 0, cited(2))]),
        ...(startAssigned && !freeColours(players)
          ? colourBreaches(cardOf, input.round, players, third, difference)
          : []),
      ];
    }),
    ...byes.flatMap(({ entry }) => secondBye(cardOf.get(entry), input, cited(4))),
  ];
};

/** Article 4: also counts rounds played after the one the pairing is based on. */
const secondBye = (
  card: Scorecard | undefined,
  { round, points = DEFAULT_POINTS }: RoundInput,
  articles: readonly Citation[],
): readonly Breach[] => {
  const before = card?.lines.slice(0, round - 1) ?? [];
  const line = before.find((one) => one !== undefined && barsBye(one, points));
  if (card === undefined || line?.kind !== "unplayed") return [];
  const had = line.reason === "bye" ? "bye" : "unplayed-win";
  return [{ code: "second-bye", entry: card.entry, round: line.round, had, articles }];
};

const barsBye = (line: Line, points: PointSystem): boolean =>
  line.kind === "unplayed" && (line.reason === "bye" || pointsOf(line, points) >= points.win);

const colourBreaches = (
  cardOf: ReadonlyMap<EntryId, Scorecard>,
  round: number,
  players: readonly [EntryId, EntryId],
  third: readonly Citation[],
  tooMany: readonly Citation[],
): readonly Breach[] =>
  players.flatMap((entry, seat): readonly Breach[] => {
    const step = seat === 0 ? 1 : -1;
    const had = coloursOf(cardOf.get(entry), round);
    const difference = had.reduce<number>((sum, colour) => sum + colour, step);
    const isThird = had.at(-1) === step && had.at(-2) === step;
    const colour = seat === 0 ? "white" : "black";
    return [
      ...(isThird
        ? [{ code: "third-colour", players, entry, colour, articles: third } as const]
        : []),
      ...(Math.abs(difference) > 2
        ? [{ code: "colour-difference", players, entry, difference, articles: tooMany } as const]
        : []),
    ];
  });

/** Colours of the games played before a round: white 1, black −1. */
const coloursOf = (card: Scorecard | undefined, round: number): readonly (1 | -1)[] =>
  (card?.lines.slice(0, round - 1) ?? []).flatMap((line): readonly (1 | -1)[] => {
    if (line === undefined || line.kind === "unplayed" || line.start === "unknown") return [];
    return [line.start === "first" ? 1 : -1];
  });
