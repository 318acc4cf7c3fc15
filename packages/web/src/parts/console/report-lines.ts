import { describeReportLack, type Language } from "@losfee/contract";
import {
  type LackWeight,
  ratingReportLacks,
  reportedName,
  type TournamentState,
} from "@losfee/core";

/** Something that a report for rating lacks. */
export interface ReportLine {
  readonly weight: LackWeight;
  readonly text: string;
}

/** Everything that a report for rating lacks as things stand. */
export const reportLines = (state: TournamentState, language: Language): readonly ReportLine[] =>
  ratingReportLacks(state).map((lack) => ({
    weight: lack.weight,
    text: describeReportLack(lack, language, (entry) => reportedName(state, entry)),
  }));
