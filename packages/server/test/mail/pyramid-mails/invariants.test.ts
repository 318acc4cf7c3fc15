import { mailContext, readWishes } from "@losfee/files";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sweep } from "../../../../../test/long.ts";
import { corpus, delivered, messageOf } from "./collections.ts";
import { collectionNamed } from "./further.ts";
import { type CorpusMail, openPost } from "./pyramid.ts";

const further = ["results", "challenges", "others", "02", "03", "04", "05"]
  .flatMap(collectionNamed)
  .map(messageOf);
const mails: readonly CorpusMail[] = [...corpus.mails, ...further].filter(
  ({ raw, contentType }) => raw === undefined && contentType?.startsWith("text/html") !== true,
);

const players = (corpus.situations["november"]?.players ?? []).map(({ number, name }) => ({
  entry: number,
  name,
  addresses: [],
}));

const WHO = [
  "Petr",
  "Anna Schneider",
  "Emre Yıldız",
  "Jiří Dvořák",
  "er",
  "she",
  "mein Bruder",
  "my friend",
];
const WHOM = ["Bärbel König", "Hannelore Brückner", "Andreas Schneider", "Zdeněk"];
const ACTS: readonly ((who: string, whom: string) => string)[] = [
  (who, whom) => `${who} fordert ${whom} heraus.`,
  (who, whom) => `${who} challenges ${whom}. 1. e4`,
  (who, whom) => `${who} hat gegen ${whom} 1:0 gewonnen.`,
  (who, whom) => `${who} lost against ${whom}.`,
  (who, whom) => `${who} and ${whom} agreed a draw.`,
  (who) => `${who} ist vom 1.12. bis 10.12. im Urlaub.`,
  (who) => `${who} will be on holiday from 1 December to 10 December.`,
  (who) => `${who} möchte auf die Warteliste.`,
  (who) => `${who} tritt aus der Pyramide aus.`,
  (who) => `Bitte setzt ${who} auf die ewige Warteliste.`,
  (who, whom) => `${who} nimmt die Herausforderung von ${whom} an.`,
  (who, whom) => `${who} lehnt die Herausforderung von ${whom} ab.`,
  (who, whom) => `${who} hat ${whom} matt gesetzt.`,
];

it("where only third persons act, nothing is done", async () => {
  const post = await openPost(corpus.director);
  const sentence = fc
    .tuple(fc.constantFrom(...ACTS), fc.constantFrom(...WHO), fc.constantFrom(...WHOM))
    .map(([act, who, whom]) => act(who, whom));
  const texts = fc.array(sentence, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(21, 20, 13), async (some, from) => {
      const body = `Hallo,\n\n${some.join("\n")}\n\nGruß`;
      const mail = messageOf({ from, subject: "Pyramide", body });
      const { recorded } = await post.give(...delivered(mail));
      expect(recorded).toEqual([]);
    }),
    { numRuns: sweep(60, 2500) },
  );
  await post.close();
});

const QUOTED: readonly ((text: string) => string)[] = [
  (text) => text.replace(/^/gm, "> "),
  (text) =>
    `Am 21.11.2025 um 18:02 schrieb Max Ritter <max@post.example>:\n${text.replace(/^/gm, ">")}`,
  (text) => `On Fri, 21 Nov 2025 at 18:02, Max Ritter <max@post.example> wrote:\n\n${text}`,
  (text) => `Max Ritter <max@post.example> schrieb am Fr., 21. Nov. 2025, 18:02:\n\n${text}`,
  (text) =>
    `-----Ursprüngliche Nachricht-----\nVon: Max\nGesendet: Freitag\nAn: Du\nBetreff: x\n\n${text}`,
  (text) => `From: Max\nSent: Friday\nTo: You\nSubject: x\n\n${text}`,
  (text) =>
    `---------- Forwarded message ---------\nFrom: Max\nDate: Fri\nSubject: x\nTo: You\n\n${text}`,
  (text) => `Anfang der weitergeleiteten Nachricht:\n\n${text}`,
  (text) =>
    `________________________________\nVon: Max\nGesendet: Freitag\nAn: Du\nBetreff: x\n\n${text}`,
];

it("a mail that is quoted wholly wishes nothing, however it is quoted", () => {
  const context = mailContext(players, 21, "2025-11-22");
  for (const { subject, body = "" } of mails) {
    for (const quoted of QUOTED) {
      const mail = { subject: `Re: ${subject}`, text: quoted(body), attachments: [] };
      const { wishes } = readWishes(mail, context);
      expect(wishes, quoted(body)).toEqual([]);
    }
  }
});

const CHATTER = [
  "Das Wetter ist heute herrlich.",
  "Am Wochenende waren wir mit den Enkeln im Zoo.",
  "Our dog has learned to open the fridge.",
  "Ich trinke gerade einen Kaffee und höre Musik.",
  "The trains were late again.",
  "Die Heizung macht wieder Geräusche.",
  "Gestern gab es Linsen mit Spätzle!",
  "Viele Grüße auch an die Familie.",
];

it("chatter beside it makes no act of a proposal, and never changes who won", async () => {
  const post = await openPost(corpus.director);
  const keysOf = async (mail: CorpusMail): Promise<readonly string[]> =>
    (await post.give(...delivered(mail))).recorded.map((event) => JSON.stringify(event));
  const chatty = fc.tuple(fc.constantFrom(...mails), fc.constantFrom(...CHATTER), fc.boolean());
  await fc.assert(
    fc.asyncProperty(chatty, async ([mail, chatter, before]) => {
      const { body = "" } = mail;
      const longer = before
        ? `${chatter}\n\n${body}`
        : body.replace(/\n\n|$/, `\n\n${chatter}\n\n`);
      const plain = await keysOf(mail);
      const beside = await keysOf({ ...mail, body: longer });
      expect(plain).toEqual(expect.arrayContaining([...beside]));
    }),
    { numRuns: sweep(80, 2500) },
  );
  await post.close();
});
