import type { Trace } from "@losfee/contract";
import {
  type CompetitionKind,
  type CompetitionState,
  type CompetitionWarning,
  displayName,
  type EntryId,
  type Result,
  type StateOf,
} from "@losfee/core";
import { journalTexts } from "@losfee/messages/cli-journal";
import type {
  CommandAnswer,
  CommandInput,
  CommandRefusal,
  CompetitionService,
} from "@losfee/server/local";
import { type Call, integerOption, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages, type Messages } from "../call/messages.ts";
import { note, print, printJson } from "../terminal/print.ts";
import { confirmCautions } from "./acknowledge.ts";
import { chooseCompetition } from "./choose.ts";
import { withJournal } from "./open.ts";

/** The competition that a command works on, of one kind or of any. */
export interface Competition<Kind extends CompetitionKind = "tournament"> {
  readonly call: Call;
  readonly id: string;
  readonly service: CompetitionService;
  readonly messages: Messages;
  /** The state after the last command carried out here. */
  readonly state: () => StateOf<Kind>;
  readonly nameOf: (entry: EntryId) => string;
  /** Returns the name of a stage at tables: `Vorrunde`; its number without tables. */
  readonly stageOf: (stage: number) => string;
  /** Returns the outcome of a command. */
  readonly attempt: (
    command: CommandInput<Kind>,
  ) => Promise<Result<CommandAnswer<Kind>, CommandRefusal>>;
  /** Returns the answer of an attempt; a refusal ends the whole call. */
  readonly answerOrFail: (
    answer: Result<CommandAnswer<Kind>, CommandRefusal>,
  ) => CommandAnswer<Kind>;
  /** Carries a command out; a refusal ends the whole call. */
  readonly executeCommand: (command: CommandInput<Kind>) => Promise<CommandAnswer<Kind>>;
}

/** Opens the journal and the competition in it for the duration of `work`. */
export const withCompetition = <T = ExitCode>(
  call: Call,
  work: (competition: Competition<CompetitionKind>) => Promise<T>,
): Promise<T> =>
  withJournal(call, "refuse", async (service) => {
    const id = await chooseCompetition(call, service);
    return work(await openCompetition(call, service, id));
  });

/** Trace of acts at the command line. */
export const BY_COMMAND: Trace = {
  ...{ session: null, link: null, person: null },
  ...{ browser: "losfee", system: null },
};

/** Returns the user's name in the journal. */
export const actorOf = (call: Call): string => {
  const name = textOption(call, "as");
  return name === undefined ? "director" : `director:${name}`;
};

const openCompetition = async (
  call: Call,
  service: CompetitionService,
  id: string,
): Promise<Competition<CompetitionKind>> => {
  const messages = await loadMessages();
  const load = async (): Promise<CompetitionState> =>
    messages.withPlaceholders(await loaded(call, service, id), call.language);
  let state = await load();
  const broken = (await service.stateAndBreak(id))?.broken ?? null;
  if (broken !== null) {
    const what = messages.describeBreak(broken, call.language);
    note(journalTexts[call.language].broken({ id, what, last: state.seq }));
  }
  const nameOf = (entry: EntryId): string => displayName(state, entry);
  const stageOf = (stage: number): string =>
    state.kind === "tournament"
      ? messages.stageLabel(stage, state.settings, call.language)
      : String(stage);
  // `--expected-seq` is what was seen before the first command; this call knows its own.
  let expectedSeq = integerOption(call, "expectedSeq", 1);
  const run = (command: CommandInput, acknowledged: readonly string[]) =>
    service.run(id, command, {
      actor: actorOf(call),
      trace: BY_COMMAND,
      ...(acknowledged.length === 0 ? {} : { acknowledged }),
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
    });
  const attempt: Competition<CompetitionKind>["attempt"] = async (command) => {
    let answer = await run(command, []);
    if (!answer.ok && answer.error.code === "acknowledgement-missing") {
      const confirmed = await confirmCautions(call, messages, command, answer.error);
      if (confirmed !== null) answer = await run(confirmed.command, confirmed.acknowledged);
    }
    expectedSeq = undefined;
    if (answer.ok) state = await load();
    return answer;
  };
  const answerOrFail: Competition<CompetitionKind>["answerOrFail"] = (answer) => {
    if (answer.ok) return answer.value;
    const { error } = answer;
    const message = messages.describeCommandRefusal(
      error,
      call.language,
      nameOf,
      state.kind,
      stageOf,
    );
    throw new Failure(refusalExit(error.code), message, error);
  };
  return {
    call,
    id,
    service,
    messages,
    state: () => state,
    nameOf,
    stageOf,
    attempt,
    answerOrFail,
    executeCommand: async (command) => answerOrFail(await attempt(command)),
  };
};

const loaded = async (
  call: Call,
  service: CompetitionService,
  id: string,
): Promise<CompetitionState> => {
  const state = await service.state(id);
  if (state !== null) return state;
  throw unknownCompetition(call, id);
};

/** Reports that the journal has no such competition, or no longer. */
export const unknownCompetition = (call: Call, id: string): Failure => {
  const message = journalTexts[call.language].unknown({
    wanted: id,
    known: [].join(", "),
    knownCount: [].length,
  });
  return new Failure(EXIT.refused, message, { code: "no-competition" });
};

/** Settings that are invalid in any competition are usage errors. */
const refusalExit = (code: CommandRefusal["code"]): ExitCode =>
  [
    "unknown-option",
    "option-out-of-range",
    "unknown-system",
    "unknown-format",
    "unknown-criterion",
    "setting-out-of-range",
    "malformed-seed",
    "event-details-malformed",
  ].includes(code)
    ? EXIT.invalid
    : EXIT.refused;

/** Input of reports about a competition of any kind. */
type Teller = Pick<
  Competition<CompetitionKind>,
  "call" | "id" | "messages" | "nameOf" | "stageOf" | "state"
>;

/** Prints the outcome of a call: for programs all events, for people one text and the warnings. */
export const printDone = (
  { call, id, messages, nameOf, stageOf, state }: Teller,
  answers: readonly CommandAnswer[],
  text: string,
): ExitCode => {
  const messageOf = (warning: CompetitionWarning): string =>
    messages.describeWarningOf(state().kind, warning, call.language, nameOf, stageOf);
  const warnings = answers.flatMap((answer) => answer.warnings);
  if (call.json) {
    printJson({
      competition: id,
      seq: answers.at(-1)?.seq ?? 0,
      events: answers.flatMap(({ events }) => events),
      warnings: warnings.map((warning) => ({ ...warning, message: messageOf(warning) })),
    });
    return EXIT.done;
  }
  print(text);
  for (const warning of warnings)
    note(journalTexts[call.language].warning({ text: messageOf(warning) }));
  return EXIT.done;
};
