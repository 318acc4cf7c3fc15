import type { VNode } from "preact";
import type { Language } from "../language/language.ts";
import { StartIcon } from "./icons.tsx";
import { partTexts } from "./texts.ts";

/** Marks who goes first: an arrow, and the words for those who do not see it. */
export const StartMark = ({ language }: { readonly language: Language }): VNode => (
  <span class="start-mark" title={partTexts[language].starts}>
    <StartIcon />
    <span class="visually-hidden"> ({partTexts[language].starts}) </span>
  </span>
);

/** What the mark means; on every page that uses it. */
export const StartLegend = ({ language }: { readonly language: Language }): VNode => (
  <p class="legend">
    <StartIcon /> {partTexts[language].startsLegend}
  </p>
);
