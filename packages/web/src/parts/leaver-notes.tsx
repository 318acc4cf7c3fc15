import type { VNode } from "preact";

/** Who has left a round robin, and what counts of their games. */
export const LeaverNotes = ({ notes }: { readonly notes: readonly string[] }): VNode => (
  <>
    {notes.map((note) => (
      <p key={note} class="note leaver">
        {note}
      </p>
    ))}
  </>
);
