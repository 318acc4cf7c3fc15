import {
  formatAbnormalPoints,
  formatAcceleration,
  formatByes,
  formatForbidden,
  formatXxa,
  formatXxp,
  formatXxz,
} from "./pairing-records.ts";
import { formatNationalRecord, formatPlayerRecord } from "./player-record.ts";
import { formatBbpPoints, formatPoints, formatTeamPoints, formatXxs } from "./points-records.ts";
import type { TrfRecord } from "./record.ts";
import type { TrfRow } from "./row.ts";
import {
  formatForfeitedMatch,
  formatLineup,
  formatTeam,
  formatTeam13,
  formatTeamByes,
  formatTeamDetails,
  formatTeamSummary,
} from "./team-records.ts";
import {
  formatBoardColours,
  formatConfiguration,
  formatInitialColour,
  formatRankMethod,
  formatRoundCount,
  formatRoundDates,
  formatTextRecord,
} from "./tournament-records.ts";

/**
 * Writes a record in the layout of the format: parsing the line returns the record again, unless a
 * note says that something did not fit. O(length of the line).
 */
export const formatRecord = (record: TrfRecord): TrfRow => {
  switch (record.kind) {
    case "player":
      return formatPlayerRecord(record);
    case "national":
      return formatNationalRecord(record);
    case "text":
      return formatTextRecord(record);
    case "round-dates":
      return formatRoundDates(record);
    case "round-count":
      return formatRoundCount(record);
    case "initial-colour":
      return formatInitialColour(record);
    case "configuration":
      return formatConfiguration(record);
    case "points":
      return formatPoints(record);
    case "team-points":
      return formatTeamPoints(record);
    case "xxs":
      return formatXxs(record);
    case "bbp-points":
      return formatBbpPoints(record);
    case "rank-method":
      return formatRankMethod(record);
    case "board-colours":
      return formatBoardColours(record);
    case "team-013":
      return formatTeam13(record);
    case "team":
      return formatTeam(record);
    case "byes":
      return formatByes(record);
    case "absent":
      return formatXxz(record);
    case "acceleration":
      return formatAcceleration(record);
    case "player-acceleration":
      return formatXxa(record);
    case "forbidden":
      return formatForbidden(record);
    case "forbidden-always":
      return formatXxp(record);
    case "abnormal-points":
      return formatAbnormalPoints(record);
    case "lineup":
      return formatLineup(record);
    case "team-byes":
      return formatTeamByes(record);
    case "forfeited-match":
      return formatForfeitedMatch(record);
    case "team-summary":
      return formatTeamSummary(record);
    case "team-details":
      return formatTeamDetails(record);
    case "comment":
    case "blank":
    case "unknown":
    case "malformed":
      return { text: record.text, notes: [] };
  }
};
