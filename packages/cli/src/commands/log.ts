import {
  APPEAL_OUTCOMES,
  type CommandInput,
  type CompetitionKind,
  type EntryId,
  isOfKind,
  LOG_KINDS,
  type LogEntryInput,
  type LogKind,
  type LogPlace,
  membershipsOf,
  type NamedPlayer,
  namedPlayers,
} from "@losfee/core";
import { logTexts } from "@losfee/messages/cli-log";
import {
  argument,
  type Call,
  flagOption,
  integerOption,
  misused,
  optionalArgument,
  reasonOption,
  textOption,
  textOptions,
} from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { type Competition, printDone, withCompetition } from "../journal/competition.ts";
import { timeOption } from "../journal/ladder.ts";
import { playerAmong } from "../journal/players.ts";
import { printJson } from "../terminal/print.ts";
import { printLog, printReport } from "../views/log.ts";

type Opened = Competition<CompetitionKind>;

/** Acts on the log, by their words. */
const acts: Readonly<Record<string, (opened: Opened) => Promise<ExitCode>>> = {
  list: async (opened) => show(opened, printLog),
  print: async (opened) => show(opened, printReport),
  add: async (opened) => {
    const { call } = opened;
    const entry = entryOf(opened, kindNamed(call, argument(call, 1)), argument(call, 2));
    const answer = await opened.executeCommand({ type: "record-log-entry", entry } as CommandInput);
    return printDone(opened, [answer], logTexts[call.language].done.add({ number: answer.seq }));
  },
  correct: (opened) => {
    const { call } = opened;
    const logEntry = numberIn(opened);
    const found = opened.state().arbiterLog.find(({ number }) => number === logEntry);
    const entry = entryOf(opened, found?.written.kind ?? "note", argument(call, 2));
    return give(
      opened,
      { type: "correct-log-entry", logEntry, entry, ...reasonOf(call) },
      "correct",
    );
  },
  strike: (opened) =>
    give(
      opened,
      { type: "withdraw-log-entry", logEntry: numberIn(opened), ...reasonOf(opened.call) },
      "strike",
    ),
  decide: (opened) => {
    const { call } = opened;
    const outcome = textOption(call, "outcome") ?? "";
    if (!APPEAL_OUTCOMES.some((one) => one === outcome)) {
      const message = logTexts[call.language].unknownOutcome({
        given: outcome,
        known: APPEAL_OUTCOMES.join(", "),
      });
      throw misused(message, "unknown-outcome", { given: outcome, known: APPEAL_OUTCOMES });
    }
    const act = integerOption(call, "event", 1);
    const decision = {
      ...{ type: "decide-appeal", logEntry: numberIn(opened), outcome, text: argument(call, 2) },
      body: flagOption(call, "byArbiter") === true ? "arbiter" : "committee",
      ...(act === undefined ? {} : { act }),
      ...(textOption(call, "reason") === undefined ? {} : reasonOf(call)),
    };
    return give(opened, decision, "decide");
  },
  publish: (opened) => {
    const part = flagOption(opened.call, "decision") === true ? "decision" : "whole";
    return give(opened, { type: "publish-log-entry", logEntry: numberIn(opened), part }, "publish");
  },
  unpublish: (opened) =>
    give(opened, { type: "unpublish-log-entry", logEntry: numberIn(opened) }, "unpublish"),
};

/**
 * `losfee log [ACTION] …`: writes into the arbiter's log, decides appeals, publishes and prints; alone it
 * shows what stands there.
 */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, (competition) => {
    const action = optionalArgument(call, 0) ?? "list";
    const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
    if (act !== undefined) return act(competition);
    const known = Object.keys(acts);
    const message = logTexts[call.language].unknownAction({
      given: action,
      known: known.join(", "),
    });
    throw misused(message, "unknown-action", { given: action, known });
  });

const show = (opened: Opened, printText: (opened: Opened) => void): ExitCode => {
  const { seq, arbiterLog } = opened.state();
  if (opened.call.json) printJson({ seq, entries: arbiterLog });
  else printText(opened);
  return EXIT.done;
};

const give = async (
  opened: Opened,
  command: object,
  done: "correct" | "strike" | "decide" | "publish" | "unpublish",
): Promise<ExitCode> => {
  // All kinds have these commands, which TypeScript cannot follow.
  const answer = await opened.executeCommand(command as CommandInput);
  return printDone(opened, [answer], logTexts[opened.call.language].done[done]);
};

const reasonOf = (call: Call) => ({ reason: reasonOption(call) });

const kindNamed = (call: Call, text: string): LogKind => {
  const kind = LOG_KINDS.find((one) => one === text);
  if (kind !== undefined) return kind;
  const message = logTexts[call.language].unknownKind({ given: text, known: LOG_KINDS.join(", ") });
  throw misused(message, "unknown-kind", { given: text, known: LOG_KINDS });
};

/** Returns the entry of the second argument: `12`, `#12`. */
const numberIn = ({ call }: Opened): number => {
  const text = argument(call, 1);
  const digits = /^#?(\d+)$/.exec(text.trim())?.[1];
  if (digits !== undefined) return Number(digits);
  throw misused(logTexts[call.language].noNumber({ given: text }), "entry-expected", {
    given: text,
  });
};

const entryOf = (opened: Opened, kind: LogKind, text: string): LogEntryInput => {
  const { call } = opened;
  const act = integerOption(call, "event", 1);
  const said = {
    text,
    people: textOptions(call, "player").map((name) => personNamed(opened, name)),
    ...placeOf(call),
    ...(act === undefined ? {} : { act }),
  };
  switch (kind) {
    case "time-penalty": {
      const minutes = integerOption(call, "minutes") ?? 0;
      const seconds = minutes * 60 + (integerOption(call, "seconds") ?? 0);
      const clock = flagOption(call, "forOpponent") === true ? "opponent" : "own";
      return { ...said, kind, seconds, clock };
    }
    case "appeal": {
      const against = textOption(call, "against") ?? "";
      return { ...said, kind, against, deadline: timeOption(call, "deadline") ?? "" };
    }
    default:
      return { ...said, kind };
  }
};

const placeOf = (call: Call): { readonly place?: LogPlace } => {
  const game = textOption(call, "game");
  if (game !== undefined) return { place: { challenge: game } };
  const round = integerOption(call, "round", 1);
  const board = integerOption(call, "board", 1);
  if (round === undefined) return {};
  return { place: { round, ...(board === undefined ? {} : { board }) } };
};

const personNamed = ({ call, state }: Opened, text: string): EntryId =>
  playerAmong(call, peopleOf(state()), text, "losfee entries");

const peopleOf = (state: ReturnType<Opened["state"]>): readonly NamedPlayer[] =>
  isOfKind("tournament", state)
    ? [
        ...namedPlayers(state),
        ...[...membershipsOf(state.squads).values()].map(({ member: { id, name } }) => ({
          id,
          name,
        })),
      ]
    : [...state.entries.values()].map(({ id, name }) => ({ id, name }));
