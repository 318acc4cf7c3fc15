import { dirname } from "node:path/posix";

/** An import between two files; paths from the root, with slashes. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** An import between two files or folders, with the first underlying import. */
interface Arrow {
  readonly to: string;
  readonly because: Import;
}

/**
 * Returns circles between sibling folders, at any depth: a line for each parent folder, with an
 * import for each step. Ignores circles between files, which {@link fileCircles} finds. Linear in
 * imports times depth.
 */
export const folderCircles = (imports: readonly Import[]): readonly string[] =>
  [...arrowsByParent(imports)].flatMap(([parent, arrows]) =>
    circlesIn(arrows)
      .slice(0, 1)
      .map((circle) => {
        const steps = circle.map(({ from, to }) => `${from} → ${to}`);
        return `folders in a circle: ${parent}: ${steps.join(", ")}`;
      }),
  );

/** Returns circles between files, a line each: only understandable at once. Linear in imports. */
export const fileCircles = (imports: readonly Import[]): readonly string[] => {
  const arrows = new Map<string, Arrow[]>();
  for (const because of imports) {
    const known = arrows.get(because.from) ?? [];
    known.push({ to: because.to, because });
    arrows.set(because.from, known);
  }
  return circlesIn(arrows).map(
    (circle) =>
      `files in a circle: ${[circle[0]?.from, ...circle.map(({ to }) => to)].join(" → ")}`,
  );
};

/** Returns each folder's arrows between its subfolders, by their start. */
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

/** Returns the fork of two paths; null if one file is a sibling of the other's folder. */
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

/**
 * Returns the imports along each circle that a depth-first search closes: at least one if there are
 * any. Linear in arrows, apart from the circles themselves.
 */
const circlesIn = (
  arrows: ReadonlyMap<string, readonly Arrow[]>,
): readonly (readonly Import[])[] => {
  const circles: Import[][] = [];
  const finished = new Set<string>();
  const way: string[] = [];
  const taken: Import[] = [];
  const search = (place: string): void => {
    const start = way.indexOf(place);
    if (start !== -1) circles.push(taken.slice(start));
    if (start !== -1 || finished.has(place)) return;
    way.push(place);
    for (const { to, because } of arrows.get(place) ?? []) {
      taken.push(because);
      search(to);
      taken.pop();
    }
    way.pop();
    finished.add(place);
  };
  for (const place of arrows.keys()) search(place);
  return circles;
};
