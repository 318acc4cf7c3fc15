import type { VNode } from "preact";

/** Players who left a round robin, and the treatment of their games. */
export const LeaverNotes = ({ notes }: { readonly notes: readonly string[] }): VNode => (
  <>
    {notes.map((note) => (
      <p key={note} class="note leaver">
        {note}
      </p>
    ))}
  </>
);
