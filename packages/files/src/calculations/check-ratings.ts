import { duplicateIds } from "./check-prizes.ts";
import type { InputProblem } from "./problem.ts";
import { itemsAt, placeOf, valueAt } from "./shape.ts";

/** Returns what does not hold between the values of an event to be rated, whatever else is wrong. */
export const checkRatings = (root: unknown): readonly InputProblem[] => [
  ...duplicateIds(root, ["players"]),
  ...gameProblems(root),
  ...coefficientProblems(root),
];

const idAt = (item: unknown, field: string): string | null => {
  const id = valueAt(item, [field]);
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
};

const gameProblems = (root: unknown): readonly InputProblem[] => {
  const ids = new Set(itemsAt(root, ["players"]).map((player) => idAt(player, "id")));
  return itemsAt(root, ["games"]).flatMap((game, index): readonly InputProblem[] => {
    const sides = (["white", "black"] as const).map((side) => ({ side, id: idAt(game, side) }));
    const unknown = sides.flatMap(({ side, id }): readonly InputProblem[] =>
      id === null || ids.has(id)
        ? []
        : [{ place: placeOf(["games", index, side]), code: "unknown-player", id }],
    );
    const [white, black] = sides;
    const isSame = white?.id !== null && white?.id === black?.id;
    return isSame
      ? [...unknown, { place: placeOf(["games", index]), code: "against-oneself" }]
      : unknown;
  });
};

/** Returns what does not hold between the values of an event for norms, whatever else is wrong. */
export const checkNormGames = (root: unknown): readonly InputProblem[] => [
  ...duplicateIds(root, ["players"]),
  ...gameProblems(root),
  ...byeProblems(root),
  ...roundProblems(root),
];

const byeProblems = (root: unknown): readonly InputProblem[] => {
  const ids = new Set(itemsAt(root, ["players"]).map((player) => idAt(player, "id")));
  return itemsAt(root, ["byes"]).flatMap((bye, index): readonly InputProblem[] => {
    const id = idAt(bye, "player");
    if (id === null || ids.has(id)) return [];
    return [{ place: placeOf(["byes", index, "player"]), code: "unknown-player", id }];
  });
};

/** A player has one game or bye in a round, and no round is beyond the last one. */
const roundProblems = (root: unknown): readonly InputProblem[] => {
  const rounds = valueAt(root, ["rounds"]);
  const first = new Map<string, string>();
  return (["games", "byes"] as const).flatMap((list) =>
    itemsAt(root, [list]).flatMap((item, index): readonly InputProblem[] => {
      const round = valueAt(item, ["round"]);
      if (typeof round !== "number") return [];
      const place = placeOf([list, index]);
      const isLate = typeof rounds === "number" && round > rounds;
      const late = { place: placeOf([list, index, "round"]), code: "too-large" as const };
      const sides = ["white", "black", "player"] as const;
      const twice = sides.flatMap((side): readonly InputProblem[] => {
        const id = idAt(item, side);
        if (id === null) return [];
        const key = JSON.stringify([round, id]);
        const other = first.get(key);
        first.set(key, other ?? place);
        return other === undefined || other === place
          ? []
          : [{ place: placeOf([list, index, side]), code: "duplicate", value: id, first: other }];
      });
      return [...(isLate ? [{ ...late, maximum: rounds }] : []), ...twice];
    }),
  );
};

/** The last value of K has no condition: it is for everyone who is left. */
const coefficientProblems = (root: unknown): readonly InputProblem[] => {
  const steps = itemsAt(root, ["settings", "k"]);
  const last = steps.length - 1;
  const conditions = ["gamesBelow", "ratingBelow", "ageUpTo"] as const;
  return conditions
    .filter((field) => typeof valueAt(steps[last], [field]) === "number")
    .map((field) => ({
      place: placeOf(["settings", "k", last, field]),
      code: "last-step-limited",
    }));
};
