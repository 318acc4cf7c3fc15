import { movementTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";
import { useTexts } from "../shell/page-context.ts";

/** Ranks gained (or, if negative, lost) since the previous round. */
export const Movement = ({ ranks }: { readonly ranks: number }): VNode => {
  const t = useTexts(movementTexts);
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
      <span class="visually-hidden">
        {isUp ? t.up({ ranks: count }) : t.down({ ranks: count })}
      </span>
    </span>
  );
};
