/** A thread that does to a mail what its subject says. */
import { parentPort } from "node:worker_threads";

const port = parentPort;
if (port === null) throw new Error("not a thread");

const never = new Int32Array(new SharedArrayBuffer(4));

interface Asked {
  readonly id: number;
  readonly asked: { readonly message: { readonly subject: string } };
}

port.on("message", ({ id, asked: { message } }: Asked) => {
  if (message.subject === "dies") process.exit(3);
  if (message.subject === "hangs") Atomics.wait(never, 0, 0);
  const reading = { wishes: [], unreadGames: [], rest: [message.subject], about: [], people: [] };
  const reply = {
    senders: [],
    addressees: [],
    reading: { ...reading, ownWords: "", shortened: false },
  };
  port.postMessage({ id, reply });
});
