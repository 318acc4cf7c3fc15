import {
  type ChallengeTarget,
  type CommandInput,
  competitionKey,
  decideLadder,
  type EntryId,
  err,
  type LadderCommand,
  type LadderMailCommand,
  type LadderState,
  ok,
  type RecordedLadderEvent,
} from "@losfee/core";
import { trustedDate } from "../../../src/clock/clock.ts";
import type { CompetitionService } from "../../../src/competitions/competition-service.ts";
import { openSqliteStore } from "../../../src/journal/sqlite-store.ts";
import { createMailProcessor } from "../../../src/ladder/mail-processor.ts";
import { createMail, type Mail } from "../../../src/mail/index.ts";
import { rehearseLadder } from "../../../src/samples/ladder-rehearsal.ts";
import type { MailEvent, Outcome } from "./judge.ts";

/** A mail of a corpus. */
export interface CorpusMail {
  readonly situation: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly body?: string;
  /** Replaces `body`: the whole message in base64. */
  readonly raw?: string;
}

/** State of a pyramid when a mail arrives. */
export interface Situation {
  /** The day of arrival, at 12:00 in Berlin. */
  readonly date: string;
  readonly players: readonly {
    readonly number: number;
    readonly name: string;
    readonly address: string;
  }[];
  /** Commands by day. */
  readonly history: readonly {
    readonly day: number;
    readonly do: string;
    readonly player?: number;
    readonly white?: number;
    readonly black?: number;
    readonly result?: string;
  }[];
}

const COMPETITION = "pyramide";
const DAY = 86_400_000;

const OUTCOMES = {
  "1-0": "challenger-wins",
  "0-1": "defender-wins",
  "1/2-1/2": "draw",
} as const;

const isResult = (text: string | undefined): text is keyof typeof OUTCOMES =>
  text !== undefined && text in OUTCOMES;

/** Returns the arrival: noon in Berlin, the same UTC hour for earlier days of a situation. */
export const arrivalIn = ({ date }: Pick<Situation, "date">): number => {
  const summer = /-0[4-9]-/.test(date);
  return Date.parse(`${date}T${summer ? "10" : "11"}:00:00.000Z`);
};

/** Plays the history of a situation by the commands of its players; returns the pyramid. */
export const pyramidIn = ({ date, players, history }: Situation): LadderState => {
  const arrival = arrivalIn({ date });
  const iso = (time: number): string => new Date(time).toISOString();
  const begun = iso(arrival - 20 * DAY);
  const ladder = rehearseLadder(
    COMPETITION,
    {
      type: "create-competition",
      name: "Pyramide",
      format: "pyramid",
      seed: "5eed".repeat(16),
    } as LadderCommand,
    begun,
  );
  const give = (command: LadderCommand, at: number): void => {
    if (!ladder.attempt(command, iso(at))) throw new Error(`refused: ${JSON.stringify(command)}`);
  };
  const entries = players.map(({ name, address }) => ({ name, addresses: [address] }));
  give({ type: "add-entries", entries }, arrival - 20 * DAY + 60_000);
  for (const [index, past] of history.entries()) {
    give(commandOf(past), arrival + past.day * DAY - 3_600_000 + index * 60_000);
  }
  give({ type: "pass-time" }, arrival);
  return ladder.state;
};

const commandOf = (past: Situation["history"][number]): LadderCommand => {
  const { player = 0, white = 0, black = 0, result } = past;
  const pair = { challenger: white, defender: black };
  switch (past.do) {
    case "challenge":
      return {
        type: "challenge",
        challenger: white,
        targets: [{ kind: "player", player: black }],
      };
    case "accept":
      return { type: "accept-challenge", ...pair };
    case "result":
      if (!isResult(result)) throw new Error(`no result: ${result}`);
      return { type: "report-result", ...pair, outcome: OUTCOMES[result], by: white };
    case "join-list":
      return { type: "request-waiting-list", player };
    case "join-standing-list":
      return { type: "join-standing-waiting-list", player };
    case "suspend-standing-list":
      return { type: "suspend-standing-waiting-list", player };
    case "retire":
      return { type: "retire", player, reason: "" };
    default:
      throw new Error(`unknown: ${past.do}`);
  }
};

/** A director's post: mails come in, and their requests are carried out or wait. */
export interface Post {
  give(state: LadderState, mail: CorpusMail, arrivedAt: number): Promise<Outcome>;
  close(): Promise<void>;
}

/** Opens a post in memory, for the pyramid's address. */
export const openPost = async (director: string): Promise<Post> => {
  const opened = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const mail = createMail({
    tables: store,
    configuration: { smtp: null, imap: null, from: director, perMinute: 100, trustedHosts: [] },
    now: () => new Date().toISOString(),
    clock: trustedDate,
    onTaken: () => undefined,
    onError: (error) => {
      throw error;
    },
    resolver: () => Promise.reject(Object.assign(new Error("no such name"), { code: "ENOTFOUND" })),
  });
  const settings = {
    address: director,
    senderName: "Pyramide",
    sending: "off",
    since: "2020-01-01T00:00:00.000Z",
    receiving: true,
  } as const;
  // Settings belong to a stored competition.
  await store.append({
    journal: competitionKey(COMPETITION),
    expectedSeq: 0,
    events: [{ type: "x", data: {} }],
    actor: "director",
    recordedAt: "2020-01-01T00:00:00.000Z",
  });
  const saved = await mail.settings.save(COMPETITION, settings);
  if (!saved.ok) throw new Error(saved.error.code);
  let count = 0;
  return {
    async give(state, message, arrivedAt) {
      const raw = rawOf(message, director, `<${count++}@mails.example>`);
      return giveMail(mail, state, raw, new Date(arrivedAt).toISOString());
    },
    async close() {
      await mail.stop();
      await store.close();
    },
  };
};

const giveMail = async (
  mail: Mail,
  before: LadderState,
  raw: Uint8Array,
  arrivedAt: string,
): Promise<Outcome> => {
  const pyramid = ladderService(before, arrivedAt);
  const processor = createMailProcessor({
    competitions: pyramid.competitions,
    mail,
    clock: trustedDate,
    onError: (error) => {
      throw error;
    },
  });
  const [row] = await mail.intake.take({
    raw,
    size: raw.length,
    arrivedAt,
    place: null,
    competition: null,
  });
  await processor.work();
  const settled = row && (await mail.inbox.row(row.id));
  if (!settled) throw new Error("the mail was not taken");
  const { proposals, rest } = await processor.read(pyramid.state(), settled);
  return {
    recorded: pyramid.recorded().flatMap(eventsOf),
    offered: settled.status === "open" ? proposals.flatMap(({ command }) => offerOf(command)) : [],
    status: settled.status,
    rest,
  };
};

/** Decides commands on a state in memory, like the service on that of a journal. */
const ladderService = (before: LadderState, now: string) => {
  let current = before;
  const recorded: RecordedLadderEvent[] = [];
  const competitions = {
    state: () => Promise.resolve(current),
    run: (
      competition: string,
      command: CommandInput<"ladder">,
      options: { effectiveAt?: string },
    ) => {
      const { effectiveAt } = options;
      const decision = decideLadder(current, command as LadderCommand, {
        competition,
        actor: "mail",
        now,
        ...(effectiveAt === undefined ? {} : { effectiveAt }),
      });
      if (!decision.ok) return Promise.resolve(err(decision.error));
      current = decision.value.state;
      recorded.push(...decision.value.events);
      return Promise.resolve(ok({ seq: current.seq, events: decision.value.events, warnings: [] }));
    },
  } as unknown as Pick<CompetitionService, "state" | "run">;
  return { competitions, state: () => current, recorded: () => recorded };
};

const rawOf = (mail: CorpusMail, director: string, id: string): Uint8Array => {
  if (mail.raw !== undefined) return Buffer.from(mail.raw, "base64");
  const headers = { To: director, ...mail.headers };
  const encoded = `=?utf-8?B?${Buffer.from(mail.subject).toString("base64")}?=`;
  const sender = `=?utf-8?B?${Buffer.from(mail.from.name).toString("base64")}?=`;
  return Buffer.from(
    [
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `From: ${sender} <${mail.from.address}>`,
      `Subject: ${encoded}`,
      `Message-ID: ${id}`,
      "MIME-Version: 1.0",
      `Content-Type: ${mail.contentType ?? "text/plain; charset=utf-8"}`,
      "Content-Transfer-Encoding: 8bit",
      "",
      ...(mail.body ?? "").split("\n"),
    ].join("\r\n"),
  );
};

const STANDING = {
  "join-standing-waiting-list": "join",
  "leave-standing-waiting-list": "leave",
  "suspend-standing-waiting-list": "suspend",
  "resume-standing-waiting-list": "resume",
} as const;

const targetOf = (target: ChallengeTarget): number | string =>
  target.kind === "player" ? target.player : `XXX ${target.seat.level}.${target.seat.index}`;

const gameOf = ({ challenger, defender }: { challenger: EntryId; defender: EntryId }) => ({
  challenger,
  defender,
});

const offerOf = (command: LadderMailCommand): readonly MailEvent[] => {
  switch (command.type) {
    case "challenge":
      return [
        {
          type: "challenge",
          challenger: command.challenger,
          targets: command.targets.map(targetOf),
        },
      ];
    case "accept-challenge":
      return [{ type: "accept", ...gameOf(command) }];
    case "confirm-challenge":
      return [{ type: "confirm", ...gameOf(command) }];
    case "refuse-challenge":
      return [{ type: "refuse", ...gameOf(command) }];
    case "report-result": {
      const result = Object.entries(OUTCOMES).find(([, it]) => it === command.outcome)?.[0];
      return [
        {
          type: "result",
          white: command.challenger,
          black: command.defender,
          result: result ?? "",
        },
      ];
    }
    case "object":
      return [
        { type: "objection", white: command.challenger, black: command.defender, by: command.by },
      ];
    case "send-game-record":
      return [{ type: "record", white: command.challenger, black: command.defender }];
    case "announce-holiday":
      return [{ type: "holiday", player: command.player, from: command.from, to: command.to }];
    case "request-waiting-list":
      return [{ type: "join-list", player: command.player }];
    case "leave-waiting-list":
      return [{ type: "leave-list", player: command.player }];
    case "retire":
      return [{ type: "retire", player: command.player }];
    case "answer-letter":
      return [{ type: "stay", player: command.player }];
    default:
      return [{ type: "standing-list", player: command.player, action: STANDING[command.type] }];
  }
};

const STANDING_EVENTS = {
  "standing-waiting-list-joined": "join",
  "standing-waiting-list-left": "leave",
  "standing-waiting-list-suspended": "suspend",
  "standing-waiting-list-resumed": "resume",
} as const;

const eventsOf = (event: RecordedLadderEvent): readonly MailEvent[] => {
  switch (event.type) {
    case "challenge-sent":
      return offerOf({ type: "challenge", ...event.data });
    case "challenge-accepted":
      return offerOf({ type: "accept-challenge", ...event.data });
    case "challenge-confirmed":
      return offerOf({ type: "confirm-challenge", ...event.data });
    case "challenge-refused":
      return offerOf({ type: "refuse-challenge", ...event.data });
    case "result-reported":
      return offerOf({ type: "report-result", ...event.data });
    case "objection-raised":
      return offerOf({ type: "object", ...event.data });
    case "game-record-sent":
      return [{ type: "record", white: event.data.challenger, black: event.data.defender }];
    case "holiday-announced":
      return offerOf({ type: "announce-holiday", ...event.data });
    case "waiting-list-requested":
      return offerOf({ type: "request-waiting-list", ...event.data });
    case "waiting-list-left":
      return offerOf({ type: "leave-waiting-list", ...event.data });
    case "player-retired":
      return offerOf({ type: "retire", ...event.data });
    case "letter-answered":
      return offerOf({ type: "answer-letter", ...event.data });
    case "standing-waiting-list-joined":
    case "standing-waiting-list-left":
    case "standing-waiting-list-suspended":
    case "standing-waiting-list-resumed":
      return [
        { type: "standing-list", player: event.data.player, action: STANDING_EVENTS[event.type] },
      ];
    case "deadline-passed":
    case "notices-sent":
      return [];
    default:
      return [{ type: event.type }];
  }
};
