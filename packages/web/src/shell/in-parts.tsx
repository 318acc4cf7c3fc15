import { Fragment, h, type VNode } from "preact";

/** Some lines of a long list that are still to be drawn. */
type Part = () => VNode;

/** So many lines are drawn at once: a millisecond or two on a slow machine, once its code is compiled. */
const AT_ONCE = 25;

/** Stands around the number of a part; no name contains it, and where one does, it is noticed. */
const MARK = "\u0001";

/** The parts of what is being drawn; null where all is drawn at once. */
let parts: Part[] | null = null;

/**
 * A list that may be long. A server draws it in parts (see {@link inParts}), between which others are
 * answered; everywhere else it is drawn at once.
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
 * What `draw` makes of a document, the long lists in it a part at a time: together the same text as in one
 * go, as long as nothing in a list depends on a context around it. Whoever asks for the parts can do
 * something else in between.
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
  // Somebody's text has the mark in it.
  if (pieces.length !== 2 * collected.length + 1) return yield draw(document);
  for (const [index, part] of collected.entries()) yield `${pieces[2 * index]}${draw(part)}`;
  yield pieces.at(-1) ?? "";
}
