/** Services of others that take connections and fall silent in the middle of the work. */
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A service, and the moment at which it fell silent. */
export interface SilentService {
  readonly port: number;
  readonly silent: Promise<void>;
}

/** Speaks line by line until `answer` returns null: from then on nothing is answered. */
const start = async (
  greeting: string,
  answer: (line: string) => string | null,
): Promise<SilentService> => {
  const { promise: silent, resolve: fallSilent } = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.write(greeting);
    let rest = "";
    socket.setEncoding("latin1").on("data", (piece: string) => {
      const lines = (rest + piece).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const said = answer(line);
        if (said === null) fallSilent();
        else socket.write(said);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { port: (server.address() as AddressInfo).port, silent };
};

/** A mail server that takes a whole letter and never says that it has it. */
export const silentSmtp = (): Promise<SilentService> => {
  let isLetter = false;
  return start("220 here\r\n", (line) => {
    if (isLetter) return line === "." ? null : "";
    isLetter = line === "DATA";
    return isLetter ? "354 go on\r\n" : "250 ok\r\n";
  });
};

/** A mailbox with one message, of which nothing ever comes. */
export const silentImap = (): Promise<SilentService> =>
  start("* PREAUTH [CAPABILITY IMAP4rev1] here\r\n", (line) => {
    const [tag, command = ""] = line.split(" ");
    if (/^(?:UID|FETCH)$/i.test(command)) return null;
    const about = /^SELECT$/i.test(command)
      ? "* FLAGS (\\Seen)\r\n* 1 EXISTS\r\n* OK [UIDVALIDITY 7] here\r\n* OK [UIDNEXT 2] here\r\n"
      : /^CAPABILITY$/i.test(command)
        ? "* CAPABILITY IMAP4rev1\r\n"
        : "";
    return `${about}${tag} OK done\r\n`;
  });

/** A receiver of webhooks that takes a message and does not answer. */
export const silentReceiver = (): Promise<SilentService> =>
  start("", (line) => (line === "" ? null : ""));
