import { describeReportLack, type Language } from "@losfee/contract";
import { type RatingReportLack, ratingReportLacks, type TournamentState } from "@losfee/core";

/** What a report of the event for rating lacks as it stands, each with its sentence. */
export const reportLacks = (
  state: TournamentState,
  language: Language,
): readonly (RatingReportLack & { readonly message: string })[] => {
  const name = (entry: number): string => state.entries.get(entry)?.name ?? `#${entry}`;
  return ratingReportLacks(state).map((lack) => ({
    ...lack,
    message: describeReportLack(lack, language, name),
  }));
};
