import type { VNode } from "preact";

/** Inline, as a bare machine's fonts lack symbols. Decorative: also say it in words. */
const Icon = ({ path, name }: { readonly path: string; readonly name: string }): VNode => (
  <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

/** Tick: check passed. */
export const TickIcon = (): VNode => <Icon name="tick" path="M4 13l5 5L20 6" />;

/** Cross: check failed. */
export const CrossIcon = (): VNode => <Icon name="cross" path="M5 5l14 14M19 5L5 19" />;

/** Crossed-out equals sign: two reports differ. */
export const UnequalIcon = (): VNode => <Icon name="unequal" path="M5 9h14M5 15h14M16 4L8 20" />;

/** Triangle: worth a look. */
export const LookIcon = (): VNode => <Icon name="look" path="M12 4l10 17H2z" />;

/** Pennant pointing right: goes first. */
export const StartIcon = (): VNode => <Icon name="start" path="M6 4l13 8-13 8z" />;

export const UpIcon = (): VNode => <Icon name="up" path="M12 20V5M5 12l7-7 7 7" />;

export const DownIcon = (): VNode => <Icon name="down" path="M12 4v15M5 12l7 7 7-7" />;
