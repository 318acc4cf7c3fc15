import { type EventDetailRow, eventFactRows, type Language, logPlaceLabel } from "@losfee/contract";
import { type CompetitionKind, type CompetitionState, gameTermsOf } from "@losfee/core";
import { arbiterReportTexts } from "@losfee/messages/home-arbiter-report";
import { type LogLine, logLines, logTime, peopleNamed } from "../../parts/arbiter-log/log-lines.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** Entries of a round, or of none. */
interface ReportPart {
  /** Empty for entries of no round or game. */
  readonly label: string;
  readonly lines: readonly LogLine[];
}

/** Content of the report. */
export interface ArbiterReportModel {
  readonly name: string;
  readonly facts: readonly EventDetailRow[];
  /** By round; entries without one come first. */
  readonly parts: readonly ReportPart[];
  readonly appeals: readonly LogLine[];
  /** Numbers of struck-out entries. */
  readonly struck: readonly number[];
  /** True if the appeals committee also signs, as it decided appeals. */
  readonly withCommittee: boolean;
  /** Time of creation. */
  readonly madeAt: string;
}

/** Builds the arbiter's report from valid entries, by round, and decided appeals. */
const buildArbiterReport = ({
  state,
  language,
  now = "",
  people,
}: PageRequest<CompetitionKind>): ArbiterReportModel | null => {
  if (state === null) return null;
  const lines = logLines(state, { language, now, people });
  const counting = lines.filter(({ withdrawn }) => withdrawn === null);
  const appeals = counting.filter(({ kind }) => kind === "appeal");
  const officials =
    state.kind === "tournament" ? gameTermsOf(state.settings).officials : "directors";
  return {
    name: state.name,
    facts: eventFactRows(state.details, language, { officials, stages: null }),
    parts: partsOf(
      state,
      counting.filter(({ kind }) => kind !== "appeal"),
      language,
    ),
    appeals,
    struck: lines.filter(({ withdrawn }) => withdrawn !== null).map(({ number }) => number),
    withCommittee: appeals.some(({ decision }) => decision?.body === "committee"),
    madeAt: now === "" ? "" : logTime(state, now, language),
  };
};

/** Groups entries by round, in order; a ladder's by game. Entries without one come first. */
const partsOf = (
  state: CompetitionState,
  lines: readonly LogLine[],
  language: Language,
): readonly ReportPart[] => {
  const parts = new Map<string, LogLine[]>();
  for (const line of lines.toSorted((a, b) => roundOf(a) - roundOf(b) || a.number - b.number)) {
    const { place } = line.written;
    const label =
      place !== undefined && "round" in place
        ? logPlaceLabel(state, { round: place.round }, language, peopleNamed(state))
        : line.place;
    parts.set(label, [...(parts.get(label) ?? []), line]);
  }
  return [...parts].map(([label, group]) => ({ label, lines: group }));
};

const roundOf = ({ written: { place } }: LogLine): number =>
  place !== undefined && "round" in place ? place.round : 0;

/** The arbiter's report for printing, for competitions of every kind. */
export const arbiterReportPage: PageDefinition<ArbiterReportModel> = {
  id: "arbiter-report",
  path: "/console/:competition/print/report",
  access: "director",
  layout: "sheet",
  script: "print",
  build: buildArbiterReport,
  title: (_model, { language }) => arbiterReportTexts[language].title,
};
