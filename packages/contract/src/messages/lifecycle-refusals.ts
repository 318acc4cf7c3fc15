import type { LifecycleRefusal } from "@losfee/core";
import { lifecycleRefusals } from "@losfee/messages/lifecycle-refusals";
import type { Language } from "../language/language.ts";
import { formatList } from "../language/numbers.ts";
import { eachLanguage, type Texts } from "../language/texts.ts";
import { logRefusalSentences } from "./arbiter-log.ts";
import { formatLabel } from "./labels.ts";
import type { Sentences } from "./message.ts";
import { publicityRefusalSentences } from "./publicity.ts";

type OwnSentences = Sentences<
  Extract<LifecycleRefusal, { readonly code: keyof (typeof lifecycleRefusals)[Language] }>
>;

const own: Texts<OwnSentences> = eachLanguage(
  lifecycleRefusals,
  (t, language): OwnSentences => ({
    ...t,
    "unknown-format": ({ format, known }) =>
      t["unknown-format"]({
        format,
        known: formatList(
          known.map((id) => formatLabel(id, language)),
          language,
        ),
      }),
  }),
);

/** Refusals with the same words for every kind of competition. */
export const lifecycleSentences = eachLanguage(own, (sentences, language) => ({
  ...sentences,
  ...publicityRefusalSentences[language],
  ...logRefusalSentences[language],
}));
