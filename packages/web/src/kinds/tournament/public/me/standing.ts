import {
  criterionLabel,
  formatTablesValue,
  type Language,
  labelled,
  stageLabel,
  tablesCriterionLabel,
  tallyText,
} from "@losfee/contract";
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

/** A player's standing in a few words. */
export interface OwnStanding {
  readonly rank: number;
  readonly of: number;
  /** `4–4 −14`, or `Punkte: 4½`; empty if none count, and for a place after several stages at tables. */
  readonly tally: string;
  /** Stage at tables of the rank; empty for games for two and after several stages. */
  readonly stage: string;
  /** True if an unconfirmed result counts. */
  readonly unconfirmed: boolean;
}

/** The opponent's standing before a game for two. */
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

/** A player's standing: in the current stage, or at the end of all of them. */
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
          tally: labelled(
            tablesCriterionLabel("RP", language),
            formatTablesValue("RP", row.values[0] ?? { n: 0, d: 1 }, language),
            language,
          ),
          stage: label,
          unconfirmed: row.unconfirmed === true,
        };
  }
  return atBoards(state, entry, round, language);
};

/** Place in the final table, for players no longer in any stage. */
const afterAllStages = (state: TournamentState, entry: EntryId): OwnStanding | null => {
  const places = tablesFinalPlaces(state);
  const own = places.find((one) => one.entry === entry);
  if (own === undefined) return null;
  const unconfirmed = own.row.unconfirmed === true;
  return { rank: own.place, of: places.length, tally: "", stage: "", unconfirmed };
};

/** Standing from games for two up to a round; null for players out of the table. */
const atBoards = (
  state: TournamentState,
  entry: EntryId,
  round: number,
  language: Language,
): OwnStanding | null => {
  const rows = standingsOf(state, round);
  const row = rows.find((one) => one.entry === entry);
  if (row === undefined || row.annulled) return null;
  const terms = gameTermsOf(state.settings);
  const plain = tallyText(row, terms, language);
  const tally =
    terms.tally === "points" ? labelled(criterionLabel("PTS", language), plain, language) : plain;
  const of = rows.filter(({ annulled }) => !annulled).length;
  return { rank: row.rank, of, tally, stage: "", unconfirmed: row.unconfirmed === true };
};
