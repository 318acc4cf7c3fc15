import type { VNode } from "preact";
import { isDecidedEvent, type PageFrame } from "../page.ts";
import { StartIcon } from "./icons.tsx";
import { partTexts } from "./texts.ts";

/** Marks who goes first (has White): an arrow, and the words for those who do not see it. */
export const StartMark = ({ page }: { readonly page: PageFrame }): VNode => {
  const t = partTexts[page.language];
  const starts = isDecidedEvent(page) ? t.hasWhite : t.starts;
  return (
    <span class="start-mark" title={starts}>
      <StartIcon />
      <span class="visually-hidden"> ({starts}) </span>
    </span>
  );
};

/** What the mark means; on every page that uses it. */
export const StartLegend = ({ page }: { readonly page: PageFrame }): VNode => {
  const t = partTexts[page.language];
  return (
    <p class="legend">
      <StartIcon /> {isDecidedEvent(page) ? t.hasWhite : t.startsLegend}
    </p>
  );
};
