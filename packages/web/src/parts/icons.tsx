import type { VNode } from "preact";

/** Drawn here, because the fonts of a bare machine have no symbols. Decoration: say it in words, too. */
const Icon = ({ path, name }: { readonly path: string; readonly name: string }): VNode => (
  <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

/** A tick: checked and right. */
export const TickIcon = (): VNode => <Icon name="tick" path="M4 13l5 5L20 6" />;

/** A cross: checked and wrong. */
export const CrossIcon = (): VNode => <Icon name="cross" path="M5 5l14 14M19 5L5 19" />;

/** Two lines crossed out: two say different things. */
export const UnequalIcon = (): VNode => <Icon name="unequal" path="M5 9h14M5 15h14M16 4L8 20" />;

/** A triangle: worth a look. */
export const LookIcon = (): VNode => <Icon name="look" path="M12 4l10 17H2z" />;

/** A flag turned into an arrow: goes first. */
export const StartIcon = (): VNode => <Icon name="start" path="M6 4l13 8-13 8z" />;

/** An arrow upwards. */
export const UpIcon = (): VNode => <Icon name="up" path="M12 20V5M5 12l7-7 7 7" />;

/** An arrow downwards. */
export const DownIcon = (): VNode => <Icon name="down" path="M12 4v15M5 12l7 7 7-7" />;
