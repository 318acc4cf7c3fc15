import type { ComponentChildren, VNode } from "preact";

/** What went wrong, said at once; nothing where nothing did. */
export const Problem = ({ children }: { readonly children: ComponentChildren }): VNode | null =>
  children === null || children === undefined || children === "" ? null : (
    <p class="message bad" role="alert">
      {children}
    </p>
  );
