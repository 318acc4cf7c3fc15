import type { Outcome } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../../language/language.ts";
import { formatHalves } from "../../language/numbers.ts";
import { type EntryNames, namesFrom } from "../entry-names.ts";
import { pairingsTexts } from "./texts.ts";

/** `412 : 389`, or who did not come. */
export const OutcomeText = ({
  outcome,
  names,
  language,
}: {
  readonly outcome: Outcome;
  readonly names: EntryNames;
  readonly language: Language;
}): VNode => {
  const t = pairingsTexts[language];
  if (outcome.kind === "played") {
    const [first, second] = outcome.scores;
    return (
      <span class="score">
        {formatHalves(first)} : {formatHalves(second)}
      </span>
    );
  }
  const [absent, other] = outcome.absent;
  return (
    <span>
      {absent === undefined || other !== undefined
        ? t.forfeitBoth
        : t.forfeit(namesFrom(names)(absent))}
    </span>
  );
};
