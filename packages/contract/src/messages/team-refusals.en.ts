import type { BoardFault, LineUpFault, Refusal, Sanction, SquadFault } from "@losfee/core";
import { formatDecimal, formatScore } from "../language/numbers.ts";
import { counted } from "../language/plurals.ts";
import { entryFaultSentence } from "./entry-faults.ts";
import type { NameOf, Sentences, WithStages } from "./message.ts";
import { describeWrongNumber } from "./out-of-range.ts";
import { shortened, shortList } from "./shortened.ts";

/** The codes of refusals about teams. */
export type TeamRefusal =
  | "no-teams"
  | "squad-too-large"
  | "squads-wrong"
  | "order-does-not-fit"
  | "too-many-boards"
  | "boards-missing"
  | "match-wrong"
  | "line-up-players"
  | "line-up-breaks-rules"
  | "line-up-empty"
  | "line-up-unchanged"
  | "line-up-published"
  | "no-line-ups"
  | "match-date-malformed"
  | "match-date-unchanged"
  | "line-ups-stay"
  | "no-penalty-proposed"
  | "fixture-unknown"
  | "teams-settled"
  | "squad-order-settled"
  | "no-team-ranking"
  | "squad-order-settled"
  | "match-scores-do-not-fit";

const BOARDS = { one: "board", other: "boards" } as const;
const PLAYERS = { one: "player", other: "players" } as const;

const COSTS: Readonly<Record<Sanction, string>> = {
  none: "without consequences",
  board: "the board is forfeited",
  "lower-boards": "this board and all below it are forfeited",
  match: "the whole match is forfeited",
  penalty: "by the rules points are deducted for that",
};

const faultOf = ({ rule, board, player, sanction }: LineUpFault, name: NameOf): string => {
  const who = player === null ? "" : name(player);
  const what = {
    order: `${who} stands in the list before somebody who plays further up`,
    "empty-board": "stays empty although somebody plays further down",
    bound: `${who} is bound to a higher team`,
    registered: `${who} may not play yet`,
    suspended: `${who} is suspended`,
    loan: `${who} is not on loan for this round`,
    "same-day": `${who} plays in another match of the same day already`,
  }[rule];
  return `Board ${board}: ${what} (${COSTS[sanction]})`;
};

export { faultOf as lineUpFaultEn };

const boardFault = (fault: BoardFault, name: NameOf): string => {
  const at = `Board ${fault.board}`;
  switch (fault.code) {
    case "not-in-squad":
      return `${at}: ${name(fault.player)} is not in the squad of ${name(fault.team)}`;
    case "plays-twice":
      return `${at}: ${name(fault.player)} plays at another board already`;
    case "scores-do-not-fit": {
      const [one, other] = fault.scores;
      return `${at}: ${formatScore([one, other])} is not a result of a game`;
    }
    case "score-out-of-range": {
      const { score: value, minimum: least, maximum: most } = fault;
      return describeWrongNumber({ field: at, value, least, most }, "en");
    }
    case "nobody-there":
      return `${at}: nobody is lined up for ${name(fault.team)}`;
  }
};

const squadFault = (fault: SquadFault): string => {
  if (fault.code === "member-wrong") {
    return `${fault.team}: ${entryFaultSentence(fault.fault, "en")}`;
  }
  const {
    name,
    teams: [one, other],
  } = fault;
  return `${name} would be in two squads, of ${one} and of ${other}. Strike one out.`;
};

/** Refusals about teams in English. */
export const teamRefusalsEn: Sentences<Extract<Refusal, { code: TeamRefusal }>, WithStages> = {
  "no-teams": () => "No teams play in this tournament. Create a team tournament for that.",
  "squad-too-large": ({ team, players, allowed }, name) =>
    `${name(team)} would have ${counted(players, PLAYERS, "en")} in its squad; ${allowed} are allowed. Enter fewer.`,
  "squads-wrong": ({ faults }) =>
    [
      "Nothing was entered:",
      ...shortened(
        faults.map((fault) => squadFault(fault)),
        "more",
      ),
    ].join("\n"),
  "order-does-not-fit": ({ team, missing, strangers }, name) =>
    [
      `The squad list of ${name(team)} must name everybody exactly once.`,
      ...(missing.length > 0 ? [`Missing: ${shortList(missing.map(name), "en")}.`] : []),
      ...(strangers.length > 0
        ? [`Not in this team: ${shortList(strangers.map(name), "en")}.`]
        : []),
    ].join(" "),
  "too-many-boards": ({ boards, allowed }) =>
    `${counted(boards, BOARDS, "en")} are too many: a match has ${counted(allowed, BOARDS, "en")} here. This can be changed in the settings.`,
  "boards-missing": ({ boards, missing }) =>
    `${counted(missing, BOARDS, "en")} of ${boards} still missing. Enter boards that were not played as such.`,
  "match-wrong": ({ teams, faults }, name) =>
    `${teams.map(name).join(" – ")} was not entered. ${faults.map((fault) => `${boardFault(fault, name)}.`).join(" ")}`,
  "line-up-players": ({ team, strangers, twice }, name) =>
    [
      `The line-up of ${name(team)} is not right.`,
      ...(strangers.length > 0
        ? [`Not in this team: ${shortList(strangers.map(name), "en")}.`]
        : []),
      ...(twice.length > 0 ? [`Lined up twice: ${shortList(twice.map(name), "en")}.`] : []),
    ].join(" "),
  "line-up-breaks-rules": ({ team, faults }, name) =>
    `The line-up of ${name(team)} breaks the rules. ${faults.map((fault) => `${faultOf(fault, name)}.`).join(" ")} Change it, or give a reason to hand it in as it is.`,
  "line-up-empty": ({ team, round }, name) =>
    `The line-up of ${name(team)} for round ${round} names nobody. If the team does not play, the director enters the match as a forfeit.`,
  "line-up-published": ({ team, round }, name) =>
    `The line-ups of round ${round} are published: that of ${name(team)} is changed by the director alone now. Please ask there.`,
  "line-up-unchanged": ({ team, round }, name) =>
    `The line-up of ${name(team)} for round ${round} is like this already. There is nothing to change.`,
  "no-line-ups": ({ round }) =>
    `Round ${round} has no line-up left to be shown. If one side is missing, name the match.`,
  "match-date-malformed": ({ value }) =>
    `“${value}” is neither a day nor a day and a time. Write it like this: 2026-11-22 10:00, or the day alone.`,
  "match-date-unchanged": ({ round, teams }, name) =>
    `${teams.map(name).join(" – ")} in round ${round} is set for then already. There is nothing to change.`,
  "line-ups-stay": ({ round, teams }, name) =>
    `There is no line-up of round ${round} to take back for ${shortList(teams.map(name), "en")}: none was handed in, or the match has a result. Please erase the result first.`,
  "no-penalty-proposed": ({ entry, round }, name) =>
    `Neither a penalty nor a loss of boards is proposed for ${name(entry)} in round ${round} that could be waived.`,
  "fixture-unknown": ({ round }) =>
    `Who meets whom in round ${round} is not known yet. Please publish the round first.`,
  "teams-settled": ({ setting }) =>
    setting === "teams"
      ? "Whether teams play is settled with the first entry. Please create a new tournament for that."
      : "The number of boards is settled with the first line-up and the first result. A board that stays free is entered as empty.",
  "squad-order-settled": ({ team }, name) =>
    `By the order of ${name(team)} the Scheveningen table tells who meets whom, and games have been played by it. Enter a substitute as the line-up of the round instead.`,
  "no-team-ranking": () =>
    "This event has no ranking of teams. The director can switch it on in the settings.",
  "match-scores-do-not-fit": ({ scores: [one, other], boards }) =>
    `${formatDecimal(one, "en")} : ${formatDecimal(other, "en")} cannot come of ${boards} boards. Check it, or enter board by board.`,
};
