import type { LineUpFault } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";
import type { NameOf } from "./message.ts";
import { lineUpFaultDe } from "./team-refusals.de.ts";
import { lineUpFaultEn } from "./team-refusals.en.ts";

const sentences = texts({
  de: { fault: lineUpFaultDe },
  en: { fault: lineUpFaultEn },
});

/** Describes a rule that a line-up breaks, the board, and the penalty; without a full stop. */
export const describeLineUpFault = (fault: LineUpFault, language: Language, name: NameOf): string =>
  sentences[language].fault(fault, name);
