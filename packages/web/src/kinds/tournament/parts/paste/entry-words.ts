import type { Language } from "@losfee/contract";
import {
  entriesTexts,
  ofTeamsTexts,
  teamArrivals,
} from "@losfee/messages/tournament-console-entries";
import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import { pasteTexts } from "@losfee/messages/tournament-parts-paste";

/** Texts of the page of entries, for people or teams. */
export const entryWords = (language: Language, ofTeams: boolean) => {
  const t = entriesTexts[language];
  const ofPeople = { ...detailsTexts[language], ...pasteTexts[language], ...t };
  if (!ofTeams) return ofPeople;
  const arrivals = { ...t.arrivals, ...teamArrivals[language] };
  return { ...ofPeople, ...ofTeamsTexts[language], arrivals };
};

/** Heading of the column of squads. */
export const squadWord = (language: Language): string => ofTeamsTexts[language].squad;
