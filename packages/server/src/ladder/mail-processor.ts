import type { CommandInput, LadderMailCommand } from "@losfee/core";
import {
  type CompetitionState,
  err,
  isOfKind,
  type LadderState,
  ok,
  type Result,
} from "@losfee/core";
import type { DateGuard } from "../clock/clock.ts";
import type { CommandOptions, CompetitionService } from "../competitions/competition-service.ts";
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

/** Acts on mails that came in: at once where they are clear, else when the director says so. */
export interface MailProcessor {
  /** Looks at every mail that nobody looked at yet, in the order of their arrival. */
  work(): Promise<void>;
  /** The commands that a mail comes to as things are now; none for mails of programs or to nobody. */
  read(state: LadderState, row: InboxRow): Promise<CommandsOfMail>;
  /**
   * Carries one proposed command of a mail out, in the director's name; `overturn`: although the mail is
   * earlier than what it changes, of which the director has seen the consequences.
   */
  accept(
    row: InboxRow,
    proposal: ProposedCommand,
    by: GivenBy,
    overturn?: Overturning,
  ): Promise<Result<null, CommandRefusal>>;
  /**
   * Carries out what the director reads in a mail, in the director's name and as of its arrival. The
   * mail stays where it is.
   */
  enter(
    row: InboxRow,
    command: LadderMailCommand,
    by: GivenBy,
    overturn?: Overturning,
  ): Promise<Result<null, CommandRefusal>>;
}

/** Who gives a command, and by which device and link. */
type GivenBy = Pick<CommandOptions, "actor" | "trace">;

/** Whether what arose since stays, and why the mail counts although it is late. */
interface Overturning {
  readonly pin: boolean;
  readonly reason: string;
}

/** What it works with. */
export interface MailProcessorPorts {
  readonly competitions: Pick<CompetitionService, "state" | "run">;
  readonly mail: Pick<Mail, "inbox">;
  /** While the date is in doubt mails stay as they came. */
  readonly clock: DateGuard;
  /** Reads the words of mails; in this thread where it is missing. */
  readonly reader?: Pick<MailReader, "read">;
  /** Called with errors of the program: no mail may keep those behind it from being read. */
  readonly onError: (error: unknown) => void;
  /** Tells players of mails that wait for the director; missing: nobody does. */
  readonly writeReceipt?: WriteReceipt;
}

const NO_COMMANDS: CommandsOfMail = {
  player: null,
  proposals: [],
  rest: [],
  people: [],
  understood: false,
};

/** A processor of the mails in the inbox of `mail`. */
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
      // It is shown with its words, and what it asks for is the director's to find out.
      if (error instanceof MailUnreadable) return NO_COMMANDS;
      throw error;
    });

  /** Under the name of the mail and the act: whoever does it again, it is done once. */
  const executeCommand = async (
    row: InboxRow,
    command: CommandInput<"ladder">,
    by: GivenBy,
  ): Promise<Result<null, CommandRefusal>> => {
    if (row.competition === null) return err({ code: "no-competition" });
    const done = await competitions.run(row.competition, command, {
      ...by,
      effectiveAt: row.arrivedAt,
      idempotencyKey: `mail:${row.id}:${fingerprintOf(command)}`,
    });
    // Done before, by whoever looked at the mail first.
    return done.ok || done.error.code === "key-reused" ? ok(null) : done;
  };

  /** The mails of a competition that cannot be read wait; those of the others are read. */
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
    // A forged address must not do anything by itself.
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
    // Before it is settled: looked at once more after a crash, it is the same receipt.
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
          // The medium's fault is not the mail's: it is looked at once more.
          if (storageFaultOf(error) !== null) throw error;
          onError(error);
          return "given-up" as const;
        });
        // Refused for the date alone, it is looked at once more.
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
      // Of several ways to read one wish the others are not meant.
      const others = left.proposals.some((proposal) => proposal.wish !== wish);
      await inbox.settle(row.id, left.rest.length > 0 || others ? "open" : "done");
      return ok(null);
    },
  };
};

/** What of a mail still waits: what was done of it is not offered again. */
const waiting = (
  state: LadderState,
  { arrivedAt }: InboxRow,
  commands: CommandsOfMail,
): CommandsOfMail => {
  const at = Date.parse(arrivedAt);
  const proposals = commands.proposals.filter(({ command }) => !isCarriedOut(state, command, at));
  return { ...commands, proposals };
};
