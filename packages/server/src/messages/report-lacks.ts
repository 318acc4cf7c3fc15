import { describeReportLack, type Language } from "@losfee/contract";
import {
  type RatingReportLack,
  ratingReportLacks,
  reportedName,
  type TournamentState,
} from "@losfee/core";

/** Lists what the event still lacks for a rating report, one sentence each. */
export const reportLacks = (
  state: TournamentState,
  language: Language,
): readonly (RatingReportLack & { readonly message: string })[] => {
  return ratingReportLacks(state).map((lack) => ({
    ...lack,
    message: describeReportLack(lack, language, (entry) => reportedName(state, entry)),
  }));
};
