import type { CompetitionKind, RefusalOf, WarningOf } from "@losfee/core";
import * as words from "@losfee/messages/kinds";
import { atTablesTexts } from "@losfee/messages/kinds";
import type { Language } from "../language/language.ts";
import { describeLadderRefusal, describeLadderWarning } from "./ladder/refusals.ts";
import type { NameOf, StageOf } from "./message.ts";
import { describeRefusal } from "./refusals.ts";
import { describeWarning } from "./warnings.ts";

type Describer<Message> = (
  message: Message,
  language: Language,
  name?: NameOf,
  stage?: StageOf,
) => string;

/** Sentences for the codes of one kind of competition. */
interface KindSentences<Kind extends CompetitionKind> {
  /** Name of the kind with its article; the same as subject and object. */
  readonly what: Readonly<Record<Language, string>>;
  readonly refusal: Describer<RefusalOf<Kind>>;
  readonly warning: Describer<WarningOf<Kind>>;
}

const sentences: { readonly [Kind in CompetitionKind]: KindSentences<Kind> } = {
  tournament: {
    what: words.tournamentWhat,
    refusal: describeRefusal,
    warning: describeWarning,
  },
  ladder: {
    what: words.ladderWhat,
    refusal: describeLadderRefusal,
    warning: describeLadderWarning,
  },
};

/** Returns the sentences of a kind; TypeScript cannot follow the kind through the look-up. */
const sentencesOf = (kind: CompetitionKind): KindSentences<CompetitionKind> =>
  sentences[kind] as KindSentences<CompetitionKind>;

/** Returns a kind's name, e.g. “a tournament in rounds”; with tables, by the current format. */
export const kindLabel = (kind: CompetitionKind | "tables", language: Language): string =>
  kind === "tables" ? atTablesTexts[language] : sentences[kind].what[language];

/** Explains why the rules of a kind of competition refused a command, and the way out. */
export const describeRefusalOf = (
  kind: CompetitionKind,
  refusal: RefusalOf<CompetitionKind>,
  language: Language,
  name?: NameOf,
  stage?: StageOf,
): string => sentencesOf(kind).refusal(refusal, language, name, stage);

/** Describes a warning about an accepted command, by kind of competition. */
export const describeWarningOf = (
  kind: CompetitionKind,
  warning: WarningOf<CompetitionKind>,
  language: Language,
  name?: NameOf,
  stage?: StageOf,
): string => sentencesOf(kind).warning(warning, language, name, stage);
