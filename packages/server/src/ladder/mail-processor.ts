import {
  type CommandInput,
  type CompetitionState,
  err,
  isOfKind,
  type LadderMailCommand,
  type LadderState,
  ok,
  type Result,
} from "@losfee/core";
import type { DateGuard } from "../clock/clock.ts";
import type { CommandOptions, CompetitionService } from "../competitions/competition-service.ts";
import type { CommandAnswer } from "../competitions/execute-command.ts";
import { fingerprintOf } from "../competitions/fingerprint.ts";
import { UnreadableJournal } from "../competitions/read-journal.ts";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import {
  type InboxRow,
  type Mail,
  type MailReader,
  MailUnreadable,
  readMailHere,
} from "../mail/index.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { isCarriedOut } from "./carried-out.ts";
import { type CommandsOfMail, commandsOfMail } from "./commands-of-mail.ts";
import type { ProposedCommand } from "./proposed-commands.ts";
import type { WriteReceipt } from "./receipts.ts";
import { wishesReader } from "./wishes-reader.ts";

/** Acts on incoming mails: at once if they are clear, else when the director approves. */
export interface MailProcessor {
  /** Processes all new mails, in the order of their arrival. */
  work(): Promise<void>;
  /** Returns the commands a mail yields at present; none for automatic or misdirected mails. */
  read(state: LadderState, row: InboxRow): Promise<CommandsOfMail>;
  /**
   * Carries out one proposed command of a mail in the director's name. `overturn`: although the
   * mail predates what it changes; the director has seen the consequences.
   */
  accept(
    row: InboxRow,
    proposal: ProposedCommand,
    by: GivenBy,
    overturn?: Overturning,
  ): Promise<MailOutcome>;
  /**
   * Carries out the director's own reading of a mail, in the director's name and as of the mail's
   * arrival. The mail stays in its place.
   */
  enter(
    row: InboxRow,
    command: LadderMailCommand,
    by: GivenBy,
    overturn?: Overturning,
  ): Promise<MailOutcome>;
}

/** Warnings of what a mail caused: it may be recorded without effect. */
type MailOutcome = Result<CommandAnswer["warnings"], CommandRefusal>;

/** The user who gives a command, with device and link. */
type GivenBy = Pick<CommandOptions, "actor" | "trace">;

/** `pin`: keeps what arose since. `reason`: why the late mail counts. */
interface Overturning {
  readonly pin: boolean;
  readonly reason: string;
}

/** Dependencies of the processor. */
export interface MailProcessorPorts {
  readonly competitions: Pick<CompetitionService, "state" | "run">;
  readonly mail: Pick<Mail, "inbox">;
  /** While the date is in doubt mails stay unprocessed. */
  readonly clock: DateGuard;
  /** Reads the words of mails; without it, this thread does. */
  readonly reader?: Pick<MailReader, "read">;
  /** Called with errors of the program: no mail may block those behind it. */
  readonly onError: (error: unknown) => void;
  /** Sends receipts for mails that wait for the director; none if missing. */
  readonly writeReceipt?: WriteReceipt;
}

const NO_COMMANDS: CommandsOfMail = {
  player: null,
  proposals: [],
  rest: [],
  people: [],
  understood: false,
};

/** Creates the processor of the mails in the inbox of `mail`. */
export const createMailProcessor = ({
  competitions,
  mail: { inbox },
  clock,
  onError,
  writeReceipt,
  reader = readMailHere,
}: MailProcessorPorts): MailProcessor => {
  const wishesOf = wishesReader(reader);
  const readWhole = async (state: LadderState, row: InboxRow): Promise<CommandsOfMail> => {
    const { finding, authenticity } = row;
    if (finding !== "mail") return NO_COMMANDS;
    const wishes = await wishesOf(state, row);
    const commands = commandsOfMail(state, wishes, {
      verified: authenticity.result === "verified",
      arrivedAt: Date.parse(row.arrivedAt),
    });
    return row.status === "open" ? waiting(state, row, commands) : commands;
  };
  const read: MailProcessor["read"] = (state, row) =>
    readWhole(state, row).catch((error: unknown) => {
      // The director sees its words and has to find out what it asks for.
      if (error instanceof MailUnreadable) return NO_COMMANDS;
      throw error;
    });

  /** The key is the mail and the act, so that repeated attempts act once. */
  const executeCommand = async (
    row: InboxRow,
    command: CommandInput<"ladder">,
    by: GivenBy,
  ): Promise<MailOutcome> => {
    if (row.competition === null) return err({ code: "no-competition" });
    const done = await competitions.run(row.competition, command, {
      ...by,
      effectiveAt: row.arrivedAt,
      idempotencyKey: `mail:${row.id}:${fingerprintOf(command)}`,
    });
    // Already done by the user or server that processed the mail first.
    if (!done.ok) return done.error.code === "key-reused" ? ok([]) : done;
    return ok(done.value.warnings);
  };

  /** Mails of an unreadable competition wait; those of the others are processed. */
  const stateFor = async ({ competition }: InboxRow): Promise<CompetitionState | null> => {
    if (competition === null) return null;
    try {
      return await competitions.state(competition);
    } catch (error) {
      if (error instanceof UnreadableJournal) return null;
      throw error;
    }
  };

  const lookAt = async (row: InboxRow): Promise<"open" | "done"> => {
    const state = await stateFor(row);
    if (state === null || !isOfKind("ladder", state)) return "open";
    // A forged address must not cause anything automatically.
    if (row.authenticity.result === "failed") return "open";
    const { understood, proposals, player } = await readWhole(state, row);
    let whole = understood;
    for (const { command, certain } of proposals) {
      const done = certain
        ? await executeCommand(row, { ...command, evenWithoutEffect: true }, { actor: "mail" })
        : null;
      if (done?.ok !== true) whole = false;
    }
    if (whole) return "done";
    // Sent before the mail is settled: after a crash, the retry sends the same receipt.
    if (player !== null && (await clock.isTrusted())) await writeReceipt?.(state, row, player);
    return "open";
  };

  const enter: MailProcessor["enter"] = (row, command, by, overturn) =>
    executeCommand(
      row,
      overturn === undefined ? command : { type: "overturn", command, ...overturn },
      by,
    );

  return {
    read,
    enter,
    async work() {
      for (const row of await inbox.pending()) {
        if (!(await clock.isTrusted())) return;
        const status = await lookAt(row).catch((error: unknown) => {
          // A storage fault is not the mail's: retry later.
          if (storageFaultOf(error) !== null) throw error;
          onError(error);
          return "given-up" as const;
        });
        // Refused only because of the date: retry later.
        if (!(await clock.isTrusted())) return;
        if (status === "given-up") await inbox.giveUp(row.id);
        else await inbox.settle(row.id, status);
      }
    },
    async accept(row, { command, wish }, by, overturn) {
      const recorded = overturn === undefined ? { ...command, evenWithoutEffect: true } : command;
      const done = await enter(row, recorded, by, overturn);
      if (!done.ok) return done;
      const state = await stateFor(row);
      const left =
        state !== null && isOfKind("ladder", state) ? await read(state, row) : NO_COMMANDS;
      // Accepting one reading of a wish discards the others.
      const others = left.proposals.some((proposal) => proposal.wish !== wish);
      await inbox.settle(row.id, left.rest.length > 0 || others ? "open" : "done");
      return done;
    },
  };
};

/** Returns the proposals of a mail that still wait: those carried out are not offered again. */
const waiting = (
  state: LadderState,
  { arrivedAt }: InboxRow,
  commands: CommandsOfMail,
): CommandsOfMail => {
  const at = Date.parse(arrivedAt);
  const proposals = commands.proposals.filter(({ command }) => !isCarriedOut(state, command, at));
  return { ...commands, proposals };
};
