import type { ChainWarning } from "@losfee/core";
import { chainWarnings } from "@losfee/messages/chain-warnings";
import type { Language } from "../language/language.ts";
import type { Texts } from "../language/texts.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { numberOf, type Sentences, sentenceFor } from "./message.ts";

const sentences: Texts<Sentences<ChainWarning>> = chainWarnings;

/** Explains why a criterion of a chain has less effect than expected. */
export const describeChainWarning = (warning: ChainWarning, language: Language): string => {
  const { criterion: code } = warning;
  const criterion = `${code} (${criterionLabel(code, language)})`;
  return sentenceFor(sentences[language], { ...warning, criterion }, numberOf);
};
