import { formatHalves } from "@losfee/contract";
import type { Line } from "@losfee/core";
import type { VNode } from "preact";
import type { PageFrame } from "../shell/page.ts";
import { partTexts } from "./texts.ts";

/** A round of a card in a few words: `412–389 Meier`, `Freilos (+50)`, `läuft: Meier`. */
export const GameLine = ({
  line,
  unplayed,
  opponent,
  page,
}: {
  readonly line: Line;
  /** Why there was no game, and what that is worth. */
  readonly unplayed: string;
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
    return (
      <span class="game-line unplayed">
        {unplayed}
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
