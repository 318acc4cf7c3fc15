import { isOne, texts } from "@losfee/contract";
import type { VNode } from "preact";
import type { PageFrame } from "../shell/page.ts";

const movementTexts = texts({
  de: {
    up: (ranks: number) => (isOne(ranks, "de") ? "1 Platz besser" : `${ranks} Plätze besser`),
    down: (ranks: number) =>
      isOne(ranks, "de") ? "1 Platz schlechter" : `${ranks} Plätze schlechter`,
    same: "unverändert",
  },
  en: {
    up: (ranks: number) => (isOne(ranks, "en") ? "up 1 place" : `up ${ranks} places`),
    down: (ranks: number) => (isOne(ranks, "en") ? "down 1 place" : `down ${ranks} places`),
    same: "unchanged",
  },
});

/** Ranks gained (or, if negative, lost) since the previous round. */
export const Movement = ({
  ranks,
  page,
}: {
  readonly ranks: number;
  readonly page: Pick<PageFrame, "language">;
}): VNode => {
  const t = movementTexts[page.language];
  if (ranks === 0) {
    return (
      <span class="movement">
        <span aria-hidden="true">–</span>
        <span class="visually-hidden">{t.same}</span>
      </span>
    );
  }
  const isUp = ranks > 0;
  const count = Math.abs(ranks);
  return (
    <span class={isUp ? "movement up" : "movement down"}>
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{isUp ? t.up(count) : t.down(count)}</span>
    </span>
  );
};
