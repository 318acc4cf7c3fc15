import { type EventDetailRow, eventFactRows, type Language, logPlaceLabel } from "@losfee/contract";
import { type CompetitionKind, type CompetitionState, gameTermsOf } from "@losfee/core";
import { type LogLine, logLines, logTime, peopleNamed } from "../../parts/arbiter-log/log-lines.ts";
import type { PageRequest } from "../../shell/page.ts";

/** The entries of a round, or of no round. */
interface ReportPart {
  /** Empty: they belong to no round and no game. */
  readonly label: string;
  readonly lines: readonly LogLine[];
}

/** What the report says. */
export interface ArbiterReportModel {
  readonly name: string;
  readonly facts: readonly EventDetailRow[];
  /** In the order of the rounds; what belongs to none comes first. */
  readonly parts: readonly ReportPart[];
  readonly appeals: readonly LogLine[];
  /** The numbers of entries that were struck out. */
  readonly struck: readonly number[];
  /** Who signs beside whoever directs: those who decided appeals. */
  readonly withCommittee: boolean;
  /** When it was made. */
  readonly madeAt: string;
}

/** The log as the arbiter's report: what counts, by round, appeals with their decisions. */
export const buildArbiterReport = ({
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

/** Entries by round, in order; those of a ladder by game. What belongs to none of them comes first. */
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
