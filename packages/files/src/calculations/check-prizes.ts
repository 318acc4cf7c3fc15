import { MOST_FUND } from "@losfee/core";
import type { InputProblem } from "./problem.ts";
import { itemsAt, placeOf, scoreOf, valueAt } from "./shape.ts";

type Path = readonly PropertyKey[];

/** Returns what does not hold between the values of a prize event, whatever else is wrong in it. */
export const checkPrizes = (root: unknown): readonly InputProblem[] => [
  ...duplicateIds(root, ["players"]),
  ...risingScores(root),
  ...itemsAt(root, ["lists"]).flatMap((_, index) => listProblems(root, index)),
  ...heirProblems(root),
  ...fundProblems(root),
];

/** Returns the problems of ids that stand twice in a list of objects. 1 and "1" are the same. */
export const duplicateIds = (root: unknown, path: Path): readonly InputProblem[] => {
  const first = new Map<string, string>();
  return itemsAt(root, path).flatMap((item, index) => {
    const id = valueAt(item, ["id"]);
    if (typeof id !== "string" && typeof id !== "number") return [];
    const [value, place] = [String(id), placeOf([...path, index, "id"])];
    const other = first.get(value);
    if (other !== undefined) return [{ place, code: "duplicate", value, first: other }];
    first.set(value, place);
    return [];
  });
};

/** Compares with the last readable score. */
const risingScores = (root: unknown): readonly InputProblem[] => {
  let last = Number.POSITIVE_INFINITY;
  return itemsAt(root, ["players"]).flatMap((player, index) => {
    const score = scoreOf(valueAt(player, ["score"]));
    if (score === null) return [];
    const rises = score > last;
    last = score;
    return rises ? [{ place: placeOf(["players", index, "score"]), code: "score-rises" }] : [];
  });
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** A prize by its money; `isNothing`: neither money nor things. */
const prizesAt = (root: unknown, list: number) =>
  itemsAt(root, ["lists", list, "prizes"]).map((prize) => {
    const isObject = typeof prize === "object" && prize !== null;
    const given = isObject ? (valueAt(prize, ["amount"]) ?? 0) : prize;
    const amount = isWhole(given) ? given : null;
    return { amount, isNothing: amount === 0 && itemsAt(prize, ["things"]).length === 0 };
  });

const listProblems = (root: unknown, list: number): readonly InputProblem[] => {
  const unit = valueAt(root, ["unit"]);
  const prizes = prizesAt(root, list);
  const rising = prizes.flatMap(({ amount, isNothing }, index): readonly InputProblem[] => {
    const place = placeOf(["lists", list, "prizes", index]);
    const before = prizes[index - 1];
    const rises =
      before !== undefined &&
      ((amount !== null && before.amount !== null && amount > before.amount) ||
        (before.isNothing && !isNothing));
    const isOdd = amount !== null && amount > 0 && isWhole(unit) && unit > 0 && amount % unit !== 0;
    return [
      ...(rises ? [{ place, code: "prize-rises" as const }] : []),
      ...(isOdd ? [{ place, code: "not-a-multiple" as const, unit }] : []),
    ];
  });
  return [...rising, ...thresholdProblems(root, list), ...reversedRanges(root, list)];
};

const thresholdProblems = (root: unknown, list: number): readonly InputProblem[] => {
  const path = ["lists", list] as const;
  const threshold = valueAt(root, [...path, "threshold"]);
  const isShared = valueAt(root, [...path, "split"]) !== "place";
  const alone = isShared ? [] : ["threshold", "beyond"];
  const without = alone.flatMap((field): readonly InputProblem[] =>
    valueAt(root, [...path, field]) === undefined
      ? []
      : [{ place: placeOf([...path, field]), code: "threshold-without-sharing" }],
  );
  const amounts = prizesAt(root, list).flatMap(({ amount }) =>
    (amount ?? 0) > 0 ? [amount ?? 0] : [],
  );
  const maximum = Math.min(...amounts);
  return isShared && isWhole(threshold) && amounts.length > 0 && threshold > maximum
    ? [{ place: placeOf([...path, "threshold"]), code: "threshold-too-high", maximum }]
    : without;
};

/** A range that nothing lies in is an oversight, whatever the category. */
const reversedRanges = (root: unknown, list: number): readonly InputProblem[] => {
  const path = ["lists", list, "who"] as const;
  const who = valueAt(root, path);
  if (typeof who !== "object" || who === null) return [];
  return Object.entries(who).flatMap(([field, rule]): readonly InputProblem[] => {
    const [low, high] = [0, 1].map((end) => scoreOf(valueAt(rule, [end])));
    return typeof low === "number" && typeof high === "number" && low > high
      ? [{ place: placeOf([...path, field]), code: "range-reversed" }]
      : [];
  });
};

const heirProblems = (root: unknown): readonly InputProblem[] => {
  const lists = itemsAt(root, ["lists"]);
  const names = lists.map((list) => valueAt(list, ["name"]));
  const heirs = lists.map((list) => {
    const name = valueAt(list, ["unspentTo"]);
    return typeof name === "string" ? name : null;
  });
  return heirs.flatMap((name, index): readonly InputProblem[] => {
    if (name === null) return [];
    const place = placeOf(["lists", index, "unspentTo"]);
    if (names.filter((other) => other === name).length !== 1)
      return [{ place, code: "unknown-list", name }];
    const passed = new Set<number>();
    let at = index;
    while (at !== -1 && !passed.has(at)) {
      passed.add(at);
      at = names.indexOf(heirs[at] ?? undefined);
    }
    return at === index ? [{ place, code: "heirs-in-a-circle" }] : [];
  });
};

const fundProblems = (root: unknown): readonly InputProblem[] => {
  const sum = itemsAt(root, ["lists"])
    .flatMap((_, list) => prizesAt(root, list))
    .reduce((all, { amount }) => all + (amount ?? 0), 0);
  return sum > MOST_FUND ? [{ place: "lists", code: "fund-too-large", maximum: MOST_FUND }] : [];
};
