import { type Language, logKindLabel, logPlaceLabel, timePenaltyLabel } from "@losfee/contract";
import {
  type CompetitionKind,
  type CompetitionState,
  type LogNumber,
  type PublishedLogEntry,
  publishedLog,
} from "@losfee/core";
import { decisionsTexts } from "@losfee/messages/home-decisions";
import { decisionLabel, logTime, peopleNamed } from "../../parts/arbiter-log/log-lines.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** A published entry as shown to everyone. */
export interface PublishedLine {
  readonly number: LogNumber;
  readonly isAppeal: boolean;
  readonly label: string;
  readonly at: string;
  readonly place: string;
  /** Null if only the decision is published. */
  readonly words: {
    readonly people: readonly string[];
    readonly text: string;
    readonly penalty: string;
    readonly against: string;
  } | null;
  readonly decision: { readonly label: string; readonly text: string; readonly at: string } | null;
}

/** Published entries of the log, latest first. */
export interface DecisionsModel {
  readonly lines: readonly PublishedLine[];
}

/** Returns the public part of the arbiter's log. */
const buildDecisions = ({ state, language }: PageRequest<CompetitionKind>): DecisionsModel | null =>
  state && {
    lines: publishedLog(state)
      .map((entry) => lineOf(state, entry, language))
      .toReversed(),
  };

/** True if anything is published. */
const hasDecisions = (state: CompetitionState): boolean => publishedLog(state).length > 0;

const lineOf = (
  state: CompetitionState,
  { number, at, kind, place, words, decision }: PublishedLogEntry,
  language: Language,
): PublishedLine => {
  const name = peopleNamed(state);
  return {
    number,
    isAppeal: kind === "appeal",
    label: logKindLabel(kind, language),
    at: logTime(state, at, language),
    // The place may reveal the person.
    place: place === null || words === null ? "" : logPlaceLabel(state, place, language, name),
    words: words && {
      people: words.people.map(name),
      text: words.text,
      penalty: words.penalty === null ? "" : timePenaltyLabel(words.penalty, language),
      against: words.against ?? "",
    },
    decision: decision && {
      label: decisionLabel(decision, language),
      text: decision.text,
      at: logTime(state, decision.at, language),
    },
  };
};

/** The published part of the arbiter's log. */
export const decisionsPage: PageDefinition<DecisionsModel> = {
  id: "decisions",
  path: "/c/:competition/decisions",
  access: "public",
  layout: "public",
  place: "decisions",
  script: "live",
  isListed: hasDecisions,
  build: buildDecisions,
  title: (_model, { language }) => decisionsTexts[language].title,
};
