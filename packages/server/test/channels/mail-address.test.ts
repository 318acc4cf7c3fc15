/** Messages by mail require the reader's confirmation, and end as easily. */
import type { CommandInput } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  begunCompetition,
  give,
  type TestServer,
  testServer,
  type Visitor,
  visitor,
} from "../http/test-server.ts";
import type { SmtpSink } from "../mail/open-smtp-sink.ts";
import { startSmtpSink } from "../mail/smtp-sink.ts";

const DAY = 86_400_000;
const HTML = { accept: "text/html" };
const FORM = { ...HTML, "content-type": "application/x-www-form-urlencoded" };

interface World {
  readonly server: TestServer;
  readonly director: Visitor;
  readonly player: Visitor;
  readonly sink: SmtpSink;
  readonly id: string;
  readonly later: (milliseconds: number) => void;
}

const world = async (): Promise<World> => {
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead);
  const sink = await startSmtpSink();
  const server = await testServer(undefined, {
    now,
    uptime: () => now().getTime(),
    smtp: sink.account,
    publicUrl: "http://192.168.0.7:4711",
  });
  const director = await visitor(server, "director");
  const id = await begunCompetition(director, 4);
  const player = await visitor(server, "player", id, "P1", { kind: "player", entry: 1 });
  server.ladder.mail.dispatcher?.start();
  server.webhooks.start();
  const later = (milliseconds: number): void => {
    ahead += milliseconds;
  };
  return { server, director, player, sink, id, later };
};

const choose = ({ player, id }: World, address: string, who = player) =>
  who.send("POST", `/c/${id}/me/messages`, {
    headers: FORM,
    payload: new URLSearchParams({
      ...{ act: "add", channel: "mail", address },
      ...{ "topic-announcements": "on" },
    }).toString(),
  });

/** Returns the text of a received mail without headers, its line breaks undone (RFC 2045, 6.7). */
const textOf = ({ mails }: SmtpSink, which: number): string =>
  (mails[which]?.raw ?? "").replace(/^.*?\r\n\r\n/s, "").replaceAll("=\r\n", "");

/** Returns the paths of a mail's links to the page of its address, in order. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/http:\/\/192\.168\.0\.7:4711(\/c\/\S+\/mail\/[\w-]+\/[\w-]+)/g)].map(
    ([, path = ""]) => path,
  );

const press = async (server: TestServer, path: string, payload = "") =>
  (await visitor(server)).send("POST", path, { headers: FORM, payload });

const look = async (server: TestServer, path: string): Promise<string> =>
  (await (await visitor(server)).send("GET", path, { headers: HTML })).text;

/** Posts an announcement. */
const announce = async ({ director, id }: World, text: string): Promise<void> => {
  const { status } = await give(director, id, {
    type: "post-announcement",
    text,
  } as CommandInput<"tournament">);
  expect(status).toBe(200);
};

const pageOf = async ({ player, id }: World): Promise<string> =>
  (await player.send("GET", `/c/${id}/me/messages`, { headers: HTML })).text;

describe("a mail address that a player types", () => {
  it("gets one mail that asks, and no message before somebody answers it", async () => {
    const here = await world();
    const { server, sink } = here;
    expect((await choose(here, "anna@club.example")).status).toBe(303);
    await sink.count(1);
    expect(sink.mails[0]?.to).toEqual(["anna@club.example"]);
    expect(await pageOf(here)).toContain("Noch nicht bestätigt");
    await announce(here, "Pause bis zwei");

    const [confirm = ""] = linksIn(textOf(sink, 0));
    // Mail scanners open links, too: that confirms nothing.
    expect(await look(server, confirm)).toContain("anna@club.example");
    expect(await pageOf(here)).toContain("Noch nicht bestätigt");
    await press(server, confirm);
    expect(await look(server, confirm)).toContain("Nachrichten gehen jetzt an");
    expect(await pageOf(here)).not.toContain("Noch nicht bestätigt");

    // Earlier messages were not kept for it; new ones arrive.
    await announce(here, "Pause bis drei");
    await sink.count(2);
    expect(textOf(sink, 1)).toContain("Pause bis drei");
    expect(sink.mails).toHaveLength(2);
  });

  it("ends by the link in each mail, by a person's button and by a program's one click", async () => {
    const here = await world();
    const { server, sink } = here;
    await choose(here, "anna@club.example");
    await sink.count(1);
    const [confirm = "", end = ""] = linksIn(textOf(sink, 0));
    await press(server, confirm);
    expect(sink.mails[0]?.raw).toMatch(/^List-Unsubscribe:\s+<http:\S+>\r$/m);
    expect(await look(server, end)).toContain("Keine Nachrichten mehr");
    const gone = await press(server, end, "List-Unsubscribe=One-Click");
    expect(gone.status).toBe(303);
    for (const link of [confirm, end]) {
      expect(await look(server, link)).toContain("Über diesen Link kommen keine Nachrichten");
    }
    expect(await pageOf(here)).not.toContain("anna@club.example");
  });

  it("can be confirmed for three days, then it is asked anew", async () => {
    const here = await world();
    const { server, sink, later } = here;
    await choose(here, "anna@club.example");
    await sink.count(1);
    const [confirm = ""] = linksIn(textOf(sink, 0));
    later(3 * DAY + 60_000);
    await press(server, confirm);
    expect(await look(server, confirm)).toContain("Über diesen Link kommen keine Nachrichten");
    expect(await pageOf(here)).toContain("Der Link in der Mail ist abgelaufen");
    await choose(here, "anna@club.example");
    await sink.count(2);
    const [again = ""] = linksIn(textOf(sink, 1));
    expect(again).not.toBe(confirm);
    await press(server, again);
    expect(await look(server, again)).toContain("Nachrichten gehen jetzt an");
  });

  it("stays confirmed where its owner chooses it again", async () => {
    const here = await world();
    await choose(here, "anna@club.example");
    await here.sink.count(1);
    await press(here.server, linksIn(textOf(here.sink, 0))[0] ?? "");
    await choose(here, "anna@club.example");
    expect(await pageOf(here)).not.toContain("Noch nicht bestätigt");
    expect(here.sink.mails).toHaveLength(1);
  });

  it("is asked five times an hour at most, whoever asks", async () => {
    const here = await world();
    const { server, id } = here;
    const statuses: number[] = [];
    for (let entry = 1; entry <= 4; entry++) {
      const player = await visitor(server, "player", id, `Q${entry}`, { kind: "player", entry });
      for (let time = 0; time < 2; time++) {
        statuses.push((await choose(here, " Anna@club.example", player)).status);
      }
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
  });

  it("tells nobody else anything: a wrong link is answered like an old one", async () => {
    const here = await world();
    await choose(here, "anna@club.example");
    await here.sink.count(1);
    const [confirm = ""] = linksIn(textOf(here.sink, 0));
    const [, , , , channel = ""] = confirm.split("/");
    const wrong = ["x", "A".repeat(43), channel].map((token) => confirm.replace(/[^/]+$/, token));
    const other = confirm.replace(channel, "unknown");
    for (const link of [...wrong, other]) {
      await press(here.server, link);
      const page = await look(here.server, link);
      expect(page).toContain("Über diesen Link kommen keine Nachrichten");
      expect(page).not.toContain("anna@club.example");
    }
    expect(await pageOf(here)).toContain("Noch nicht bestätigt");
  });
});
