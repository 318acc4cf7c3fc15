/**
 * Phones in a process of their own, each with a stream open; with a page they fetch it again after
 * a change, as browsers do. Controlled by the parent process.
 */
import { Agent, get, type IncomingMessage } from "node:http";

/** The first message to the process; then "count" any number of times, and finally "end". */
export interface Phones {
  readonly stream: string;
  /** The page to fetch again; null: none. */
  readonly page: string | null;
  readonly phones: number;
}

/** Answers: when all streams are open, and what happened since the last count. */
export type Report =
  | { readonly kind: "open" }
  | {
      readonly kind: "counted";
      /** Streams notified of a change, and the time of the last one, as of `Date.now()`. */
      readonly told: number;
      readonly lastTold: number;
      readonly pages: number;
      readonly bytes: number;
      readonly wrong: number;
    };

/** Number of concurrent connection attempts. */
const AT_ONCE = 100;
/** Phones behind one address, whose requests are limited. */
const OF_ADDRESS = 100;

const zero = { told: 0, lastTold: 0, pages: 0, bytes: 0, wrong: 0 };
let counts = { ...zero };
const say = (report: Report): unknown => process.send?.(report);

const addressOf = (number: number): string => {
  const address = Math.floor(number / OF_ADDRESS);
  return `127.0.${1 + Math.floor(address / 200)}.${1 + (address % 200)}`;
};

const agents = new Map<string, Agent>();
const agentOf = (localAddress: string): Agent => {
  const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, localAddress });
  agents.set(localAddress, agent);
  return agent;
};

const asked = (url: string, options: object): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, options, resolve).once("error", reject);
  });

const fetchPage = async (page: string, localAddress: string): Promise<void> => {
  const headers = { accept: "text/html", "accept-encoding": "gzip" };
  const answer = await asked(page, { agent: agentOf(localAddress), headers });
  for await (const piece of answer) counts.bytes += (piece as Buffer).length;
  if (answer.statusCode === 200) counts.pages++;
  else counts.wrong++;
};

/** Opens a phone: its stream, and its page after each change. Resolves when it is open. */
const open = async ({ stream, page }: Phones, number: number): Promise<void> => {
  const localAddress = addressOf(number);
  const answer = await asked(stream, { agent: false, localAddress });
  if (answer.statusCode !== 200) throw new Error(`stream: ${answer.statusCode}`);
  let spread = 0;
  let waits = false;
  let busy = false;
  const refresh = async (url: string): Promise<void> => {
    waits = false;
    busy = true;
    await fetchPage(url, localAddress);
    busy = false;
  };
  answer.setEncoding("utf8");
  answer.on("data", (text: string) => {
    const pace = /event: pace\ndata: (\d+)/.exec(text);
    if (pace !== null) spread = Number(pace[1]);
    if (!text.includes("event: change")) return;
    counts.told++;
    counts.lastTold = Date.now();
    if (page === null || waits || busy) return;
    waits = true;
    setTimeout(() => void refresh(page), Math.random() * spread);
  });
};

const openAll = async (phones: Phones): Promise<void> => {
  let next = 0;
  const some = async (): Promise<void> => {
    while (next < phones.phones) await open(phones, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  say({ kind: "open" });
};

process.on("message", (told: Phones | "count" | "end") => {
  if (told === "end") process.exit();
  if (told !== "count") return void openAll(told);
  say({ kind: "counted", ...counts });
  counts = { ...zero };
});
