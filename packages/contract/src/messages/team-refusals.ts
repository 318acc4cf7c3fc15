import type { BoardFault, LineUpFault, Refusal, SquadFault } from "@losfee/core";
import { lineUpCosts, lineUpFaults } from "@losfee/messages/line-up-faults";
import { boardFaults, boardName, squadFaults, teamRefusals } from "@losfee/messages/team-refusals";
import type { Language } from "../language/language.ts";
import { formatDecimal, formatScore } from "../language/numbers.ts";
import { eachLanguage, type Texts } from "../language/texts.ts";
import { describeEntryFault } from "./entry-faults.ts";
import { type NameOf, type Sentences, sentenceFor, type WithStages } from "./message.ts";
import { describeWrongNumber } from "./out-of-range.ts";
import { shortLines, shortList, shortListOrNull } from "./shortened.ts";

/** Describes a rule that a line-up breaks, the board, and the penalty; without a full stop. */
export const describeLineUpFault = (
  { rule, board, player, sanction }: LineUpFault,
  language: Language,
  name: NameOf,
): string =>
  lineUpFaults[language][rule]({
    board,
    player: player === null ? "" : name(player),
    cost: lineUpCosts[language][sanction],
  });

type TeamSentences = Sentences<
  Extract<Refusal, { readonly code: keyof (typeof teamRefusals)[Language] }>,
  WithStages
>;

const atBoards: Texts<Sentences<BoardFault>> = eachLanguage(
  boardFaults,
  (t, language): Sentences<BoardFault> => ({
    "not-in-squad": ({ board, player, team }, name) =>
      t["not-in-squad"]({ board, player: name(player), team: name(team) }),
    "plays-twice": ({ board, player }, name) => t["plays-twice"]({ board, player: name(player) }),
    "scores-do-not-fit": ({ board, scores }) =>
      t["scores-do-not-fit"]({ board, scores: formatScore(scores) }),
    "score-out-of-range": ({ board, score: value, minimum: least, maximum: most }) => {
      const field = boardName[language]({ board });
      return t["score-out-of-range"]({
        wrong: describeWrongNumber({ field, value, least, most }, language),
      });
    },
    "nobody-there": ({ board, team }, name) => t["nobody-there"]({ board, team: name(team) }),
  }),
);

const squadFault = (fault: SquadFault, language: Language): string => {
  const t = squadFaults[language];
  if (fault.code === "member-wrong") {
    return t["member-wrong"]({
      team: fault.team,
      fault: describeEntryFault(fault.fault, language),
    });
  }
  const [one, other] = fault.teams;
  return t["player-in-two-squads"]({ name: fault.name, one, other });
};

const matchOf = (teams: readonly number[], name: NameOf): string => teams.map(name).join(" – ");

/** Refusals about teams. */
export const teamRefusalSentences: Texts<TeamSentences> = eachLanguage(
  teamRefusals,
  (t, language): TeamSentences => ({
    ...t,
    "squad-too-large": ({ team, players, allowed }, name) =>
      t["squad-too-large"]({ team: name(team), players, allowed }),
    "squads-wrong": ({ faults }) =>
      t["squads-wrong"]({
        faults: shortLines(
          faults.map((fault) => squadFault(fault, language)),
          language,
        ),
      }),
    "order-does-not-fit": ({ team, missing, strangers }, name) =>
      t["order-does-not-fit"]({
        team: name(team),
        missing: shortListOrNull(missing.map(name), language),
        strangers: shortListOrNull(strangers.map(name), language),
      }),
    "match-wrong": ({ teams, faults }, name) =>
      t["match-wrong"]({
        match: matchOf(teams, name),
        faults: faults.map((fault) => sentenceFor(atBoards[language], fault, name)).join(" "),
      }),
    "line-up-players": ({ team, strangers, twice }, name) =>
      t["line-up-players"]({
        team: name(team),
        strangers: shortListOrNull(strangers.map(name), language),
        twice: shortListOrNull(twice.map(name), language),
      }),
    "line-up-breaks-rules": ({ team, faults }, name) =>
      t["line-up-breaks-rules"]({
        team: name(team),
        faults: faults.map((fault) => `${describeLineUpFault(fault, language, name)}.`).join(" "),
      }),
    "line-up-empty": ({ team, round }, name) => t["line-up-empty"]({ team: name(team), round }),
    "line-up-unchanged": ({ team, round }, name) =>
      t["line-up-unchanged"]({ team: name(team), round }),
    "line-up-published": ({ team, round }, name) =>
      t["line-up-published"]({ team: name(team), round }),
    "match-date-unchanged": ({ round, teams }, name) =>
      t["match-date-unchanged"]({ match: matchOf(teams, name), round }),
    "line-ups-stay": ({ round, teams }, name) =>
      t["line-ups-stay"]({ round, teams: shortList(teams.map(name), language) }),
    "no-penalty-proposed": ({ entry, round }, name) =>
      t["no-penalty-proposed"]({ entry: name(entry), round }),
    "squad-order-settled": ({ team }, name) => t["squad-order-settled"]({ team: name(team) }),
    "match-scores-do-not-fit": ({ scores: [one, other], boards }) =>
      t["match-scores-do-not-fit"]({
        one: formatDecimal(one, language),
        other: formatDecimal(other, language),
        boards,
      }),
  }),
);
