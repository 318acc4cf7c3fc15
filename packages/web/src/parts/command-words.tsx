import type { VNode } from "preact";

/** A command-line option in a sentence: `--network`. */
const OPTION = /(--[a-z][a-z-]*)/;

/** A sentence with command-line options, which are kept unbroken. */
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
