import { Agent, request as ask } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { connect, listen } from "./live-client.ts";
import { enteredKingLui, gameResult, nextStage } from "./played-king-lui.ts";
import { begunCompetition, resultAt, stateOf, testServer, visitor } from "./test-server.ts";

const PHONES = sweep(8, 450);
const TABLES = sweep(25, 40);
const PLAYERS = sweep(30, 300);

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
}

/** Creates a browser with keep-alive connections. */
const browser = (port: number, cookie?: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  onTestFinished(() => agent.destroy());
  const send = (path: string, body?: object): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        accept: body === undefined ? "text/html" : "application/json",
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      const method = body === undefined ? "GET" : "POST";
      const request = ask({ host: "127.0.0.1", port, path, agent, method, headers }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (piece) => {
          text += piece;
        });
        answer.on("end", () => {
          const [set = ""] = answer.headers["set-cookie"] ?? [];
          resolve({ status: answer.statusCode ?? 0, text, cookie: set.split(";")[0] ?? "" });
        });
      });
      // The server closes an idle connection while the browser uses it, and the browser retries.
      request.on("error", (error) =>
        request.reusedSocket ? resolve(send(path, body)) : reject(error),
      );
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { send };
};

it(`a hall behind one address works: ${PHONES} phones follow, ${TABLES} tables report by their links`, async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await enteredKingLui(director, 3 * TABLES);
  const stage = await nextStage(director, id);
  if (stage === null) throw new Error("no stage");
  const port = await listen(server);
  const statuses: number[] = [];

  // Each phone follows the stream and fetches its page after each change, one fetch at a time.
  const stream = `/api/v1/competitions/${id}/stream`;
  const phones = await Promise.all(
    Array.from({ length: PHONES }, async () => {
      const { send } = browser(port);
      statuses.push((await send(`/c/${id}/standings`)).status);
      const live = await connect(port, stream);
      const followed = (async () => {
        for (let seen = 0; seen < TABLES; ) {
          seen = (await live.changes(seen + 1)).length;
          statuses.push((await send(`/c/${id}/standings`)).status);
        }
      })();
      return { live, followed };
    }),
  );

  // The tables scan their codes all at once, open their sheets and report their first game.
  const tables = Array.from({ length: TABLES }, (_, index) => index + 1);
  const links = await Promise.all(
    tables.map(async (table) => {
      const scope = { kind: "table", stage: 0, table } as const;
      const link = await server.access.createLink(id, `Tisch ${table}`, { role: "table", scope });
      return link.ok ? link.value.token : "";
    }),
  );
  const entered = await Promise.all(links.map((token) => browser(port).send(`/enter/${token}`)));
  expect(entered.map(({ status }) => status)).toEqual(tables.map(() => 303));
  const reported = await Promise.all(
    tables.map(async (table, index) => {
      const { send } = browser(port, entered[index]?.cookie);
      statuses.push((await send(`/c/${id}/table`)).status);
      const command = gameResult(stage, 1, table, "report-result");
      return send(`/api/v1/competitions/${id}/commands`, { command });
    }),
  );
  expect(reported.map(({ status, text }) => (status === 200 ? status : text))).toEqual(
    tables.map(() => 200),
  );

  // The director uses the same address and is never held up.
  const own = browser(port, `losfee_session=${director.cookies["losfee_session"]}`);
  for (let look = 0; look < 20; look++) {
    statuses.push((await own.send(`/console/${id}/results`)).status);
  }
  await Promise.all(phones.map(({ followed }) => followed));
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const { live } of phones) expect((await live.changes(TABLES)).length).toBe(TABLES);
  // Creation, entries, draft and publication came before the reports.
  expect((await server.competitions.state(id))?.seq).toBe(4 + TABLES);
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

it(`${PLAYERS} players report from their phones at once, both of each board, and the director’s page is answered meanwhile`, async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director, PLAYERS);
  const before = await stateOf(server, id);
  const port = await listen(server);
  const phones = await Promise.all(
    (before.rounds[0]?.games ?? []).flatMap(({ board, seats }) =>
      seats.map(async (entry) => {
        const player = await visitor(server, "player", id, `P${entry}`, { kind: "player", entry });
        return { board, ...browser(port, `losfee_session=${player.cookies["losfee_session"]}`) };
      }),
    ),
  );
  expect(phones).toHaveLength(PLAYERS);
  const own = browser(port, `losfee_session=${director.cookies["losfee_session"]}`);
  const ask = async (): Promise<number> => {
    const since = performance.now();
    expect((await own.send(`/console/${id}/results`)).status).toBe(200);
    return performance.now() - since;
  };
  // The first request of a program is slow, regardless of other requests.
  const alone: number[] = [];
  while (alone.length < 10) alone.push(await ask());
  const waits: number[] = [];
  let open = phones.length;
  const reports = Promise.all(
    phones.map(async ({ board, send }) => {
      const said = resultAt(before, board, [400 + board, 350]);
      const command = { ...said, board, type: "report-result" };
      const { status, text } = await send(`/api/v1/competitions/${id}/commands`, { command });
      open -= 1;
      return status === 200 ? status : text;
    }),
  );
  do waits.push(await ask());
  while (open > 0);
  expect(new Set(await reports)).toEqual(new Set([200]));
  const { seq, rounds } = await stateOf(server, id);
  // Each report is in the journal once, and both of a board agree.
  expect(seq).toBe(before.seq + PLAYERS);
  const results = rounds[0]?.games.map(({ result }) => result) ?? [];
  expect(results.map((result) => result?.status)).toEqual(results.map(() => "reported"));
  // The phones take turns, also those of this test, which runs on the server's own thread.
  expect(median(waits)).toBeLessThan(20 * median(alone));
});
