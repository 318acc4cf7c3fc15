/** A worker thread that reads the wishes in mails. */
import { parentPort } from "node:worker_threads";
import { type MailToRead, readSenderWishes, type SenderWishes } from "./mail/index.ts";
import { standBehind } from "./threads/beside.ts";
import type { Answer, Question } from "./threads/threads.ts";

const port = parentPort;
if (port === null) throw new Error("a reader of mails is a thread of a server");

standBehind(5);

/** The players of the last mail: their name tables are built once per list. */
let players: MailToRead["players"] = [];
let list = "";

const playersOf = (mail: MailToRead): MailToRead["players"] => {
  const now = JSON.stringify(mail.players);
  if (now !== list) [players, list] = [mail.players, now];
  return players;
};

const read = (mail: MailToRead): SenderWishes =>
  readSenderWishes(mail.message, playersOf(mail), mail.arrivedAt, mail.timeZone);

port.on("message", ({ id, asked }: Question<MailToRead>) => {
  try {
    port.postMessage({ id, reply: read(asked) } satisfies Answer<SenderWishes>);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    port.postMessage({ id, failure } satisfies Answer<SenderWishes>);
  }
});
