import { formatDecimal, formatHalves, formatSigned, type Language } from "@losfee/contract";
import {
  type ClubEloWorking,
  DWZ_ORDER_OF_2026,
  type DwzWorking,
  type FideWorking,
  type RatedLine,
  type RatingOutcome,
} from "@losfee/core";
import type { RatingEvent, Ratings } from "@losfee/files/calculations";
import { ratingTexts } from "@losfee/messages/cli-ratings";
import { personLabel } from "../call/person.ts";
import { left, right, table } from "../terminal/table.ts";

type Outcome = RatingOutcome<FideWorking | DwzWorking | ClubEloWorking>;

/** Describes the changes of all players as a table, and says that they are estimates. */
export const ratingsText = (event: RatingEvent, ratings: Ratings, language: Language): string => {
  const t = ratingTexts[language];
  const outcomes: readonly Outcome[] = ratings.outcomes;
  const rows = outcomes.map((outcome, player) => [
    nameOf(event, player),
    outcome.kind === "rated" ? `${outcome.before}` : "",
    formatHalves(outcome.halves / 2),
    `${outcome.games}`,
    outcome.kind === "unrated" ? "" : formatDecimal(outcome.expected / 1000, language),
    outcome.kind === "rated" ? formatDecimal(outcome.k / 10, language) : "",
    changeText(outcome, language),
    outcome.kind === "unrated" ? "" : `${outcome.after}`,
    outcome.kind === "unrated" ? t.unrated[outcome.reason] : "",
  ]);
  const body = table(
    [
      ...[left(t.player), right(t.before), right(t.score), right(t.games), right(t.expected)],
      ...[right(event.rated.system === "dwz" ? "K/E" : t.coefficient), right(t.change)],
      ...[right(t.after), left("")],
    ],
    rows,
  );
  return [titleOf(event, language), body].join("\n");
};

const nameOf = ({ people }: RatingEvent, player: number): string => {
  const person = people[player];
  return person === undefined ? "" : personLabel(person);
};

const changeText = (outcome: Outcome, language: Language): string => {
  if (outcome.kind === "unrated") return "";
  return outcome.kind === "first"
    ? ratingTexts[language].first
    : formatSigned(outcome.after - outcome.before);
};

const titleOf = ({ rated }: RatingEvent, language: Language): string => {
  const t = ratingTexts[language];
  switch (rated.system) {
    case "fide":
      return t.title.fide({ list: rated.list });
    case "dwz": {
      const isOld = rated.end < DWZ_ORDER_OF_2026;
      const { expectation, players } = rated;
      const title = t.title.dwz({ order: isOld ? "old" : "new", expectation });
      const isWithout = !isOld && players.some(({ rating }) => rating === null);
      return isWithout ? `${title} ${t.correction}` : title;
    }
    case "elo":
      return t.title.elo;
  }
};

/** Explains the rating of one player: game by game, then the coefficient and the sum. */
export const ratingWorkingText = (
  event: RatingEvent,
  ratings: Ratings,
  player: number,
  language: Language,
): string => {
  const t = ratingTexts[language];
  const outcome: Outcome | undefined = ratings.outcomes[player];
  if (outcome === undefined) return "";
  const games = outcome.lines.map((line) => lineCells(event, line, language));
  return [
    nameOf(event, player),
    ...(games.length === 0
      ? []
      : [
          table(
            [left(t.opponent), right(t.rating), right(t.score), right(t.expected), left("")],
            games,
          ),
        ]),
    ...conclusion(ratings, player, language),
  ].join("\n");
};

const lineCells = (event: RatingEvent, line: RatedLine, language: Language): readonly string[] => {
  const { opponent, rating, halves, expected, uncounted } = line;
  return [
    nameOf(event, opponent),
    rating === null ? "–" : `${rating}`,
    formatHalves(halves / 2),
    uncounted === null ? formatDecimal(expected / 1000, language) : "",
    uncounted === null ? "" : ratingTexts[language].uncounted[uncounted],
  ];
};

const conclusion = (ratings: Ratings, player: number, language: Language): readonly string[] => {
  const { why: t, unrated } = ratingTexts[language];
  const outcome: Outcome | undefined = ratings.outcomes[player];
  if (outcome === undefined) return [];
  if (outcome.kind === "unrated") return [t.none({ reason: unrated[outcome.reason] })];
  const { games, halves, expected, after } = outcome;
  const sums = {
    games,
    score: formatHalves(halves / 2),
    expected: formatDecimal(expected / 1000, language),
  };
  if (outcome.kind === "first") {
    return [t.sum(sums), t.first({ after, stage: `${outcome.stage}` })];
  }
  if (games === 0) return [t.sum(sums)];
  const k = formatDecimal(outcome.k / 10, language);
  const { coefficient, isQuotient } = coefficientText(ratings, player, language);
  const change = { ...sums, before: outcome.before, after };
  return [
    t.sum(sums),
    ...coefficient,
    isQuotient ? t.change2011({ ...change, e: k }) : t.change({ ...change, k }),
  ];
};

/** Explains the coefficient; `isQuotient`: it divides, by the DWZ order before 2026. */
const coefficientText = (
  ratings: Ratings,
  player: number,
  language: Language,
): { readonly coefficient: readonly string[]; readonly isQuotient: boolean } => {
  switch (ratings.system) {
    case "fide": {
      const outcome = ratings.outcomes[player];
      const coefficient = outcome?.kind === "rated" ? fideCoefficient(outcome, language) : [];
      return { coefficient, isQuotient: false };
    }
    case "dwz": {
      const outcome = ratings.outcomes[player];
      if (outcome?.kind !== "rated") return { coefficient: [], isQuotient: false };
      const coefficient = [dwzCoefficient(outcome, language)];
      return { coefficient, isQuotient: outcome.working.order === 2011 };
    }
    case "elo": {
      const outcome = ratings.outcomes[player];
      if (outcome?.kind !== "rated") return { coefficient: [], isQuotient: false };
      const k = formatDecimal(outcome.k / 10, language);
      const coefficient = [ratingTexts[language].why.elo({ k, step: outcome.working.step + 1 })];
      return { coefficient, isQuotient: false };
    }
  }
};

type RatedBy<Working> = Extract<RatingOutcome<Working>, { readonly kind: "rated" }>;

const fideCoefficient = (
  { k, games, working }: RatedBy<FideWorking>,
  language: Language,
): readonly string[] => {
  const t = ratingTexts[language].why;
  const { rule, unlimitedK, performance } = working;
  return [
    t.fide({ k: unlimitedK ?? k / 10, rule }),
    ...(unlimitedK === null ? [] : [t.limited({ unlimited: unlimitedK, games, k: k / 10 })]),
    ...(performance === null ? [] : [t.performance({ performance })]),
  ];
};

const dwzCoefficient = ({ k, working }: RatedBy<DwzWorking>, language: Language): string => {
  const t = ratingTexts[language].why;
  const decimal = (value: number): string => formatDecimal(value, language);
  if (working.order === 2026) {
    const { k0, b, a } = working;
    return t.dwz2026({
      k: decimal(k / 10),
      k0,
      factor: b === null ? "none" : decimal(b / 2400),
      addition: a === null ? "none" : decimal(a / 30),
    });
  }
  const { e0, f, s } = working;
  return t.dwz2011({ e: k / 10, e0: decimal(e0), f: decimal(f), s: decimal(s) });
};
