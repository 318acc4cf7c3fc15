import type { EntryId, PairOutcome } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../../../../language/language.ts";
import { formatHalves } from "../../../../language/numbers.ts";
import { outcomeLabel } from "../../../../messages/outcomes.ts";
import { type EntryNames, namesFrom } from "../entry-names.ts";

/** `412 : 389`, or `+ : −` for a forfeit, which says in words, too, who did not come. */
export const OutcomeText = ({
  outcome,
  seats,
  names,
  language,
}: {
  readonly outcome: PairOutcome;
  readonly seats: readonly [EntryId, EntryId];
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
  const words = outcomeLabel(outcome, language, namesFrom(names));
  const [first, second] = seats.map((entry) => (outcome.absent.includes(entry) ? "−" : "+"));
  return (
    <span class="score" title={words}>
      {first} : {second}
      <span class="visually-hidden"> {words}</span>
    </span>
  );
};
