import {
  displayName,
  proposedPenalties,
  publishedRounds,
  type TournamentState,
} from "@losfee/core";
import { partTexts } from "@losfee/messages/cli-part";
import { penaltyTexts } from "@losfee/messages/cli-penalty";
import { resultTexts } from "@losfee/messages/cli-result";
import { stageTexts } from "@losfee/messages/cli-stage";
import { roundResourceOf, stageResourceOf } from "@losfee/server/resources";
import {
  argument,
  flagOption,
  integerFrom,
  integerOption,
  optionalArgument,
  type Run,
  reasonOption,
} from "../call/call.ts";
import { EXIT } from "../call/exit.ts";
import { definedOnly, refuseOptions } from "../call/options.ts";
import { printDone } from "../journal/competition.ts";
import { contestNamed, placeText } from "../journal/contests.ts";
import { runDespite } from "../journal/despite.ts";
import { withTables, withTournament } from "../journal/kind.ts";
import {
  draftedRound,
  firstRoundOf,
  labelOfRound,
  type Part,
  partInPlay,
  partNumbered,
  roundArgument,
  stageInPlay,
} from "../journal/parts.ts";
import { playerLabel, playerNamed } from "../journal/players.ts";
import { print, printJson } from "../terminal/print.ts";
import { partText } from "../views/part.ts";
import { act } from "./act.ts";
import { changeResult } from "./change-result.ts";
import { repairFrom } from "./confirm-change.ts";

/** `losfee round [N]`: a round or stage with seats and results; the last one by default. */
export const round: Run = (call) => {
  const text = optionalArgument(call, 0);
  const number = text === undefined ? undefined : integerFrom(call, "round", text, 1);
  const why = flagOption(call, "why") === true;
  return withTournament(call, async (competition) => {
    const part = partNumbered(competition, number);
    if (call.json) printJson(resourceOf(competition.state(), part));
    else print(partText(competition, part, why));
    return EXIT.done;
  });
};

/** Returns the API's resource of a round, or of a stage at tables. */
const resourceOf = (state: TournamentState, part: Part) => {
  const { seq } = state;
  return part.at === "boards"
    ? { seq, round: roundResourceOf(state, part.round, "director") }
    : { seq, stage: stageResourceOf(state, part.stage, "director") };
};

/** `losfee publish [ROUND]`: publishes the draft of a round or stage. */
export const publish: Run = (call) =>
  withTournament(call, async (competition) => {
    const words = partTexts[call.language];
    const round = roundArgument(competition) ?? draftedRound(competition);
    if (competition.state().rounds[round - 1]?.at === "tables") {
      refuseOptions(call, ["despite"], words.boardsOnly);
    }
    const answer = await runDespite(competition, { type: "publish-round", round });
    const done = words.published({ part: labelOfRound(competition, round) });
    return printDone(competition, [answer], done);
  });

/** `losfee recall [ROUND] --reason …`: takes the last published round or stage back into draft. */
export const recall = act(withTournament, (competition) => {
  const { call } = competition;
  const round = roundArgument(competition) ?? firstRoundOf(partNumbered(competition, undefined));
  return {
    command: { type: "recall-round", round, reason: reasonOption(call) },
    done: () => partTexts[call.language].recalled({ part: labelOfRound(competition, round) }),
  };
});

/** `losfee discard [ROUND]`: throws the draft of a round or stage away. */
export const discard = act(withTournament, (competition) => {
  const round = roundArgument(competition) ?? draftedRound(competition);
  // The round is gone afterwards.
  const part = labelOfRound(competition, round);
  return {
    command: { type: "discard-draft", round },
    done: partTexts[competition.call.language].discarded({ part }),
  };
});

/** `losfee annul 3.2 --reason …`: annuls a game at a table; shows first what changes. */
export const annul: Run = (call) =>
  withTables(call, async (competition) => {
    const part = partInPlay(competition, integerOption(call, "round", 1));
    const address = contestNamed(call, part, argument(call, 0));
    const answer = await changeResult(competition, {
      type: "annul-game",
      ...address,
      reason: reasonOption(call),
      repair: repairFrom(call),
    });
    if (answer === null) return EXIT.refused;
    const place = placeText(competition, address);
    return printDone(competition, [answer], resultTexts[call.language].annulled({ place }));
  });

/** `losfee substitute OUT IN --reason …`: replaces a player in a running stage. */
export const substitute = act(withTables, (competition) => {
  const { call } = competition;
  const state = competition.state();
  const { stage } = stageInPlay(competition, integerOption(call, "round", 1));
  const out = playerNamed(call, state, argument(call, 0));
  const successor = playerNamed(call, state, argument(call, 1));
  return {
    command: {
      type: "substitute-player",
      stage,
      out,
      in: successor,
      ...definedOnly({ fromGame: integerOption(call, "fromGame", 1) }),
      takesOver: flagOption(call, "takesOver") === true,
      reason: reasonOption(call),
    },
    done: stageTexts[call.language].substituted({
      out: playerLabel(state, out),
      player: playerLabel(state, successor),
    }),
  };
});

/** `losfee waive-penalty TEAM [--round N] --reason …`: does not impose what a line-up is proposed to cost. */
export const waivePenalty = act(withTournament, ({ call, state }) => {
  const entry = playerNamed(call, state(), argument(call, 0));
  const proposed = proposedPenalties(state()).find((one) => one.entry === entry)?.round;
  const round = integerOption(call, "round", 1) ?? proposed ?? publishedRounds(state());
  return {
    command: { type: "waive-penalty", entry, round, reason: reasonOption(call) },
    done: () => penaltyTexts[call.language].waived({ team: displayName(state(), entry), round }),
  };
});

/** `losfee lift-penalty NUMBER --reason …`: takes a penalty back. */
export const liftPenalty = act(withTournament, ({ call }) => ({
  command: {
    type: "lift-penalty",
    penalty: integerFrom(call, "penalty", argument(call, 0), 1),
    reason: reasonOption(call),
  },
  done: penaltyTexts[call.language].lifted,
}));
