import { formatScore, type Language, outcomeLabel } from "@losfee/contract";
import type { VNode } from "preact";
import { type EntryNames, namesFrom } from "../entry-names.ts";
import type { PairingsGame } from "./model.ts";

/** `412–389`; nothing without a result; `+ −` for a forfeit, which says in words, too, who did not come. */
export const OutcomeText = ({
  game: { outcome, seats },
  names,
  language,
}: {
  readonly game: Pick<PairingsGame, "outcome" | "seats">;
  readonly names: EntryNames;
  readonly language: Language;
}): VNode | null => {
  if (outcome === null) return null;
  if (outcome.kind === "played") {
    return <span class="score">{formatScore(outcome.scores)}</span>;
  }
  const words = outcomeLabel(outcome, language, namesFrom(names));
  const [first, second] = seats.map((entry) => (outcome.absent.includes(entry) ? "−" : "+"));
  return (
    <span class="score" title={words}>
      {first} {second}
      <span class="visually-hidden"> {words}</span>
    </span>
  );
};
