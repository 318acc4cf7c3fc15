/** Several servers on one PostgreSQL, killed and started again under load, lose nothing and do nothing twice. */
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { ask, crashingDatabase } from "../../server/test/postgres/postgres-server.ts";
import { losfee } from "./losfee.ts";
import { built, servedFolder } from "./served.ts";
import { create, drawn, give, type Headers, untilAnswered } from "./several-servers/club.ts";
import { startFleet } from "./several-servers/fleet.ts";
import { startPost } from "./several-servers/post.ts";
import { askAsStranger, watchChanges } from "./several-servers/strangers.ts";

const SERVERS = 3;
const SIZE = { clients: 64, cups: 16, kills: 34 * SERVERS, restarts: 5, pyramids: 20 };

/** Each server's kills and the database's restarts, shuffled. */
const disasters = (draw: (below: number) => number): readonly (number | "database")[] => {
  const all: (number | "database")[] = [
    ...Array.from({ length: SIZE.kills }, (_, index) => index % SERVERS),
    ...Array.from({ length: SIZE.restarts }, () => "database" as const),
  ];
  for (let index = all.length - 1; index > 0; index--) {
    const other = draw(index + 1);
    const [one, two] = [all[index], all[other]];
    if (one === undefined || two === undefined) throw new Error("no such disaster");
    [all[index], all[other]] = [two, one];
  }
  return all;
};

const served = servedFolder();

/** Part of an answer that reveals an unpublished round. */
const DRAFT = /"status":"draft"/;

const person = (name: string, index: number) => ({ name, birth: `1977-03-1${4 + (index % 4)}` });

const names = (text: string): readonly string[] =>
  (JSON.parse(text) as { readonly entries: readonly { readonly name: string }[] }).entries.map(
    ({ name }) => name,
  );

describe.skipIf(!built)(`${SERVERS} servers on one PostgreSQL`, () => {
  test(`lose nothing, killed (${SIZE.kills} times) while the database crashes, too (${SIZE.restarts})`, async () => {
    const draw = drawn(20_261_123);
    const database = await crashingDatabase();
    const post = await startPost();
    const fleet = await startFleet(served, database.address, SERVERS, {
      LOSFEE_SMTP_URL: post.url,
      LOSFEE_MAIL_FROM: "pyramid@club.example",
      LOSFEE_MAIL_PER_MINUTE: "1000",
    });
    const { urls } = fleet;
    const entered = await fetch(fleet.directorUrl, { redirect: "manual" });
    const director: Headers = { cookie: entered.headers.get("set-cookie")?.split(";")[0] ?? "" };

    const cups: string[] = [];
    for (let cup = 0; cup < SIZE.cups; cup++) {
      cups.push(await create(urls, director, `Cup ${cup}`, "scrabble-swiss"));
    }
    const drafted = await create(urls, director, "Draft Cup", "scrabble-swiss");
    const entries = Array.from({ length: 8 }, (_, index) => person(`Player ${index}`, index));
    await give(urls, 0, director, drafted, "entries", { type: "add-entries", entries });
    await give(urls, 0, director, drafted, "draft", { type: "draft-round" });
    const rounds = await untilAnswered(urls, 0, `/api/v1/competitions/${drafted}/rounds`, {
      headers: director,
    });
    // Otherwise the strangers would look for nothing.
    expect(rounds.text).toMatch(DRAFT);
    const pyramids: string[] = [];
    for (let number = 0; number < SIZE.pyramids; number++) {
      const id = await create(urls, director, `Pyramid ${number}`, "pyramid");
      const players = ["Pia Pharao", "Anna Müller", "Bernd Meier", "Carla Conti"].map(
        (name, index) => ({ name, addresses: [`p${number}-${index + 1}@private.example`] }),
      );
      await give(urls, 0, director, id, "entries", { type: "add-entries", entries: players });
      const mail = await untilAnswered(urls, 0, `/api/v1/competitions/${id}/mail`, {
        method: "PUT",
        headers: director,
        body: {
          address: null,
          senderName: "Pyramid",
          sending: "on",
          since: new Date().toISOString(),
          receiving: false,
        },
      });
      expect([mail.status, mail.text]).toEqual([200, expect.anything()]);
      pyramids.push(id);
    }

    const over = new AbortController();
    const { signal } = over;
    const strangersEnd = new AbortController();
    /** Acknowledged commands: key and answer. */
    const acknowledged = new Map<string, { id: string; name: string; answer: string }>();
    const client = async (number: number): Promise<void> => {
      const id = cups[number % cups.length] ?? "";
      for (let count = 0; !signal.aborted; count++) {
        const name = `Client ${number} No ${count}`;
        const command = { type: "add-entries", entries: [person(name, count)] };
        const key = `client-${number}-${count}`;
        const answer = await give(urls, number + count, director, id, key, command);
        acknowledged.set(key, { id, name, answer });
        await sleep(1000);
      }
    };
    const challenger = async (): Promise<void> => {
      for (const [number, id] of pyramids.entries()) {
        const command = {
          type: "challenge",
          challenger: 4,
          targets: [{ kind: "player", player: 3 }],
        };
        await give(urls, number, director, id, `challenge-${number}`, command);
        if (!signal.aborted) await sleep(8_000, undefined, { ref: false });
      }
    };
    const paths = [
      { path: "/" },
      { path: `/api/v1/competitions/${drafted}/rounds`, never: DRAFT },
      { path: `/api/v1/competitions/${cups[0]}` },
      { path: `/api/v1/competitions/${cups[1]}/entries` },
      { path: `/api/v1/competitions/${pyramids[0]}/pyramid` },
    ];
    const strangers = urls.map((_, number) =>
      askAsStranger(urls, number, paths, strangersEnd.signal),
    );
    const watchers = cups.map((id, number) => watchChanges(urls, number, id, strangersEnd.signal));
    const work = [
      challenger(),
      ...Array.from({ length: SIZE.clients }, (_, number) => client(number)),
    ];
    const working = Promise.all(work);
    for (const disaster of disasters(draw)) {
      await sleep(200 + draw(800));
      if (disaster === "database") await database.restart();
      else await fleet.killAndStart(disaster);
    }
    over.abort();
    await working;

    // Every client got an answer to every command: exactly these must be there, once.
    const expected = (id: string): readonly string[] =>
      [...acknowledged.values()]
        .filter((one) => one.id === id)
        .map(({ name }) => name)
        .toSorted();
    const heads = new Map<string, number>();
    for (const id of cups) {
      for (const url of urls) {
        const path = `/api/v1/competitions/${id}/entries`;
        const shown = await untilAnswered([url], 0, path, { headers: director });
        expect(names(shown.text).toSorted()).toEqual(expected(id));
        heads.set(id, JSON.parse(shown.text).seq);
      }
    }
    const again = [...acknowledged].slice(-100);
    for (const [key, { id, name, answer }] of again) {
      const entry = person(name, Number(name.split(" ").at(-1)));
      const command = { type: "add-entries", entries: [entry] };
      const repeated = await give(urls, 0, director, id, key, command);
      expect(JSON.parse(repeated).seq).toBe(JSON.parse(answer).seq);
    }
    for (const [number, watcher] of watchers.entries()) {
      const head = heads.get(cups[number] ?? "");
      await vi.waitFor(() => expect(watcher.seqs.at(-1)).toBe(head), { timeout: 60_000 });
      expect(watcher.seqs).toEqual(watcher.seqs.toSorted((a, b) => a - b));
    }
    // The challenge's letter to the defender, in each pyramid, under one Message-ID.
    const told = (number: number) =>
      post.mails.filter(({ to }) => to.includes(`p${number}-3@private.example`));
    const letters = new Map<string, Set<string>>();
    for (const number of pyramids.keys()) {
      const stuck = async (): Promise<string> => {
        const path = `/api/v1/competitions/${pyramids[number]}/outbox`;
        return (await untilAnswered(urls, 0, path, { headers: director })).text;
      };
      await vi.waitFor(
        async () => {
          if (told(number).length > 0) return;
          // Killed in the middle of sending: the director is informed, nothing is guessed.
          expect(await stuck()).toMatch(/"status":"(sending|failed)"/);
        },
        { timeout: 90_000, interval: 500 },
      );
    }
    for (const { to, raw } of post.mails) {
      const [subject, id] = ["Subject", "Message-ID"].map(
        (field) => new RegExp(`^${field}: (.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(raw)?.[1] ?? "",
      );
      const letter = `${to.join()} ${subject}`;
      letters.set(letter, (letters.get(letter) ?? new Set()).add(id ?? ""));
    }
    expect([...letters].filter(([, ids]) => ids.size > 1)).toEqual([]);
    strangersEnd.abort();
    for (const { asked, leaks } of await Promise.all(strangers)) {
      expect(leaks).toEqual([]);
      expect(asked).toBeGreaterThanOrEqual(paths.length);
    }
    expect(fleet.fallen).toEqual([]);
    const rows = await ask(database.address, "SELECT count(*)::text AS count FROM events");
    const resumed = watchers.reduce((sum, watcher) => sum + watcher.resumed, 0);
    const figures = { acknowledged: acknowledged.size, resumed, letters: letters.size };
    process.stdout.write(`${JSON.stringify({ ...figures, events: rows[0]?.["count"] })}\n`);
    const verified = await losfee(["verify", "--database", database.address], { cwd: served.path });
    expect([verified.code, verified.stderr]).toEqual([0, ""]);
  });
});
