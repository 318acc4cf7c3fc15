import { dirname } from "node:path/posix";

/** That one file imports another; both as paths from the root, with slashes. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** One folder that imports another beside it, with the first import that makes it so. */
interface Arrow {
  readonly to: string;
  readonly because: Import;
}

/**
 * Circles between folders that stand beside each other, at any depth: a line for each folder that
 * holds one, with an import for each step. What stands beside the folders is left out: files that
 * import each other in a circle are found elsewhere. Linear in imports times depth.
 */
export const folderCircles = (imports: readonly Import[]): readonly string[] =>
  [...arrowsByParent(imports)].flatMap(([parent, arrows]) => {
    const circle = circleIn(arrows);
    return circle === null
      ? []
      : [
          `folders in a circle: ${parent}: ${circle.map(({ from, to }) => `${from} → ${to}`).join(", ")}`,
        ];
  });

/** For each folder the arrows between its folders, by the one that they start from. */
const arrowsByParent = (
  imports: readonly Import[],
): ReadonlyMap<string, ReadonlyMap<string, readonly Arrow[]>> => {
  const parents = new Map<string, Map<string, Arrow[]>>();
  for (const because of imports) {
    const step = parting(because);
    if (step === null) continue;
    const arrows = parents.get(step.parent) ?? new Map<string, Arrow[]>();
    const known = arrows.get(step.from) ?? [];
    if (!known.some(({ to }) => to === step.to)) known.push({ to: step.to, because });
    parents.set(step.parent, arrows.set(step.from, known));
  }
  return parents;
};

/** Where the ways to both files part; null where one of them stands beside the folder of the other. */
const parting = ({
  from,
  to,
}: Import): { readonly parent: string; readonly from: string; readonly to: string } | null => {
  const [own, other] = [dirname(from).split("/"), dirname(to).split("/")];
  const at = own.findIndex((name, index) => name !== other[index]);
  const [mine, theirs] = [own[at], other[at]];
  return at === -1 || mine === undefined || theirs === undefined
    ? null
    : { parent: own.slice(0, at).join("/"), from: mine, to: theirs };
};

/** The imports along one circle, or null. */
const circleIn = (arrows: ReadonlyMap<string, readonly Arrow[]>): readonly Import[] | null => {
  const finished = new Set<string>();
  const search = (
    folder: string,
    way: readonly string[],
    taken: readonly Import[],
  ): readonly Import[] | null => {
    const start = way.indexOf(folder);
    if (start !== -1) return taken.slice(start);
    if (finished.has(folder)) return null;
    for (const { to, because } of arrows.get(folder) ?? []) {
      const circle = search(to, [...way, folder], [...taken, because]);
      if (circle !== null) return circle;
    }
    finished.add(folder);
    return null;
  };
  for (const folder of arrows.keys()) {
    const circle = search(folder, [], []);
    if (circle !== null) return circle;
  }
  return null;
};
