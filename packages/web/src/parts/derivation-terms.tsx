import type { Derivation, Term } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../language/language.ts";
import type { NameOf } from "../messages/message.ts";
import { describeGiven, describeTerm, formatValue } from "../messages/ranking.ts";

/** What a value is made of: one small piece for each round, or where a given value is from. */
export const DerivationTerms = ({
  derivation,
  language,
  name,
}: {
  readonly derivation: Derivation;
  readonly language: Language;
  readonly name: NameOf;
}): VNode => {
  const given = describeGiven(derivation, language);
  if (given !== null) return <span>{given}</span>;
  return (
    <ul class="terms">
      {derivation.terms.map((term, index) => (
        <li key={index} title={describeTerm(term, language, name)}>
          <span class="term-round" aria-hidden="true">
            {shortRound(term)}
          </span>
          <span class="visually-hidden">{describeTerm(term, language, name)}: </span>
          {formatValue(derivation.code, term.amount, language)}
        </li>
      ))}
    </ul>
  );
};

const shortRound = ({ round, what }: Term): string => `${round}${what === "penalty" ? "*" : ""}`;
