/**
 * Incoming mails per second: the raw message parsed, and its wishes recognised among the names of
 * 300 players; then also its signature checked, and kept on disk.
 *
 *     node --conditions=losfee:source bench/mail-in.bench.ts
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createMail, openStorage, readMessage, readSenderWishes } from "@losfee/server";
import { trustedDate } from "../packages/server/src/clock/clock.ts";
import { letter, resolver, signed } from "../packages/server/test/mail/letters.ts";
import { describeMachine } from "./machine.ts";

const folder = mkdtempSync(join(resolve(process.argv[2] ?? "."), "losfee-bench-"));

const GIVEN = "Anna Bernd Clara Dieter Eva Franz Gerda Hans Ida Jan".split(" ");
const SURNAME = "Müller Meier Schulze Schmidt Wagner Becker Hoffmann Koch Richter Wolf".split(" ");

const players = Array.from({ length: 300 }, (_, index) => ({
  entry: index + 1,
  name: `${GIVEN[index % 10]} ${SURNAME[Math.floor(index / 10) % 10]}${"abc"[Math.floor(index / 100)]}`,
  addresses: [`player${index + 1}@example.org`],
}));

const quoted = Array.from({ length: 40 }, (_, index) => `> line ${index} of an earlier mail`);

const texts = [
  "Hallo,\r\n\r\nich fordere Eva Schulzea heraus. Mein erster Zug: 1. e4\r\n\r\nViele Grüße",
  "Ich fordere heraus:\r\n- XXX auf 5.1\r\n- XXX auf 3.1\r\n- Hans Kocha auf 2.1",
  "1. e4 e5\r\n2. Sf3 Sc6\r\n3. Lb5 a6",
  "Die Partie gegen Jan Wolfb endete 1-0.",
  "I am on holiday from 3 August until 17 August 2026.",
  "Bitte auf die Warteliste setzen.",
  '[White "A"]\r\n[Black "B"]\r\n\r\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2',
  "Vielen Dank und bis bald!",
];

const mails = await Promise.all(
  Array.from({ length: 400 }, (_, index) =>
    signed(
      letter({
        from: `Player <player${(index % 300) + 1}@example.org>`,
        text: [texts[index % texts.length] ?? "", "", "Am 1.7. schrieb X:", ...quoted].join("\r\n"),
      }),
    ),
  ),
);
const raws = mails.map((raw) => Buffer.from(raw));

const perSecond = async (work: (raw: Uint8Array) => Promise<unknown>): Promise<string> => {
  for (const raw of raws.slice(0, 100)) await work(raw);
  const start = performance.now();
  for (const raw of raws.slice(100)) await work(raw);
  return ((1000 * (raws.length - 100)) / (performance.now() - start)).toFixed(0).padStart(8);
};

const nobody = new Set<string>();
let recognised = 0;
const recognise = async (raw: Uint8Array): Promise<void> => {
  const message = await readMessage(raw, nobody);
  if (!message.ok) throw new Error(message.error.code);
  const { value } = message;
  const { reading } = readSenderWishes(value, players, "2026-07-01T08:00:00Z", "Europe/Berlin");
  recognised += reading.wishes.length > 0 ? 1 : 0;
};

try {
  const opened = await openStorage(join(folder, "journal.db"));
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const { intake } = createMail({
    tables: store,
    configuration: { smtp: null, imap: null, from: null, perMinute: 1, trustedHosts: [] },
    now: () => new Date().toISOString(),
    clock: trustedDate,
    onTaken: () => undefined,
    onError: (error) => {
      throw error;
    },
    resolver,
  });
  const take = (raw: Uint8Array): Promise<unknown> =>
    intake.take({
      raw,
      size: raw.length,
      arrivedAt: "2026-07-01T08:00:00.000Z",
      place: null,
      competition: null,
    });
  const size = raws.reduce((sum, raw) => sum + raw.length, 0) / raws.length;
  console.log(describeMachine(folder));
  console.log(`${raws.length} mails of ${(size / 1024).toFixed(1)} KiB, 300 players`);
  console.log(
    `parsed                        ${await perSecond((raw) => readMessage(raw, nobody))} / s`,
  );
  console.log(`parsed and recognised         ${await perSecond(recognise)} / s`);
  console.log(`parsed, verified and kept     ${await perSecond(take)} / s`);
  console.log(`wishes were found in ${recognised} of ${raws.length}`);
  await store.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
