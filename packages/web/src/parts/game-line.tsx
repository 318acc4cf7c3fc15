import type { Line } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../language/language.ts";
import { formatHalves, formatSigned } from "../language/numbers.ts";
import { unplayedLabel } from "../messages/labels.ts";
import { partTexts } from "./texts.ts";

/** A round of a card in a few words: `412–389 Meier`, `Freilos +50`, `läuft: Meier`. */
export const GameLine = ({
  line,
  opponent,
  language,
}: {
  readonly line: Line;
  readonly opponent: string;
  readonly language: Language;
}): VNode => {
  const t = partTexts[language];
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
        {unplayedLabel(line.reason, language)}
        {line.spread === 0 ? "" : ` ${formatSigned(line.spread)}`}
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
