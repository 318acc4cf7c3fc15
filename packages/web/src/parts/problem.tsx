import type { ComponentChildren, VNode } from "preact";

/** A problem, announced at once; null without one. */
export const Problem = ({ children }: { readonly children: ComponentChildren }): VNode | null =>
  children === null || children === undefined || children === "" ? null : (
    <p class="message bad" role="alert">
      {children}
    </p>
  );
