import { formatScore, outcomeLabel } from "@losfee/contract";
import type { VNode } from "preact";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import { type EntryNames, namesFrom } from "../../parts/entry-names.ts";
import type { PairingsGame } from "../../parts/public-games.ts";

/** `412–389`; empty without a result; `+ −` for a forfeit, with the absent side in words. */
export const OutcomeText = ({
  game: { outcome, seats, isReported },
  names,
}: {
  readonly game: Pick<PairingsGame, "outcome" | "seats" | "isReported">;
  readonly names: EntryNames;
}): VNode | null => {
  const language = useLanguage();
  if (outcome === null) return null;
  if (outcome.kind === "played") {
    return (
      <span class="score">
        {formatScore(outcome.scores)}
        <UnconfirmedMark of={isReported} />
      </span>
    );
  }
  const words = outcomeLabel(outcome, language, namesFrom(names));
  const [first, second] = seats.map((entry) => (outcome.absent.includes(entry) ? "−" : "+"));
  return (
    <span class="score" title={words}>
      {first} {second}
      <span class="visually-hidden"> {words}</span>
      <UnconfirmedMark of={isReported} />
    </span>
  );
};
