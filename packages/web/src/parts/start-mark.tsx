import { sideWords } from "@losfee/contract";
import type { VNode } from "preact";
import { termsOf } from "../shell/page.ts";
import { usePage } from "../shell/page-context.ts";
import { StartIcon } from "./icons.tsx";

/** Marks the player who goes first (has White): an arrow, with words for screen readers. */
export const StartMark = (): VNode => {
  const page = usePage();
  const { goesFirst } = sideWords(termsOf(page), page.language);
  return (
    <span class="start-mark" title={goesFirst}>
      <StartIcon />
      <span class="visually-hidden"> ({goesFirst}) </span>
    </span>
  );
};

/** Explains the mark; for every page that uses it. */
export const StartLegend = (): VNode => {
  const page = usePage();
  return (
    <p class="legend">
      <StartIcon /> {sideWords(termsOf(page), page.language).goesFirstLegend}
    </p>
  );
};
