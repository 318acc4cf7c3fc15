import { isTableOutcome, type Outcome, type TableOutcome } from "@losfee/core";
import { outcomesWords } from "@losfee/messages/outcomes";
import type { Language } from "../language/language.ts";
import { formatScore } from "../language/numbers.ts";
import type { NameOf } from "./message.ts";

/** Returns a result: `412–389`, `½–0`, who did not come; at a table `Anna 30, Ben 20, Cem –`. */
export const outcomeLabel = (outcome: Outcome, language: Language, name: NameOf): string => {
  if (isTableOutcome(outcome)) return tableOutcomeLabel(outcome, name);
  if (outcome.kind === "played") return formatScore(outcome.scores);
  const [absent, other] = outcome.absent;
  return absent === undefined || other !== undefined
    ? outcomesWords[language].doubleForfeit
    : outcomesWords[language].forfeit({ absent: name(absent) });
};

const tableOutcomeLabel = (outcome: TableOutcome, name: NameOf): string =>
  (outcome.kind === "places"
    ? outcome.seats.map(
        ({ entry, place }) => `${name(entry)} ${place === null ? "–" : `${place}.`}`,
      )
    : outcome.seats.map(({ entry, points }) => `${name(entry)} ${points ?? "–"}`)
  ).join(", ");
