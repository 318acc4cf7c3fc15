import {
  type CompetitionKind,
  type CompetitionState,
  type CompetitionWarning,
  displayName,
  type EntryId,
  type Result,
  type StateOf,
} from "@losfee/core";
import type {
  CommandAnswer,
  CommandInput,
  CommandRefusal,
  CompetitionService,
} from "@losfee/server/local";
import { type Call, integerOption, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { journalTexts } from "../language/journal.ts";
import { note, print, printJson } from "../terminal/print.ts";
import { chooseCompetition } from "./choose.ts";
import { withJournal } from "./open.ts";

type Messages = Awaited<ReturnType<typeof loadMessages>>;

/** The competition that a command works on, of one kind or of any. */
export interface Competition<Kind extends CompetitionKind = "tournament"> {
  readonly call: Call;
  readonly id: string;
  readonly service: CompetitionService;
  readonly messages: Messages;
  /** As it stands after the last command carried out here. */
  readonly state: () => StateOf<Kind>;
  readonly nameOf: (entry: EntryId) => string;
  /** What became of a command. */
  readonly attempt: (
    command: CommandInput<Kind>,
  ) => Promise<Result<CommandAnswer<Kind>, CommandRefusal>>;
  /** The answer of an attempt; a refusal ends the whole call. */
  readonly taken: (answer: Result<CommandAnswer<Kind>, CommandRefusal>) => CommandAnswer<Kind>;
  /** Carries a command out; a refusal ends the whole call. */
  readonly executeCommand: (command: CommandInput<Kind>) => Promise<CommandAnswer<Kind>>;
}

/** Opens the journal and the competition in it for the time of `work`. */
export const withCompetition = <T = ExitCode>(
  call: Call,
  work: (competition: Competition<CompetitionKind>) => Promise<T>,
): Promise<T> =>
  withJournal(call, "refuse", async (service) => {
    const id = await chooseCompetition(call, service);
    return work(await openCompetition(call, service, id));
  });

/** The competition as one of a kind; ends the call where it is of another. */
export const ofKind = <Kind extends CompetitionKind>(
  needed: Kind,
  competition: Competition<CompetitionKind>,
): Competition<Kind> => {
  if (isCompetitionOf([needed], competition)) return competition;
  throw wrongKind(needed, competition);
};

const wrongKind = (needed: CompetitionKind, competition: Competition<CompetitionKind>): Failure => {
  const { kind } = competition.state();
  const { language } = competition.call;
  const { kindLabel } = competition.messages;
  const message = journalTexts[language].wrongKind(
    competition.id,
    kindLabel(kind, language),
    kindLabel(needed, language),
  );
  return new Failure(EXIT.refused, message, { code: "wrong-kind", kind, needed });
};

/** As {@link withCompetition}, for what can only be done to a tournament in rounds. */
export const withTournament = (
  call: Call,
  work: (competition: Competition) => Promise<ExitCode>,
): Promise<ExitCode> =>
  withCompetition(call, (competition) => work(ofKind("tournament", competition)));

/** Tournaments that are played stage by stage or round by round, and then are over. */
type EventKind = "tournament" | "tables";

/** As {@link withCompetition}, for what can be done alike to tournaments in rounds and at tables. */
export const withEvent = (
  call: Call,
  work: (competition: Competition<EventKind>) => Promise<ExitCode>,
): Promise<ExitCode> =>
  withCompetition(call, (competition) => {
    const kinds: readonly EventKind[] = ["tournament", "tables"];
    if (isCompetitionOf(kinds, competition)) return work(competition);
    throw wrongKind("tournament", competition);
  });

/** As {@link withCompetition}, for what is done otherwise in rounds than at tables. */
export const inRoundsOrAtTables = (
  call: Call,
  inRounds: (competition: Competition) => Promise<ExitCode>,
  atTables: (competition: Competition<"tables">) => Promise<ExitCode>,
): Promise<ExitCode> =>
  withCompetition(call, (competition) =>
    isCompetitionOf(["tables"], competition)
      ? atTables(competition)
      : inRounds(ofKind("tournament", competition)),
  );

/** The kind of a competition never changes: what is true of its state now stays true. */
const isCompetitionOf = <Kind extends CompetitionKind>(
  kinds: readonly Kind[],
  competition: Competition<CompetitionKind>,
): competition is Competition<CompetitionKind> & Competition<Kind> =>
  kinds.some((kind) => kind === competition.state().kind);

/** Who is at the keyboard, as it stands in the journal. */
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
    note(journalTexts[call.language].broken(id, what, state.seq));
  }
  const nameOf = (entry: EntryId): string => displayName(state, entry);
  // What `--expected-seq` says was seen before the first command; this call knows of its own.
  let expectedSeq = integerOption(call, "expectedSeq", 1);
  const attempt: Competition<CompetitionKind>["attempt"] = async (command) => {
    const answer = await service.run(id, command, {
      actor: actorOf(call),
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
    });
    expectedSeq = undefined;
    if (answer.ok) state = await load();
    return answer;
  };
  const taken: Competition<CompetitionKind>["taken"] = (answer) => {
    if (answer.ok) return answer.value;
    const { error } = answer;
    const message = messages.describeCommandRefusal(error, call.language, nameOf, state.kind);
    throw new Failure(refusalExit(error.code), message, error);
  };
  return {
    call,
    id,
    service,
    messages,
    state: () => state,
    nameOf,
    attempt,
    taken,
    executeCommand: async (command) => taken(await attempt(command)),
  };
};

const loaded = async (
  call: Call,
  service: CompetitionService,
  id: string,
): Promise<CompetitionState> => {
  const state = await service.state(id);
  if (state !== null) return state;
  const message = journalTexts[call.language].unknown(id, []);
  throw new Failure(EXIT.refused, message, { code: "no-competition" });
};

/** Settings that no competition could have are a matter of how the command was called. */
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

/** What telling needs of a competition of any kind. */
type Teller = Pick<Competition<CompetitionKind>, "call" | "id" | "messages" | "nameOf" | "state">;

/** Tells what a call has done: for programs all events, for people one text and the warnings. */
export const printDone = (
  { call, id, messages, nameOf, state }: Teller,
  answers: readonly CommandAnswer[],
  text: string,
): ExitCode => {
  const said = (warning: CompetitionWarning): string =>
    messages.describeWarningOf(state().kind, warning, call.language, nameOf);
  const warnings = answers.flatMap((answer) => answer.warnings);
  if (call.json) {
    printJson({
      competition: id,
      seq: answers.at(-1)?.seq ?? 0,
      events: answers.flatMap(({ events }) => events),
      warnings: warnings.map((warning) => ({ ...warning, message: said(warning) })),
    });
    return EXIT.done;
  }
  print(text);
  for (const warning of warnings) note(journalTexts[call.language].warning(said(warning)));
  return EXIT.done;
};
