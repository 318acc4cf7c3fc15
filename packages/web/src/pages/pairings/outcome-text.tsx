import type { Outcome } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../../language/language.ts";
import { formatHalves } from "../../language/numbers.ts";
import { outcomeLabel } from "../../messages/outcomes.ts";
import { type EntryNames, namesFrom } from "../entry-names.ts";

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
  if (outcome.kind === "played") {
    const [first, second] = outcome.scores;
    return (
      <span class="score">
        {formatHalves(first)} : {formatHalves(second)}
      </span>
    );
  }
  return <span>{outcomeLabel(outcome, language, namesFrom(names))}</span>;
};
