import type { VNode } from "preact";

/** What is typed at a terminal in a sentence: `--network`. */
const OPTION = /(--[a-z][a-z-]*)/;

/** A sentence that names options of the command line: a line never ends within one. */
export const CommandWords = ({ text }: { readonly text: string }): VNode => (
  <>
    {text.split(OPTION).map((part) =>
      OPTION.test(part) ? (
        <code key={part} class="command-word">
          {part}
        </code>
      ) : (
        part
      ),
    )}
  </>
);
