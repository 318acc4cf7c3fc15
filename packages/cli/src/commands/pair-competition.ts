import { nextDraft, playedAt, type TournamentState } from "@losfee/core";
import { pairTexts } from "@losfee/messages/cli-pair";
import { partTexts } from "@losfee/messages/cli-part";
import type { CommandAnswer } from "@losfee/server/local";
import { type Call, flagOption, integerOption, textOption, textOptions } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { definedOnly, refuseOptions } from "../call/options.ts";
import { pairingHint } from "../call/pairing-hint.ts";
import { refuseUnknownSystem, systemOptions } from "../call/system-options.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { attemptDespite, runDespite } from "../journal/despite.ts";
import { withTournament } from "../journal/kind.ts";
import { draftedRound, partNumbered } from "../journal/parts.ts";
import { pairNamed } from "../journal/players.ts";
import { partText } from "../views/part.ts";

/** Options of `losfee pair` without a meaning at tables. */
const BOARDS_ONLY = [
  "system",
  "basedOn",
  "repeats",
  "trackStarts",
  "option",
  "pin",
  "forbid",
  "reason",
  "despite",
];

/**
 * `losfee pair`: drafts the next round or stage of the competition; with `--publish` shows it to all.
 */
export const pairCompetition = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const ahead = integerOption(call, "ahead", 1);
    if (ahead !== undefined) return publishAhead(competition, ahead);
    if (seatsNext(competition.state())) {
      refuseOptions(call, BOARDS_ONLY, partTexts[call.language].boardsOnly);
    }
    const answers = [await draft(competition)];
    const round = draftedRound(competition);
    if (flagOption(call, "publish") === true) {
      answers.push(await runDespite(competition, { type: "publish-round", round }));
    }
    const part = partNumbered(competition, undefined);
    const { status } = part.at === "boards" ? part.round : part.stage;
    const hint = status === "draft" ? `\n${pairTexts[call.language].toPublish}` : "";
    const text = partText(competition, part, flagOption(call, "why") === true);
    return printDone(competition, answers, text + hint);
  });

/** Returns all rounds of a table up to one, as published. */
const publishAhead = async (competition: Competition, round: number): Promise<ExitCode> => {
  const answer = await competition.executeCommand({ type: "publish-ahead", round });
  const text = partText(competition, partNumbered(competition, undefined), false);
  return printDone(competition, [answer], text);
};

/** True if the next draft, or else the last one, is a stage at tables. */
const seatsNext = (state: TournamentState): boolean => {
  const next = nextDraft(state);
  return next === null ? playedAt(state) === "tables" : next.kind === "stage";
};

const draft = async (competition: Competition): Promise<CommandAnswer> => {
  const { call, messages, nameOf, stageOf } = competition;
  const system = textOption(call, "system");
  if (system !== undefined) await refuseUnknownSystem(call, system);
  const pairs = (name: string) =>
    textOptions(call, name).map((text) => pairNamed(call, competition.state(), text));
  const options = systemOptions(call);
  const answer = await attemptDespite(competition, {
    type: "draft-round",
    pinned: pairs("pin"),
    forbidden: pairs("forbid"),
    ...definedOnly({ basedOn: integerOption(call, "basedOn") }),
    ...definedOnly({ system, reason: textOption(call, "reason") }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
  });
  if (answer.ok) return answer.value;
  const { error } = answer;
  const message = messages.describeCommandRefusal(
    error,
    call.language,
    nameOf,
    "tournament",
    stageOf,
  );
  const misuse = error.code === "unknown-option" || error.code === "option-out-of-range";
  throw new Failure(
    misuse ? EXIT.invalid : EXIT.refused,
    message + pairingHint(call, error),
    error,
  );
};
