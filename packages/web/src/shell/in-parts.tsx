import { Fragment, h, type VNode } from "preact";

/** Lines of a long list that are still to be rendered. */
type Part = () => VNode;

/** Lines per part: a millisecond or two on a slow machine with compiled code. */
const AT_ONCE = 25;

/** Delimits the number of a part. If user text contains it, {@link inParts} notices. */
const MARK = "\u0001";

/** The parts of the current render; null if it is done in one go. */
let parts: Part[] | null = null;

/**
 * A list that may be long. A server renders it in parts (see {@link inParts}) and answers other
 * requests in between; elsewhere it is rendered at once.
 */
export const Lines = <Line,>({
  lines,
  draw,
}: {
  readonly lines: readonly Line[];
  readonly draw: (line: Line, index: number) => VNode;
}): VNode => {
  const drawn = (from: number, to: number): VNode =>
    h(
      Fragment,
      null,
      lines.slice(from, to).map((line, index) => draw(line, from + index)),
    );
  if (parts === null || lines.length <= AT_ONCE) return drawn(0, lines.length);
  const marks: string[] = [];
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    marks.push(`${MARK}${parts.length}${MARK}`);
    parts.push(() => drawn(from, from + AT_ONCE));
  }
  return h(Fragment, null, marks.join(""));
};

/**
 * Renders a document with its long lists part by part. The concatenated result equals a single
 * render if nothing in a list depends on context around it. The caller may do other work between
 * parts.
 */
export function* inParts(
  document: () => VNode,
  draw: (document: () => VNode) => string,
): Generator<string> {
  const collected: Part[] = [];
  const before = parts;
  parts = collected;
  let frame: string;
  try {
    frame = draw(document);
  } finally {
    parts = before;
  }
  const pieces = frame.split(MARK);
  // A text contains the mark.
  if (pieces.length !== 2 * collected.length + 1) return yield draw(document);
  for (const [index, part] of collected.entries()) yield `${pieces[2 * index]}${draw(part)}`;
  yield pieces.at(-1) ?? "";
}
