import { join } from "node:path";
import { isOfKind, type LadderState } from "@losfee/core";
import { onTestFinished } from "vitest";
import { type Clock, createClock } from "../../src/clock/clock.ts";
import type { CompetitionService } from "../../src/competitions/competition-service.ts";
import { createCompetitionService } from "../../src/competitions/create-service.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { createLadderServices, type LadderServices } from "../../src/ladder/ladder-services.ts";
import { undecidedMails } from "../../src/ladder/undecided-mails.ts";
import { handIn, type MailConfiguration, type OutboxRow } from "../../src/mail/index.ts";
import { withJournal } from "../journal/empty-journal.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { letter, resolver, signed } from "../mail/letters.ts";

/** A club's pyramid on disk, with a clock that stands still until it is set. */
export interface PyramidWorld {
  readonly id: string;
  readonly clock: { now: string; uptime?: number };
  /** Creates a server on the same journal, with its services not started. */
  readonly server: () => {
    competitions: CompetitionService;
    services: LadderServices;
    date: Clock;
  };
}

/** Four players on levels 1 to 3, each with an address at example.org. */
export const PLAYERS = ["Pia Pharao", "Anna Müller", "Bernd Meier", "Carla Conti"] as const;

const addressOf = (name: string): string => `${name.split(" ")[0]?.toLowerCase()}@example.org`;

const nothing: MailConfiguration = {
  smtp: null,
  imap: null,
  from: "server@club.example",
  perMinute: 1000,
  trustedHosts: [],
};

/** Opens a world; `configuration` if there are mail servers. */
export const openPyramid = async (
  configuration: Partial<MailConfiguration> = {},
): Promise<PyramidWorld> => {
  const path = join(temporaryFolder(), "journal.sqlite");
  const clock: PyramidWorld["clock"] = { now: "2026-07-01T08:00:00.000Z" };
  const onError = (error: unknown): void => {
    throw error;
  };
  const server: PyramidWorld["server"] = () => {
    const opened = openSqliteStore(withJournal(path), { pollEvery: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    const store = opened.value;
    const now = (): string => clock.now;
    const ports = {
      now,
      newSeed: () => "5eed".repeat(16),
      newSalt: () => "5a17".repeat(8),
      newSuffix: () => "1",
    };
    const date = createClock({
      tables: store,
      // By default, as much time has passed as the date says.
      read: () => ({ at: now(), uptime: clock.uptime ?? Date.parse(now()), boot: "test" }),
      onError,
    });
    const competitions = createCompetitionService(store, ports, {
      clock: date,
      undecided: (state, time) => undecidedMails(services.mail.inbox)(state, time),
    });
    const services: LadderServices = createLadderServices({
      store,
      competitions,
      clock: date,
      configuration: { ...nothing, ...configuration },
      now,
      resolver,
      onError,
    });
    onTestFinished(async () => {
      await services.stop();
      await store.close();
    });
    return { competitions, services, date };
  };
  const { competitions, services } = server();
  const created = await competitions.create(
    { name: "Pyramide", format: "pyramid" },
    { actor: "director" },
  );
  if (!created.ok) throw new Error(created.error.code);
  const { id } = created.value;
  const entries = PLAYERS.map((name) => ({
    name,
    addresses: [addressOf(name)],
    language: "de" as const,
  }));
  const added = await competitions.run(id, { type: "add-entries", entries }, { actor: "director" });
  if (!added.ok) throw new Error(added.error.code);
  const saved = await services.mail.settings.save(id, {
    address: "pyramid@club.example",
    senderName: "Pyramide",
    sending: "on",
    since: "2026-07-01T08:00:01.000Z",
    receiving: true,
  });
  if (!saved.ok) throw new Error(saved.error.code);
  return { id, clock, server };
};

/** Returns the present state of the pyramid. */
export const pyramidOf = async (
  competitions: CompetitionService,
  id: string,
): Promise<LadderState> => {
  const state = await competitions.state(id);
  if (state === null || !isOfKind("ladder", state)) throw new Error("no pyramid");
  return state;
};

/** Returns the names by seat, from the top; `XXX` for vacancies. */
export const seating = ({ seats, entries }: LadderState): readonly string[] =>
  seats.map((player) => (player === null ? "XXX" : (entries.get(player)?.name ?? "?")));

/** A mail from one of the players. */
export interface Said {
  readonly from: (typeof PLAYERS)[number];
  readonly text: string;
  readonly at: string;
  readonly subject?: string;
  /** True to break the mail's signature on the way, as if forged. */
  readonly forged?: boolean;
}

/** Returns the signed mail as it arrives. */
export const written = async ({
  from,
  text,
  subject = "Pyramide",
  forged = false,
}: Omit<Said, "at">): Promise<string> => {
  const raw = await signed(
    letter({ from: `${from} <${addressOf(from)}>`, to: "pyramid@club.example", subject, text }),
  );
  return forged ? raw.replace(text, `${text} Wirklich.`) : raw;
};

/** Hands in a signed mail, like the mailbox. */
export const say = async (
  { services }: { readonly services: LadderServices },
  { at, ...said }: Said,
): Promise<void> => {
  const raw = new TextEncoder().encode(await written(said));
  await handIn(services.mail.intake, { raw, competition: null, arrivedAt: at }, at);
};

/** Returns the mails to a player, in the order they were written. */
export const mailsTo = async (
  { services }: { readonly services: LadderServices },
  id: string,
  name: (typeof PLAYERS)[number],
): Promise<readonly OutboxRow[]> =>
  (await services.mail.outbox.rows(id))
    .filter(({ to }) => to.address === addressOf(name))
    .toReversed();

/** Marks every waiting letter as sent by hand at this moment; deadlines that run from it begin. */
export const postAll = async (
  { services }: { readonly services: LadderServices },
  id: string,
  at: string,
): Promise<void> => {
  for (const { id: letter, status } of await services.mail.outbox.rows(id)) {
    if (status !== "sent") await services.mail.outbox.markSent(id, letter, at);
  }
  await services.scheduler.catchUp();
};
