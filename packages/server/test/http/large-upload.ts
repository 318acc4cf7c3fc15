import { connect } from "node:net";

/** An upload consisting only of letters. */
interface Upload {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly size: number;
  /** True for a chunked body; false for one with a content length. */
  readonly chunked: boolean;
  /** Called when all is sent, before the response is read. */
  readonly onSent?: () => void;
}

const PIECE = Buffer.alloc(1024 * 1024, "x");

/**
 * Sends an upload as some browsers do: all of it, before reading a byte of the response. This
 * detects a server that stops reading, or resets the connection.
 */
export const uploadAll = (upload: Upload): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { port, path, headers, size, chunked } = upload;
    const socket = connect(port, "127.0.0.1");
    const length = chunked ? "transfer-encoding: chunked" : `content-length: ${size}`;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.on("error", reject);
    socket.write(
      [`POST ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, length, ...lines, "", ""].join("\r\n"),
    );
    let sent = 0;
    const send = (): void => {
      while (sent < size) {
        sent += PIECE.length;
        const piece = chunked ? chunkOf(PIECE) : PIECE;
        if (!socket.write(piece)) {
          socket.once("drain", send);
          return;
        }
      }
      if (chunked) socket.write("0\r\n\r\n");
      upload.onSent?.();
      readAnswer();
    };
    const readAnswer = (): void => {
      let text = "";
      socket.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
        const [head = "", body = ""] = text.split("\r\n\r\n");
        const expected = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
        if (Buffer.byteLength(body) < expected) return;
        socket.destroy();
        resolve({ status: Number(head.split(" ")[1]), body });
      });
    };
    send();
  });

const chunkOf = (piece: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]);
