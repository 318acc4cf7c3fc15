import { describeReportLack, type Language } from "@losfee/contract";
import {
  type RatingReportLack,
  ratingReportLacks,
  reportedName,
  type TournamentState,
} from "@losfee/core";

/** What a report of the event for rating lacks as it stands, each with its sentence. */
export const reportLacks = (
  state: TournamentState,
  language: Language,
): readonly (RatingReportLack & { readonly message: string })[] => {
  return ratingReportLacks(state).map((lack) => ({
    ...lack,
    message: describeReportLack(lack, language, (entry) => reportedName(state, entry)),
  }));
};
