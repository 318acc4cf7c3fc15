import type { InputProblem } from "./problem.ts";
import { itemsAt, placeOf, valueAt } from "./shape.ts";

type Path = readonly PropertyKey[];

/** Reports what holds between the values of a season: who is who, and plays once in a round. */
export const checkKeizer = (file: unknown): readonly InputProblem[] => {
  const isWrapped = valueAt(file, ["settings"]) === undefined;
  const root = isWrapped ? (valueAt(file, ["event"]) ?? file) : file;
  const places = placesOfPlayers(root);
  return [
    ...duplicates(root, places),
    ...unknownReasons(root, ["settings", "limits"], (reason) => reason),
    ...itemsAt(root, ["rounds"]).flatMap((_, round) => roundProblems(root, places, round)),
    ...startProblems(root, places),
  ];
};

/** The place of each player's id, by the id as text. */
type Places = ReadonlyMap<string, Path>;

const isId = (id: unknown): id is string | number =>
  typeof id === "string" || typeof id === "number";

const placesOfPlayers = (root: unknown): Places => {
  const places = new Map<string, Path>();
  for (const index of itemsAt(root, ["players"]).keys()) {
    const path = ["players", index, "id"];
    const id = valueAt(root, path);
    if (isId(id) && !places.has(`${id}`)) places.set(`${id}`, path);
  }
  return places;
};

const duplicates = (root: unknown, places: Places): readonly InputProblem[] =>
  itemsAt(root, ["players"]).flatMap((_, index): readonly InputProblem[] => {
    const path = ["players", index, "id"];
    const id = valueAt(root, path);
    const first = places.get(`${id}`);
    if (!isId(id) || first === undefined || first[1] === index) return [];
    return [{ place: placeOf(path), code: "duplicate", value: `${id}`, first: placeOf(first) }];
  });

/** Names at a path that have no share in the settings. */
const unknownReasons = (
  root: unknown,
  path: Path,
  reasonOf: (key: string, value: unknown) => unknown,
): readonly InputProblem[] =>
  Object.entries(valueAt(root, path) ?? {}).flatMap(([key, value]): readonly InputProblem[] => {
    const reason = reasonOf(key, value);
    if (typeof reason !== "string") return [];
    if (valueAt(root, ["settings", "shares", reason]) !== undefined) return [];
    return [{ place: placeOf([...path, key]), code: "unknown-reason", reason }];
  });

const roundProblems = (root: unknown, places: Places, round: number): readonly InputProblem[] => {
  const without = ["rounds", round, "without"];
  const ofGames = itemsAt(root, ["rounds", round, "games"]).flatMap((_, game) =>
    ["white", "black"].map((side): Use => {
      const path = ["rounds", round, "games", game, side];
      return { path, id: valueAt(root, path) };
    }),
  );
  const listed = valueAt(root, without);
  const ofOthers =
    typeof listed === "object" && listed !== null && !Array.isArray(listed)
      ? Object.keys(listed).map((id): Use => ({ path: [...without, id], id }))
      : [];
  return [
    ...useProblems([...ofGames, ...ofOthers], places),
    ...unknownReasons(root, without, (_, reason) => reason),
  ];
};

/** A place that names a player. */
interface Use {
  readonly path: Path;
  readonly id: unknown;
}

/** Each place has to name a player, and a player only once. */
const useProblems = (uses: readonly Use[], places: Places): readonly InputProblem[] => {
  const seen = new Map<string, Path>();
  return uses.flatMap(({ path, id }): readonly InputProblem[] => {
    if (!isId(id) || `${id}`.trim() === "") return [];
    const place = placeOf(path);
    const first = seen.get(`${id}`);
    seen.set(`${id}`, first ?? path);
    if (!places.has(`${id}`)) return [{ place, code: "unknown-player", id: `${id}` }];
    if (first === undefined) return [];
    return [{ place, code: "duplicate", value: `${id}`, first: placeOf(first) }];
  });
};

/** A typed first list names each player once. */
const startProblems = (root: unknown, places: Places): readonly InputProblem[] => {
  if (valueAt(root, ["start"]) === undefined) return [];
  const uses = itemsAt(root, ["start"]).map((id, index): Use => ({ path: ["start", index], id }));
  const listed = new Set(uses.map(({ id }) => `${id}`));
  const missing = [...places.keys()].filter((id) => !listed.has(id));
  return [
    ...useProblems(uses, places),
    ...missing.map((id): InputProblem => ({ place: "start", code: "player-missing", id })),
  ];
};
