import { existsSync } from "node:fs";
import { journalTexts } from "@losfee/messages/cli-journal";
import type { Clock, CompetitionService, Storage } from "@losfee/server/local";
import { type Call, misused, textOption } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { awayDays } from "./clock.ts";

/** Default path of the journal: in the current folder. */
const DEFAULT_JOURNAL = "losfee.sqlite";

/**
 * Returns the storage address: `--database` or `--journal`, else LOSFEE_DATABASE or LOSFEE_JOURNAL,
 * else the default file. Not for display: a database's address may hold a password.
 */
export const storageAddress = async (call: Call): Promise<string> => {
  const { LOSFEE_DATABASE, LOSFEE_JOURNAL } = process.env;
  const named = [textOption(call, "database"), textOption(call, "journal")] as const;
  const isNamed = named.some((text) => text !== undefined);
  const [database, journal] = isNamed
    ? named
    : [LOSFEE_DATABASE || undefined, LOSFEE_JOURNAL || undefined];
  if (database === undefined) return journal ?? DEFAULT_JOURNAL;
  const words = journalTexts[call.language];
  if (journal !== undefined) throw misused(words.twoPlaces, "two-places");
  const { isDatabaseAddress } = await import("@losfee/server/local");
  // Anything else would be taken for a file's path.
  if (!isDatabaseAddress(database)) throw misused(words.notADatabase, "database-address");
  return database;
};

/** As {@link storageAddress}, for display: without a password. */
export const journalName = async (call: Call): Promise<string> => {
  const { shownStorage } = await import("@losfee/server/local");
  return shownStorage(await storageAddress(call));
};

/** Returns the journal's file; null for a database. */
export const journalFile = async (call: Call): Promise<string | null> => {
  const { isDatabaseAddress } = await import("@losfee/server/local");
  const address = await storageAddress(call);
  return isDatabaseAddress(address) ? null : address;
};

/** Policy for a missing journal: some commands may create it. */
type Missing = "create" | "refuse";

/**
 * Opens the journal for the duration of `work`. Safe while a server or another command works on the
 * same file. Only commands that begin something create the file.
 */
export const withJournal = <T>(
  call: Call,
  missing: Missing,
  work: (service: CompetitionService) => Promise<T>,
): Promise<T> => withStore(call, missing, work);

/** As {@link withJournal}, for commands that also use the data stored with the journals. */
export const withStore = async <T>(
  call: Call,
  missing: Missing,
  work: (service: CompetitionService, store: Storage, clock: Clock) => Promise<T>,
): Promise<T> => {
  const store = await openStore(call, missing);
  const { createCompetitionService, erasers, storageFaultOf, systemPorts } = await import(
    "@losfee/server/local"
  );
  try {
    const clock = await systemClock(call, store);
    const service = createCompetitionService(store, systemPorts, {
      clock,
      alongside: erasers,
    });
    return await work(service, store, clock);
  } catch (error) {
    const fault = storageFaultOf(error);
    if (fault === null) throw error;
    const { describeStorageFault } = await loadMessages();
    throw new Failure(EXIT.fileAccess, describeStorageFault(fault.code, call.language), fault);
  } finally {
    await store.close();
  }
};

/** Opens the storage, or ends the command. */
export const openStore = async (call: Call, missing: Missing): Promise<Storage> => {
  const { openStorage } = await import("@losfee/server/local");
  const file = await journalFile(call);
  if (missing === "refuse" && file !== null && !existsSync(file)) {
    const message = journalTexts[call.language].missing({ path: file });
    throw new Failure(EXIT.fileAccess, message, { code: "journal-missing", path: file });
  }
  const opened = await openStorage(await storageAddress(call), { pollEvery: 0 });
  if (opened.ok) return opened.value;
  const { describeStorageRefusal } = await loadMessages();
  const message = describeStorageRefusal(opened.error, call.language);
  throw new Failure(openExit(opened.error.code), message, opened.error);
};

/** This machine's clock, as the journal knows it. */
const systemClock = async (call: Call, store: Storage): Promise<Clock> => {
  const { createClock, systemMachine, systemPorts } = await import("@losfee/server/local");
  const { uptime, boot } = systemMachine();
  return createClock({
    tables: store,
    read: () => ({ at: systemPorts.now(), uptime: uptime(), boot }),
    limits: { awayDays: awayDays(call) },
    // The next command finds again what cannot be stored now.
    onError: () => {},
  });
};

/** Returns the exit code for an unreadable journal; a file that is none (of ours) is misuse. */
export const openExit = (code: string): typeof EXIT.invalid | typeof EXIT.fileAccess =>
  WRONG_ONE.has(code) ? EXIT.invalid : EXIT.fileAccess;

const WRONG_ONE: ReadonlySet<string> = new Set([
  "not-a-database",
  "foreign-database",
  "newer-version",
  "older-schema",
  "newer-schema",
  "database-address",
  "database-foreign",
  "database-schema",
  "database-newer",
]);
