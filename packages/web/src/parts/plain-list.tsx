import type { VNode } from "preact";

interface PlainListProps {
  readonly class?: string;
  /** Text for an empty list. */
  readonly empty: string;
  readonly children: readonly VNode[];
}

/** Items one below the other, without bullets. */
export const PlainList = ({ class: own = "", empty, children }: PlainListProps): VNode =>
  children.length === 0 ? (
    <p class="empty">{empty}</p>
  ) : (
    <ul class={`plain ${own}`.trim()}>{children}</ul>
  );
