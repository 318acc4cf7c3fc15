/** A thread that does what the requested address says. */
import { parentPort, workerData } from "node:worker_threads";

const port = parentPort;
if (port === null) throw new Error("not a thread");

const flag = new Int32Array((workerData as { readonly shared: SharedArrayBuffer }).shared);

const tell = (id: number, text: string): void => {
  const body = new TextEncoder().encode(text);
  port.postMessage({ id, reply: { status: 200, headers: {}, body, keeps: true } }, [body.buffer]);
};

port.on("message", ({ id, asked }: { readonly id: number; readonly asked: { url: string } }) => {
  const { url } = asked;
  if (url === "/dies") process.exit(3);
  // The first requested thread dies, all others answer.
  if (url === "/dies-once" && Atomics.add(flag, 0, 1) === 0) process.exit(3);
  if (url === "/hangs") Atomics.wait(flag, 1, 0);
  if (url === "/fails") port.postMessage({ id, failure: "no such thing" });
  else tell(id, url);
});
