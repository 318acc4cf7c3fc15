import { formatHalves, unplayedLabel } from "@losfee/contract";
import type { Line } from "@losfee/core";
import type { VNode } from "preact";
import type { PageFrame } from "../shell/page.ts";
import { hasSpread } from "./numerals.tsx";
import { partTexts } from "./texts.ts";

/** A round of a card in a few words: `412–389 Meier`, `Freilos +50`, `läuft: Meier`. */
export const GameLine = ({
  line,
  worth,
  opponent,
  page,
}: {
  readonly line: Line;
  /** What the round is worth without a game. */
  readonly worth: string;
  readonly opponent: string;
  readonly page: PageFrame;
}): VNode => {
  const t = partTexts[page.language];
  if (line.kind === "pending") {
    return (
      <span class="game-line pending">
        {t.pending}: {opponent}
      </span>
    );
  }
  if (line.kind === "unplayed") {
    const isNothing = hasSpread(page) && line.spread === 0;
    return (
      <span class="game-line unplayed">
        {unplayedLabel(line.reason, page.language)}
        {isNothing ? "" : ` ${worth}`}
        {opponent === "" ? "" : ` ${opponent}`}
      </span>
    );
  }
  return (
    <span class="game-line">
      <span class="score">
        {formatHalves(line.own)}–{formatHalves(line.theirs)}
      </span>{" "}
      {opponent}
    </span>
  );
};
