import type { CompetitionKind, RefusalOf, WarningOf } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";
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

/** What the rules of one kind of competition say in codes, said in words. */
interface KindSentences<Kind extends CompetitionKind> {
  /** What a competition of the kind is, with its article; alike as subject and object. */
  readonly what: Readonly<Record<Language, string>>;
  readonly refusal: Describer<RefusalOf<Kind>>;
  readonly warning: Describer<WarningOf<Kind>>;
}

const sentences: { readonly [Kind in CompetitionKind]: KindSentences<Kind> } = {
  tournament: {
    what: texts({ de: "ein Turnier mit Runden", en: "a tournament in rounds" }),
    refusal: describeRefusal,
    warning: describeWarning,
  },
  ladder: {
    what: texts({ de: "eine Pyramide", en: "a pyramid" }),
    refusal: describeLadderRefusal,
    warning: describeLadderWarning,
  },
};

/** The sentences of a kind, for what its rules said: which TypeScript cannot follow. */
const sentencesOf = (kind: CompetitionKind): KindSentences<CompetitionKind> =>
  sentences[kind] as KindSentences<CompetitionKind>;

/** What a competition is, e.g. “a tournament in rounds”; of one with tables, how it is played now. */
export const kindLabel = (kind: CompetitionKind | "tables", language: Language): string =>
  kind === "tables" ? AT_TABLES[language] : sentences[kind].what[language];

const AT_TABLES = texts<string>({
  de: "ein Turnier an Tischen",
  en: "a tournament at tables",
});

/** Why a command was not carried out by the rules of a kind of competition, and the way out. */
export const describeRefusalOf = (
  kind: CompetitionKind,
  refusal: RefusalOf<CompetitionKind>,
  language: Language,
  name?: NameOf,
  stage?: StageOf,
): string => sentencesOf(kind).refusal(refusal, language, name, stage);

/** What was carried out in a competition of a kind, but deserves a second look. */
export const describeWarningOf = (
  kind: CompetitionKind,
  warning: WarningOf<CompetitionKind>,
  language: Language,
  name?: NameOf,
  stage?: StageOf,
): string => sentencesOf(kind).warning(warning, language, name, stage);
