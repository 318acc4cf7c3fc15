import { existsSync } from "node:fs";
import type { Clock, CompetitionService, openSqliteStore } from "@losfee/server/local";
import { type Call, textOption } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { journalTexts } from "../language/journal.ts";
import { awayDays } from "./clock.ts";

/** Where the journal is when nobody says otherwise: in the current folder. */
const DEFAULT_JOURNAL = "losfee.sqlite";

/** The journal's file: `--journal`, else LOSFEE_JOURNAL, else the default. */
export const journalPath = (call: Call): string =>
  textOption(call, "journal") ?? (process.env["LOSFEE_JOURNAL"] || DEFAULT_JOURNAL);

/** Whether a command may begin a journal where there is none. */
type Missing = "create" | "refuse";

/** An open journal. */
type Store = Extract<ReturnType<typeof openSqliteStore>, { readonly ok: true }>["value"];

/**
 * Opens the journal for the time of `work`. Safe while a server or another command works on the
 * same file. Only commands that begin something create the file.
 */
export const withJournal = <T>(
  call: Call,
  missing: Missing,
  work: (service: CompetitionService) => Promise<T>,
): Promise<T> => withStore(call, missing, work);

/** As {@link withJournal}, for what also works with what is kept beside the journals. */
export const withStore = async <T>(
  call: Call,
  missing: Missing,
  work: (service: CompetitionService, store: Store, clock: Clock) => Promise<T>,
): Promise<T> => {
  const path = journalPath(call);
  if (missing === "refuse" && !existsSync(path)) {
    const message = journalTexts[call.language].missing(path);
    throw new Failure(EXIT.fileAccess, message, { code: "journal-missing", path });
  }
  const { createCompetitionService, erasers, openSqliteStore, storageFaultOf, systemPorts } =
    await import("@losfee/server/local");
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) {
    const { describeOpenRefusal } = await loadMessages();
    const message = describeOpenRefusal(opened.error, call.language);
    throw new Failure(openExit(opened.error.code), message, opened.error);
  }
  try {
    const clock = await systemClock(call, opened.value);
    const service = createCompetitionService(opened.value, systemPorts, {
      clock,
      alongside: erasers,
    });
    return await work(service, opened.value, clock);
  } catch (error) {
    const fault = storageFaultOf(error);
    if (fault === null) throw error;
    const { describeStorageFault } = await loadMessages();
    throw new Failure(EXIT.fileAccess, describeStorageFault(fault.code, call.language), fault);
  } finally {
    await opened.value.close();
  }
};

/** This machine's clock, as the journal knows it. */
const systemClock = async (call: Call, store: Store): Promise<Clock> => {
  const { createClock, systemMachine, systemPorts } = await import("@losfee/server/local");
  const { uptime, boot } = systemMachine();
  return createClock({
    tables: store,
    read: () => ({ at: systemPorts.now(), uptime: uptime(), boot }),
    limits: { awayDays: awayDays(call) },
    // What cannot be stored now is found again by the next command.
    onError: () => {},
  });
};

/** The exit code where a journal cannot be opened. Files that are not a journal (of ours, or of this version) are the wrong thing to name. */
export const openExit = (code: string): typeof EXIT.invalid | typeof EXIT.fileAccess =>
  ["not-a-database", "foreign-database", "newer-version", "older-schema", "newer-schema"].includes(
    code,
  )
    ? EXIT.invalid
    : EXIT.fileAccess;
