import { setTimeout } from "node:timers/promises";
import type { Answer } from "@losfee/contract";
import type { AnswerOf, InboxItem } from "@losfee/contract/api";
import { describe, expect, it } from "vitest";
import { letter } from "../mail/letters.ts";
import { give, type TestServer, testServer, unwrap, type Visitor, visitor } from "./test-server.ts";

/** Pia on 1.1, Anna and Bernd on level 2, Carla on 3.1. */
const NAMES = ["Pia Pharao", "Anna Müller", "Bernd Meier", "Carla Conti"] as const;

interface Setting {
  readonly server: TestServer;
  readonly director: Visitor;
  readonly id: string;
  readonly api: string;
  /** Time after all entries. */
  readonly begun: string;
}

const addressOf = (name: string): string => `${name.split(" ")[0]?.toLowerCase()}@example.org`;

const setUp = async (): Promise<Setting> => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const { id } = unwrap(
    await director.api("POST /competitions", { body: { name: "Pyramide", format: "pyramid" } }),
  );
  const entries = NAMES.map((name) => ({ name, addresses: [addressOf(name)] }));
  await give(director, id, { type: "add-entries", entries });
  const begun = new Date().toISOString();
  // Events within one millisecond keep the order of recording.
  while (Date.now() <= Date.parse(begun)) await setTimeout(1);
  return { server, director, id, api: `/api/v1/competitions/${id}`, begun };
};

const handIn = (
  { director, id }: Setting,
  from: (typeof NAMES)[number] | "Fremd",
  text: string,
  more: { readonly arrivedAt?: string; readonly id?: string } = {},
) =>
  director.api("POST /competitions/:id/inbox", {
    params: { id },
    query: { arrivedAt: more.arrivedAt ?? new Date().toISOString() },
    headers: { "content-type": "message/rfc822" },
    body: letter({
      from: `${from} <${addressOf(from)}>`,
      text,
      ...(more.id === undefined ? {} : { id: more.id }),
    }),
  });

const mailOf = (handedIn: Answer<AnswerOf<"POST /competitions/:id/inbox">>): InboxItem => {
  const [mail] = unwrap(handedIn).mails;
  if (mail === undefined) throw new Error("no mail");
  return mail;
};

const games = async ({ director, id }: Setting): Promise<readonly string[]> => {
  const { games } = unwrap(await director.api("GET /competitions/:id/games", { params: { id } }));
  return games.map(({ names }) => names.join(" – "));
};

describe("the inbox by the API", () => {
  it("takes a message that is handed in, acts where it is clear, and counts copies", async () => {
    const setting = await setUp();
    const text = "Ich fordere Bernd Meier heraus. 1. e4";
    const first = await handIn(setting, "Carla Conti", text, { id: "<a@example.org>" });
    expect(mailOf(first)).toMatchObject({
      player: { entry: 4, name: "Carla Conti" },
      status: "done",
      marks: [],
      proposals: [{ index: 0, certain: true, text: "Carla Conti fordert Bernd Meier" }],
    });
    const again = await handIn(setting, "Carla Conti", text, { id: "<a@example.org>" });
    expect(mailOf(again)).toMatchObject({ id: mailOf(first).id, marks: ["duplicate"] });
    expect(await games(setting)).toEqual(["Carla Conti – Bernd Meier"]);
  });

  it("lets the director say yes to what is not certain, once", async () => {
    const setting = await setUp();
    const { director, api } = setting;
    const mail = mailOf(await handIn(setting, "Carla Conti", "Ich trete zurück."));
    expect(mail).toMatchObject({
      status: "open",
      proposals: [{ certain: false, text: "Carla Conti verlässt die Pyramide" }],
    });
    const accept = (payload: object) =>
      director.send("POST", `${api}/inbox/${mail.id}/accept`, { payload });
    expect(await accept({ proposal: 0, expectedSeq: 1 })).toMatchObject({
      status: 409,
      body: { code: "stale" },
    });
    expect(await accept({ proposal: 1 })).toMatchObject({
      status: 422,
      body: { code: "unknown-proposal", known: 1, detail: expect.stringContaining("Vorschlag 2") },
    });
    const accepted = await accept({ proposal: 0 });
    expect(accepted).toMatchObject({ status: 200, body: { mail: { status: "done" } } });
    expect((await accept({ proposal: 0 })).body).toEqual(accepted.body);
  });

  it("warns the director of what is recorded without effect, and names the reason", async () => {
    const setting = await setUp();
    const { director, api } = setting;
    const mail = mailOf(await handIn(setting, "Fremd", "Ich nehme den freien Platz."));
    const { body } = await director.send("POST", `${api}/inbox/${mail.id}/enter`, {
      payload: {
        command: {
          ...{ type: "challenge", challenger: 4, evenWithoutEffect: true },
          targets: [{ kind: "vacancy", seat: { level: 3, index: 3 } }],
        },
        done: true,
      },
    });
    expect(body).toMatchObject({
      mail: { status: "done" },
      warnings: [{ code: "without-effect", message: expect.stringContaining("ohne Wirkung") }],
    });
  });

  it("takes what the director reads in a mail as of its arrival, once, and keeps the rest open", async () => {
    const setting = await setUp();
    const { director, api, begun, id } = setting;
    const mail = mailOf(await handIn(setting, "Fremd", "Carla: Bernd!", { arrivedAt: begun }));
    const command = {
      type: "challenge",
      challenger: 4,
      targets: [{ kind: "player", player: 3 }],
    };
    const enter = (payload: object) =>
      director.send("POST", `${api}/inbox/${mail.id}/enter`, { payload });
    expect(await enter({ command, done: false })).toMatchObject({
      status: 200,
      body: { mail: { status: "open" } },
    });
    expect(await games(setting)).toEqual(["Carla Conti – Bernd Meier"]);
    expect(await enter({ command, done: true })).toMatchObject({
      status: 200,
      body: { mail: { status: "done" } },
    });
    const [game] = unwrap(
      await director.api("GET /competitions/:id/games", { params: { id } }),
    ).games;
    expect(game?.at).toBe(begun);
    const again = { ...command, targets: [{ kind: "player", player: 2 }] };
    expect(await enter({ command: again, done: true })).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining("Carla Conti") },
    });
  });

  it("gives back what was put away", async () => {
    const setting = await setUp();
    const { director, api } = setting;
    const mail = mailOf(await handIn(setting, "Carla Conti", "Wie geht es?"));
    for (const status of ["ignored", "open"]) {
      const settled = await director.send("POST", `${api}/inbox/${mail.id}/settle`, {
        payload: { status },
      });
      expect(settled).toMatchObject({ status: 200, body: { mail: { status } } });
    }
  });

  it("names who may have written from an address that nobody has, and knows them once it is bound", async () => {
    const setting = await setUp();
    const { director, id } = setting;
    const raw = letter({
      from: "Bernd M. <b.meier@elsewhere.example>",
      text: "Ich fordere Pia Pharao heraus. 1. e4",
    });
    const stranger = mailOf(
      await director.api("POST /competitions/:id/inbox", {
        params: { id },
        query: {},
        headers: { "content-type": "message/rfc822" },
        body: raw,
      }),
    );
    expect(stranger).toMatchObject({
      player: null,
      marks: ["unknown-sender"],
      candidates: [{ entry: 3, name: "Bernd Meier" }],
    });
    const addresses = ["bernd@example.org", "b.meier@elsewhere.example"];
    await give(director, id, { type: "change-entry", entry: 3, details: { addresses } });
    const params = { id, mail: stranger.id };
    const known = unwrap(await director.api("GET /competitions/:id/inbox/:mail", { params }));
    expect(known.mail).toMatchObject({
      player: { entry: 3 },
      candidates: [],
      marks: [],
      proposals: [{ text: "Bernd Meier fordert Pia Pharao" }],
    });
  });

  it("says that no mail leaves from here where none can, instead of keeping an answer for ever", async () => {
    const setting = await setUp();
    const { director, api } = setting;
    const mail = mailOf(await handIn(setting, "Carla Conti", "Wie geht es?"));
    const payload = { subject: "Re: Frage", text: "Gut." };
    expect(
      await director.send("POST", `${api}/inbox/${mail.id}/answer`, { payload }),
    ).toMatchObject({ status: 422, body: { code: "mail-off" } });
  });

  it("overturns what followed only when the director has seen it and gives a reason", async () => {
    const setting = await setUp();
    const { director, id, api, begun } = setting;
    await give(director, id, {
      type: "challenge",
      challenger: 3,
      targets: [{ kind: "player", player: 1 }],
    });
    const mail = mailOf(
      await handIn(setting, "Anna Müller", "Ich fordere Pia Pharao heraus. 1. d4", {
        arrivedAt: begun,
      }),
    );
    expect(mail.status).toBe("open");
    const accept = (payload: object) =>
      director.send("POST", `${api}/inbox/${mail.id}/accept`, { payload });
    expect(await accept({ proposal: 0 })).toMatchObject({
      status: 422,
      body: { code: "overturns", impact: { undone: [{ kind: "challenged", challenger: 3 }] } },
    });
    const overturn = { pin: false, reason: "kam zuerst an" };
    expect((await accept({ proposal: 0, overturn })).status).toBe(200);
    expect(await games(setting)).toEqual(["Anna Müller – Pia Pharao"]);
  });

  it("shows what is wrong with a mail, and all of its text", async () => {
    const setting = await setUp();
    const { server, director, id } = setting;
    const stranger = mailOf(await handIn(setting, "Fremd", `Hallo! ${"Wer da? ".repeat(60)}`));
    expect(stranger).toMatchObject({ status: "open", marks: ["unknown-sender"], player: null });
    const params = { id, mail: stranger.id };
    const whole = unwrap(await director.api("GET /competitions/:id/inbox/:mail", { params }));
    expect(whole.mail.text.length).toBeGreaterThan(400);
    const row = await server.ladder.mail.inbox.row(stranger.id);
    if (row === null) throw new Error("no row");
    const { arrivedAt, message } = row;
    const domain = "example.org";
    await server.ladder.mail.inbox.store(
      [
        {
          competition: id,
          arrivedAt,
          finding: "automatic",
          message: { ...message, messageId: "<forged@example.org>" },
          authenticity: { result: "failed", reason: "signature-broken", domain },
        },
        {
          competition: null,
          arrivedAt,
          finding: "misdirected",
          message: { ...message, messageId: "<lost@example.org>" },
          authenticity: { result: "none", reason: "unsigned", domain },
        },
      ],
      null,
    );
    const { mails } = unwrap(await director.api("GET /competitions/:id/inbox", { params: { id } }));
    expect(mails.map(({ marks }) => marks)).toEqual([
      ["unknown-sender"],
      ["forged", "auto-reply"],
      ["misdirected"],
    ]);
  });

  it("puts mails away", async () => {
    const setting = await setUp();
    const { director, api } = setting;
    const { id } = mailOf(await handIn(setting, "Fremd", "Hallo!"));
    const settle = (mail: string, status: string) =>
      director.send("POST", `${api}/inbox/${mail}/settle`, { payload: { status } });
    expect(await settle(id, "ignored")).toMatchObject({
      status: 200,
      body: { mail: { status: "ignored" } },
    });
    expect(await settle("nothing", "done")).toMatchObject({
      status: 404,
      body: { code: "unknown-mail" },
    });
    expect((await settle(id, "new")).status).toBe(400);
    const open = await director.send("GET", `${api}/inbox?status=open`);
    expect(open.body).toMatchObject({ mails: [] });
  });

  it("takes messages up to 1 MB, and everything from the director alone", async () => {
    const setting = await setUp();
    const huge = await handIn(setting, "Carla Conti", "x".repeat(1024 * 1024));
    expect(huge).toMatchObject({ problem: { status: 413, code: "body-too-large" } });
    const { server, id, api } = setting;
    const carla = await visitor(server, "player", id, "Carla", { kind: "player", entry: 4 });
    for (const path of ["inbox", "outbox", "mail"]) {
      expect(await carla.send("GET", `${api}/${path}`)).toMatchObject({
        status: 403,
        body: { code: "not-allowed" },
      });
    }
  });
});

describe("the outbox by the API", () => {
  const settings = {
    address: "pyramid@club.example",
    senderName: "Pyramide",
    sending: "drafts",
    since: "2020-01-01T00:00:00.000Z",
    receiving: true,
  };

  it("is set up in words that say what is wrong", async () => {
    const { director, api } = await setUp();
    expect(await director.send("GET", `${api}/mail`)).toMatchObject({
      status: 200,
      body: { settings: null, server: { sends: false, receives: false, mailbox: null } },
    });
    const kept = await director.send("PUT", `${api}/mail`, { payload: settings });
    expect(kept).toMatchObject({ status: 200, body: { settings } });
    const wrong = await director.send("PUT", `${api}/mail?lang=en`, {
      payload: { ...settings, address: "nowhere" },
    });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: "mail-address-invalid", detail: expect.stringContaining("“nowhere”") },
    });
  });

  it("begins at the server's time where nothing else is said, and goes on from there", async () => {
    const { director, api } = await setUp();
    const { since: _, ...unsaid } = settings;
    const before = Date.now();
    const first = await director.send("PUT", `${api}/mail`, { payload: unsaid });
    const { since } = (first.body as { readonly settings: { readonly since: string } }).settings;
    expect(Date.parse(since)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
    const second = await director.send("PUT", `${api}/mail`, { payload: unsaid });
    expect(second).toMatchObject({ status: 200, body: { settings: { since } } });
  });

  it("lets the director change and send drafts, or take them back", async () => {
    const { server, director, id, api } = await setUp();
    await director.send("PUT", `${api}/mail`, { payload: settings });
    await give(director, id, {
      type: "challenge",
      challenger: 4,
      targets: [{ kind: "player", player: 3 }],
    });
    await server.ladder.scheduler.catchUp();
    const drafts = async () => {
      const call = { params: { id }, query: { status: "draft" } } as const;
      return unwrap(await director.api("GET /competitions/:id/outbox", call)).mails;
    };
    const [draft, other] = await drafts();
    if (draft === undefined || other === undefined) throw new Error("no drafts");
    const act = (mail: string, act: "send" | "cancel", payload: object = {}) =>
      director.send("POST", `${api}/outbox/${encodeURIComponent(mail)}/${act}`, {
        ...(act === "send" ? { payload } : {}),
      });
    const to = { name: "Bernd", address: "bernd@elsewhere.example" };
    const content = { to, subject: "Forderung", text: "Carla fordert dich." };
    const nowhere = { ...content, to: { ...to, address: "nowhere" } };
    expect(await act(draft.id, "send", { content: nowhere })).toMatchObject({
      status: 422,
      body: { code: "mail-address-invalid" },
    });
    expect(await act(draft.id, "send", { content })).toMatchObject({
      status: 200,
      body: { status: "waiting", ...content },
    });
    expect(await act(other.id, "cancel")).toMatchObject({
      status: 200,
      body: { status: "cancelled" },
    });
    expect(await act(other.id, "send")).toMatchObject({
      status: 422,
      body: { code: "mail-settled", state: "cancelled" },
    });
    expect(await act(other.id, "cancel")).toMatchObject({ status: 422 });
    expect(await act("nothing", "send")).toMatchObject({
      status: 404,
      body: { code: "unknown-mail" },
    });
    expect((await drafts()).map((mail) => mail.id)).not.toContain(draft.id);
  });
});
