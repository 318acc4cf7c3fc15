import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { migratedDatabase } from "../../../server/test/postgres/postgres-server.ts";
import { temporaryFolder } from "../losfee.ts";

/** PostgreSQL's name for its socket in a folder. */
const SOCKET = ".s.PGSQL.5432";

/** A PostgreSQL database behind a connection that can fall silent without breaking. */
export const stallingDatabase = async () => {
  const real = await migratedDatabase();
  // `new URL` refuses an address without a host.
  const [, given = ""] = /[?&]host=([^&]*)/.exec(real) ?? [];
  const folder = temporaryFolder();
  const { promise: asked, resolve: noteQuestion } = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  let isStalled = false;
  const wire = createServer((near) => {
    const far = connect(join(decodeURIComponent(given), SOCKET));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => other.destroy());
      socket.on("data", (data) => {
        if (!isStalled) other.write(data);
        else if (socket === near) noteQuestion();
      });
    }
  });
  await new Promise<void>((resolve) => wire.listen(join(folder.path, SOCKET), resolve));
  onTestFinished(() => {
    wire.close();
    for (const socket of sockets) socket.destroy();
    folder.remove();
  });
  return {
    address: real.replace(given, encodeURIComponent(folder.path)),
    /** From now on neither side hears the other. */
    stall(): void {
      isStalled = true;
    },
    /** Resolves once the database was asked in vain. */
    asked,
  };
};
