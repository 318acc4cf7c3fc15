import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

/** A received letter: recipient, and its text with its headers. */
interface Posted {
  readonly to: readonly string[];
  readonly raw: string;
}

/** A mail server that accepts and keeps everything, until the test ends. */
export const startPost = async () => {
  const mails: Posted[] = [];
  const server = createServer((socket) => {
    let rest = "";
    let to: string[] = [];
    let isLetter = false;
    // A client killed in the middle of a letter leaves nothing here.
    socket.on("error", () => undefined);
    socket.write("220 here\r\n");
    socket.setEncoding("utf8").on("data", (piece: string) => {
      rest += piece;
      for (;;) {
        const mark = isLetter ? "\r\n.\r\n" : "\r\n";
        const end = rest.indexOf(mark);
        if (end < 0) return;
        const said = rest.slice(0, end);
        rest = rest.slice(end + mark.length);
        if (isLetter) {
          mails.push({ to, raw: said });
          [to, isLetter] = [[], false];
          socket.write("250 kept\r\n");
        } else if (/^DATA/i.test(said)) {
          isLetter = true;
          socket.write("354 go on\r\n");
        } else {
          const receiver = /^RCPT TO:<(.*)>/i.exec(said)?.[1];
          if (/^(MAIL|RSET)/i.test(said)) to = [];
          if (receiver !== undefined) to.push(receiver);
          socket.write(/^QUIT/i.test(said) ? "221 bye\r\n" : "250 ok\r\n");
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    // The servers that keep connections to it open end after the test.
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails };
};
