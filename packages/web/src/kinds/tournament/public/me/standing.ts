import { formatTablesValue, type Language, stageLabel, tallyText } from "@losfee/contract";
import {
  currentStage,
  type EntryId,
  gameTermsOf,
  publishedRounds,
  standingsOf,
  type TournamentState,
  tablesFinalPlaces,
  tablesStandings,
} from "@losfee/core";
import type { OwnContest } from "./contests.ts";

/** Somebody's standing in a few words. */
export interface OwnStanding {
  readonly rank: number;
  readonly of: number;
  /** `4–4 −14`, or points; empty where none are counted, and for a place after several stages at tables. */
  readonly tally: string;
  /** The stage at tables that the rank is of; empty for games for two and for such a place. */
  readonly stage: string;
  /** Counts a result that nobody has confirmed. */
  readonly unconfirmed: boolean;
}

/** Where the opponent of a game for two stood before it. */
export const opponentStanding = (
  state: TournamentState,
  contest: OwnContest,
  language: Language,
): OwnStanding | null => {
  const [mate] = contest.mates;
  const before = contest.round - 1;
  if (contest.atTable || mate === undefined || before === 0) return null;
  return atBoards(state, mate.entry, before, language);
};

/** Where somebody stands: in the stage that is played, or at the end of all of them. */
export const standingOf = (
  state: TournamentState,
  entry: EntryId,
  language: Language,
): OwnStanding | null => {
  const round = publishedRounds(state);
  const stage = currentStage(state);
  if (round === 0) return null;
  if (stage !== undefined && state.rounds[round - 1]?.at === "tables") {
    const rows = tablesStandings(state, stage.stage);
    const row = rows.find((one) => one.entry === entry);
    const label = stageLabel(stage.stage, state.settings, language);
    return row === undefined || state.status === "closed"
      ? afterAllStages(state, entry)
      : {
          rank: row.rank,
          of: rows.length,
          tally: formatTablesValue("RP", row.values[0] ?? { n: 0, d: 1 }, language),
          stage: label,
          unconfirmed: row.unconfirmed === true,
        };
  }
  return atBoards(state, entry, round, language);
};

/** The place in the final table, for who plays in no stage any more. */
const afterAllStages = (state: TournamentState, entry: EntryId): OwnStanding | null => {
  const places = tablesFinalPlaces(state);
  const own = places.find((one) => one.entry === entry);
  if (own === undefined) return null;
  const unconfirmed = own.row.unconfirmed === true;
  return { rank: own.place, of: places.length, tally: "", stage: "", unconfirmed };
};

/** Where somebody stands by the games for two up to a round; null for who is out of the table. */
const atBoards = (
  state: TournamentState,
  entry: EntryId,
  round: number,
  language: Language,
): OwnStanding | null => {
  const rows = standingsOf(state, round);
  const row = rows.find((one) => one.entry === entry);
  if (row === undefined || row.annulled) return null;
  const tally = tallyText(row, gameTermsOf(state.settings), language);
  const of = rows.filter(({ annulled }) => !annulled).length;
  return { rank: row.rank, of, tally, stage: "", unconfirmed: row.unconfirmed === true };
};
