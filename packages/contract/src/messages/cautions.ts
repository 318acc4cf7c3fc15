import type { Caution, CautionRefusal, StatedCaution } from "@losfee/core";
import {
  cautionConsequences,
  cautionMessage,
  cautionRefusals,
  cautionTexts,
} from "@losfee/messages/cautions";
import type { Language } from "../language/language.ts";
import { formatList } from "../language/numbers.ts";
import { eachLanguage } from "../language/texts.ts";
import { articlesText } from "./breaches.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { type CodeSentences, describerOf, type Sentences } from "./message.ts";

/** Describes a caution, without its article and without a full stop. */
export const describeCaution = describerOf<Caution>(
  eachLanguage(
    cautionTexts,
    (t, language): CodeSentences<Caution> => ({
      ...t,
      "tie-breaks-changed": ({ from, to }) =>
        t["tie-breaks-changed"]({ from: named(from, language), to: named(to, language) }),
      "tie-break-rules-changed": ({ from, to }) =>
        t["tie-break-rules-changed"]({ from: String(from), to: String(to) }),
      "tie-breaks-of-swiss": ({ criteria }) =>
        t["tie-breaks-of-swiss"]({
          count: criteria.length,
          criteria: named(criteria, language),
        }),
    }),
  ),
);

const named = (codes: readonly string[], language: Language): string =>
  formatList(
    codes.map((code) => criterionLabel(code, language)),
    language,
  );

/** Describes a caution with its articles, as it is shown before a command is carried out. */
export const describeStatedCaution = (caution: StatedCaution, language: Language): string =>
  cautionMessage[language].articles({
    sentence: describeCaution(caution, language),
    articles: articlesText(caution.articles, language),
  });

/** Names the consequences of what needs two steps of confirmation; empty for all else. */
export const cautionConsequence = ({ code }: Caution, language: Language): string =>
  (cautionConsequences[language] as Partial<Record<Caution["code"], string>>)[code] ?? "";

/** Refusals of what was not acknowledged, or is not allowed in FIDE mode. */
export const cautionRefusalSentences = eachLanguage(
  cautionRefusals,
  (t, language): Sentences<CautionRefusal> => ({
    ...t,
    "acknowledgement-missing": ({ cautions, needsReason = false }) =>
      t["acknowledgement-missing"]({
        count: cautions.length,
        cautions: listed(cautions, language),
        needsReason,
      }),
    "not-in-fide-mode": ({ cautions }) =>
      t["not-in-fide-mode"]({ cautions: listed(cautions, language) }),
  }),
);

const listed = (cautions: readonly StatedCaution[], language: Language): string =>
  cautions.map((caution) => describeStatedCaution(caution, language)).join(" ");
