import type { Echo } from "@losfee/contract/api";
import {
  type ContestAddress,
  findContest,
  gameTermsOf,
  isAtTable,
  isTableOutcome,
  type ResultOfRound,
  recordedResult,
  seatShares,
  type TableOutcome,
  tablesRulesOf,
  tablesStandings,
} from "@losfee/core";
import { resultTexts } from "@losfee/messages/cli-result";
import type { Competition } from "../journal/competition.ts";
import { placeText } from "../journal/contests.ts";
import { missingIn, partOf } from "../journal/parts.ts";
import { playerLabel } from "../journal/players.ts";

/**
 * Reads back an entered result: each side's score and total, and the number of missing results. For
 * a blind second entry, reveals nothing of the first.
 */
export const echoText = (
  competition: Competition,
  { round, board, outcome }: ResultOfRound,
  echo: Echo | undefined,
  blind: boolean,
): string => {
  if (echo !== undefined) return boardEcho(competition, echo);
  if (board === undefined || !isTableOutcome(outcome)) return "";
  return tableEcho(competition, { round, board }, blind ? outcome : null);
};

const boardEcho = (competition: Competition, { round, board, sides, missing }: Echo): string => {
  const { call, messages, state } = competition;
  const terms = gameTermsOf(state().settings);
  const players = sides.map((side) => {
    const { entry, score, absent } = side;
    const totals = messages.tallyText(side, terms, call.language);
    const points = score === null ? (absent ? "−" : "+") : messages.formatHalves(score);
    return `${playerLabel(state(), entry)} ${points} (${totals})`;
  });
  const mark = placeText(competition, { round, board }, "mark");
  return resultTexts[call.language].echo({ mark, players: players.join(" : "), missing });
};

/** Returns each seat's share of a game, and its rank so far; if blind, only the entry itself. */
const tableEcho = (
  competition: Competition,
  address: ContestAddress,
  ownOutcome: TableOutcome | null,
): string => {
  const { call, messages, state } = competition;
  const { settings } = state();
  const found = findContest(state(), address);
  if (!found.ok || !isAtTable(found.value.contest)) return "";
  const { contest, round } = found.value;
  const outcome = ownOutcome ?? recordedResult(contest)?.outcome ?? null;
  const shares = outcome === null ? [] : seatShares(tablesRulesOf(settings), outcome);
  const standings = ownOutcome === null ? tablesStandings(state(), round.stage + 1) : [];
  const players = contest.seats.map((entry) => {
    const share = shares.find((one) => one.entry === entry);
    const rank = standings.find((row) => row.entry === entry)?.rank;
    const points =
      share === undefined
        ? ""
        : ` ${share.gamePoints ?? share.place} → ${messages.formatFraction(share.rankPoints, call.language)}`;
    return `${playerLabel(state(), entry)}${points}${rank === undefined ? "" : ` (${rank}.)`}`;
  });
  const mark = placeText(competition, address, "mark");
  const missing = missingIn(partOf(state(), round));
  return resultTexts[call.language].echo({ mark, players: players.join(", "), missing });
};
