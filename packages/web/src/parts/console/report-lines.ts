import { describeReportLack, type Language } from "@losfee/contract";
import {
  type LackWeight,
  ratingReportLacks,
  reportedName,
  type TournamentState,
} from "@losfee/core";

/** A gap in a rating report. */
export interface ReportLine {
  readonly weight: LackWeight;
  readonly text: string;
}

/** Returns everything a rating report lacks in this state. */
export const reportLines = (state: TournamentState, language: Language): readonly ReportLine[] =>
  ratingReportLacks(state).map((lack) => ({
    weight: lack.weight,
    text: describeReportLack(lack, language, (entry) => reportedName(state, entry)),
  }));
