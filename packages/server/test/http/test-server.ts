import { randomBytes } from "node:crypto";
import {
  type Answer as ApiAnswer,
  type Client,
  client,
  type Fetch,
  type LinkRole,
  type Role,
  type Scope,
} from "@losfee/contract";
import { type RouteName, routes } from "@losfee/contract/api";
import { type CommandInput, isOfKind, type TournamentState } from "@losfee/core";
import type { Assets } from "@losfee/web";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import type { Access } from "../../src/access/access.ts";
import type { ChannelServices } from "../../src/channels/channel-services.ts";
import type { Clock } from "../../src/clock/clock.ts";
import type { CompetitionService } from "../../src/competitions/competition-service.ts";
import { compose } from "../../src/compose.ts";
import { ownLease } from "../../src/duty/lease.ts";
import type { AppContext } from "../../src/http/context.ts";
import type { App } from "../../src/http/decorations.ts";
import { LIMITS } from "../../src/http/limits.ts";
import { IN_MEMORY, openDatabase } from "../../src/journal/database.ts";
import { isDatabaseAddress, openStorage, type Storage } from "../../src/journal/open-storage.ts";
import type { SqliteStore } from "../../src/journal/sqlite-store.ts";
import type { LadderServices } from "../../src/ladder/ladder-services.ts";
import type { MailAccount } from "../../src/mail/configuration.ts";
import { readMailConfiguration, readMailHere } from "../../src/mail/index.ts";
import type { PassingLetter } from "../../src/mail/outgoing/passing-letters.ts";
import { immediatePlayer } from "../../src/odds/odds-service.ts";
import type { OrganisationServices } from "../../src/organisations/organisation-services.ts";
import type { PeopleConfiguration } from "../../src/people/configuration.ts";
import type { People } from "../../src/people/people.ts";
import type { PeopleServices } from "../../src/people/people-services.ts";
import type { Claims } from "../../src/personal-data/claims.ts";
import type { Corrections } from "../../src/personal-data/corrections.ts";
import type { NameKeeper } from "../../src/personal-data/name-keeper.ts";
import { makePicture } from "../../src/pictures/make-picture.ts";
import { createPictureMaker } from "../../src/pictures/picture-maker.ts";
import { immediateReader } from "../../src/reading/upload-reader.ts";
import { createStandbyDesk } from "../../src/standby/leader.ts";
import type { WebhookServices } from "../../src/webhooks/webhook-services.ts";
import { migratedDatabase } from "../postgres/postgres-server.ts";
import { lendApp, ownApp } from "./app-pool.ts";

/** Pages refer to bundles that tests do not load. */
const assets: Assets = {
  style: "/assets/style.css",
  font: (name: string) => `/assets/${name}.woff2`,
  areaStyle: (area) => `/assets/${area}.css`,
  script: (entry) => ({ src: `/assets/${entry}.js`, preload: [] }),
};

/** A whole server over a journal in memory, with its modules accessible. */
export interface TestServer {
  readonly app: App;
  readonly store: Storage;
  readonly access: Access;
  readonly accounts: PeopleServices;
  readonly claims: Claims;
  readonly corrections: Corrections;
  readonly competitions: CompetitionService;
  /** Not started: `ladder.scheduler.catchUp()` does what is due. */
  readonly ladder: LadderServices;
  /** Not started either. */
  readonly webhooks: WebhookServices;
  readonly channels: ChannelServices;
  readonly clock: Clock;
  readonly people: People;
  readonly organisations: OrganisationServices;
  readonly nameKeeper: NameKeeper;
}

/** Settings of a test that differ from those in a hall. */
export interface TestSettings
  extends Partial<
    Pick<
      AppContext,
      | "limits"
      | "timeouts"
      | "trustedProxies"
      | "publicUrl"
      | "readers"
      | "fileCheck"
      | "pictures"
      | "hall"
      | "stop"
      | "isDesk"
    >
  > {
  readonly now?: () => Date;
  /** Of live streams, in milliseconds. */
  readonly heartbeat?: number;
  /** Milliseconds of a monotonic clock; that of `now` by default. */
  readonly uptime?: () => number;
  /** Outgoing mail server; none by default. */
  readonly smtp?: MailAccount;
  /** Collects letters with sign-in links; by default there is no mail for them. */
  readonly letters?: PassingLetter[];
  /** The ways to get accounts; by invitation only by default. */
  readonly people?: PeopleConfiguration;
  /** True if webhooks may send to this machine; false by default. */
  readonly allowsPrivate?: boolean;
  /** Returns seeds of draws; always the same by default. */
  readonly newSeed?: () => string;
  /**
   * Opens competitions of so many events from snapshots, and keeps one in memory at a time; by
   * default all are read whole.
   */
  readonly snapshotsFrom?: number;
}

/** Starts a server that is closed when the test has finished. */
export const testServer = async (
  path?: string,
  settings: TestSettings = {},
): Promise<TestServer> => {
  const server = await openTestServer(path, settings);
  onTestFinished(server.close);
  return server;
};

/** Returns the file of a server, for tests that bypass the program. */
export const fileOf = ({ store }: Pick<TestServer, "store">): SqliteStore => {
  if (store.medium !== "file") throw new Error("this test looks into a file, and there is none");
  return store;
};

/** True if these tests store everything in PostgreSQL: then none can look into a file. */
export const onDatabase = process.env["LOSFEE_TEST_STORE"] === "postgres";

/** Databases in place of files, if everything is stored in PostgreSQL. */
const databases = new Map<string, string>();

/**
 * Returns the store of a test server: the file of that path or, if LOSFEE_TEST_STORE is `postgres`,
 * a database in its place.
 */
const placeOf = async (path: string): Promise<string> => {
  if (!onDatabase || isDatabaseAddress(path)) return path;
  const database = databases.get(path) ?? (await migratedDatabase());
  if (path !== ":memory:") databases.set(path, database);
  return database;
};

let made: Uint8Array | null = null;

/** Returns an empty database with all tables: creating them took a sixth of many tests. */
const emptyDatabase = (): Uint8Array => {
  if (made !== null) return made;
  const opened = openDatabase(IN_MEMORY);
  if (!opened.ok) throw new Error(opened.error.code);
  made = opened.value.serialize();
  opened.value.close();
  return made;
};

/** Starts a server for several tests, which must close it. */
export const openTestServer = async (
  path = ":memory:",
  {
    now = () => new Date(),
    uptime = () => now().getTime(),
    newSeed = () => "5eed".repeat(16),
    heartbeat,
    smtp,
    allowsPrivate = false,
    people,
    letters,
    snapshotsFrom,
    publicUrl = null,
    ...settings
  }: TestSettings = {},
): Promise<TestServer & { readonly close: () => Promise<void> }> => {
  const opened = await openStorage(await placeOf(path), {
    pollEvery: 20,
    content: emptyDatabase(),
  });
  if (!opened.ok) throw new Error(opened.error.code);
  let suffix = 0;
  const ports = {
    now: () => now().toISOString(),
    newSeed,
    newSalt: () => randomBytes(16).toString("hex"),
    newSuffix: () => `${++suffix}`,
  };
  const mail = readMailConfiguration({ LOSFEE_MAIL_FROM: "pyramid@club.example" });
  if (!mail.ok) throw new Error(mail.error.code);
  const logger = pino({ level: "silent" });
  const composed = compose(
    opened.value,
    {
      ports,
      machine: { uptime, boot: "test" },
      mail: { ...mail.value, smtp: smtp ?? null },
      privateWebhooks: allowsPrivate,
      ...(publicUrl === null ? {} : { publicUrl }),
      ...(people === undefined ? {} : { people }),
    },
    {
      ...{ metrics: null, folder: null, scripts: "test", assets, logger },
      ...{ readers: null, fileCheck: null },
      standby:
        opened.value.medium === "file"
          ? createStandbyDesk({ store: opened.value, now: ports.now })
          : null,
      publisher: () => null,
      networkUrl: () => "http://192.168.0.7:4711",
      localUrl: () => "http://127.0.0.1:4711",
      hall: () => null,
      stop: null,
    },
    {
      lease: ownLease,
      reader: { ...immediateReader, close: async () => undefined },
      mailReader: readMailHere,
      // A process for each would take a second here.
      pictures: createPictureMaker(makePicture),
      resolver: () => Promise.resolve([]),
      ...(letters === undefined
        ? {}
        : { letters: { sendPassing: (letter) => void letters.push(letter) } }),
      odds: { runs: 10, player: immediatePlayer },
      ...(snapshotsFrom === undefined ? {} : { snapshotsFrom, capacity: { competitions: 1 } }),
      ...(heartbeat === undefined ? {} : { heartbeat }),
      webhookTimeout: 2_000,
      laptopTimeout: 3_000,
      onError(error) {
        throw error;
      },
    },
  );
  const { clock, store, services } = composed;
  const context = { ...composed.context, ...settings };
  const { limits = LIMITS, ...unusual } = settings;
  const { app, giveBack } =
    people === undefined && Object.keys(unusual).length === 0
      ? await lendApp(JSON.stringify([store.medium, publicUrl, limits]), context)
      : await ownApp(context);
  const { ladder, webhooks, nameKeeper } = services;
  const close = async (): Promise<void> => {
    await giveBack();
    await webhooks.stop();
    await ladder.stop();
    await nameKeeper.stop();
    await clock.stop();
    await services.backup.stop();
    await composed.context.odds.close();
    await services.snapshots.stop();
    await store.close();
  };
  const { competitions, access, accounts, claims, corrections, organisations, channels } =
    composed.context;
  const { people: persons } = accounts;
  return {
    ...{ app, store, access, competitions, accounts, claims, corrections, people: persons },
    ...{ organisations, nameKeeper, ladder, webhooks, channels, clock, close },
  };
};

/** A client with a browser: sends requests with the cookie of a role. */
export interface Visitor {
  readonly cookies: Readonly<Record<string, string>>;
  /** Calls the API as browsers and other programs do. */
  readonly api: Client;
  send(
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    more?: InjectOptions,
  ): Promise<Answer>;
}

/** A response with its body as JSON, if it is JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: LightMyRequestResponse["headers"];
}

/** Signs a visitor in by a link of one competition: role, label, table or player. */
export const visitor = async (
  { app, access }: TestServer,
  role: Role = "public",
  competition = "",
  label = "Anna",
  scope: Scope | null = null,
): Promise<Visitor> => {
  const token = await sessionFor(access, role, competition, label, scope);
  const cookies: Record<string, string> = token === null ? {} : { losfee_session: token };
  const fetchFor =
    (route: RouteName): Fetch =>
    async (url, { method, headers, body }) => {
      const answer = await app.inject({
        method: method as "GET" | "POST" | "PUT" | "DELETE",
        url,
        cookies,
        headers: Object.fromEntries(new Headers(headers)),
        payload: Buffer.from(await new Response(body ?? null).arrayBuffer()),
      });
      // Every status must be described.
      expect(Object.keys(routes[route].response)).toContain(`${answer.statusCode}`);
      const text = answer.statusCode === 204 ? null : answer.body;
      return new Response(text, { status: answer.statusCode });
    };
  return {
    cookies,
    api: (route, ...call) =>
      client("", { fetch: fetchFor(route), offline: () => "answered otherwise than described" })(
        route,
        ...call,
      ),
    async send(method, url, more = {}) {
      const answer = await app.inject({ method, url, cookies, ...more });
      const type = String(answer.headers["content-type"] ?? "");
      return {
        status: answer.statusCode,
        // Parsed only where a test looks at it: sweeps look at the text.
        get body(): unknown {
          return type.includes("json") ? answer.json() : null;
        },
        text: answer.body,
        headers: answer.headers,
      };
    },
  };
};

const sessionFor = async (
  access: Access,
  role: Role,
  competition: string,
  label: string,
  scope: Scope | null,
): Promise<string | null> => {
  if (role === "public") return null;
  if (role === "director") return (await access.enter(access.newDirectorToken()))?.token ?? null;
  const link = await access.createLink(competition, label, linkRoleOf(scope));
  if (!link.ok) throw new Error(link.error.code);
  return (await access.enter(link.value.token))?.token ?? null;
};

const linkRoleOf = (scope: Scope | null): LinkRole =>
  scope === null
    ? { role: "results" }
    : scope.kind === "table"
      ? { role: "table", scope }
      : { role: "player", scope };

/** Returns the value of a successful call of the API. */
export const unwrap = <Value>(answer: ApiAnswer<Value>): Value => {
  if (answer.ok) return answer.value;
  const { status, code, detail } = answer.problem;
  throw new Error(`${status} ${code}: ${detail}`);
};

/** Sends a command as a visitor. */
export const give = (
  who: Visitor,
  id: string,
  command: CommandInput | { readonly type: string },
  more: {
    readonly acknowledged?: readonly string[];
    readonly expectedSeq?: number;
    readonly effectiveAt?: string;
    readonly sentAt?: string;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<Answer> => {
  const { headers = {}, ...seen } = more;
  return who.send("POST", `/api/v1/competitions/${id}/commands`, {
    headers,
    payload: { command, ...seen },
  });
};

/** Creates a competition by the API whose first round is published. */
export const begunCompetition = async (
  director: Visitor,
  players = 8,
  format = "scrabble-swiss",
): Promise<string> => {
  const { id } = unwrap(
    await director.api("POST /competitions", { body: { name: "Ulm", format } }),
  );
  const entries = Array.from({ length: players }, (_, index) => ({
    name: `P${index + 1}`,
    rating: 1900 - index,
  }));
  const commands: readonly CommandInput<"tournament">[] = [
    { type: "add-entries", entries },
    { type: "draft-round" },
    { type: "publish-round", round: 1 },
  ];
  for (const command of commands) {
    const answer = await give(director, id, command);
    if (answer.status !== 200) throw new Error(answer.text);
  }
  return id;
};

/** Returns the state of an existing tournament. */
export const stateOf = async (server: TestServer, id: string): Promise<TournamentState> => {
  const state = await server.competitions.state(id);
  if (state === null || !isOfKind("tournament", state)) throw new Error(`no tournament ${id}`);
  return state;
};

/** Returns the command that enters a result at a board of the last round. */
export const resultAt = (
  state: TournamentState,
  board: number,
  scores: readonly [number, number] = [400, 350],
): Extract<CommandInput<"tournament">, { type: "enter-result" }> => {
  const round = state.rounds.at(-1);
  const game = round?.games.find((candidate) => candidate.board === board);
  if (round === undefined || game === undefined) throw new Error(`no board ${board}`);
  const [first, second] = game.seats;
  return {
    type: "enter-result",
    round: round.number,
    outcome: {
      kind: "played",
      sides: [
        { entry: first, score: scores[0] },
        { entry: second, score: scores[1] },
      ],
    },
  };
};
