import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** When the line to the database is cut: before it hears COMMIT, or before its answer to it is heard. */
export type Cut = "before-commit" | "after-commit";

/** A line to a database that can be cut. */
export interface Line {
  /** The database's address over this line. */
  readonly address: string;
  /** Cuts the connection that next says COMMIT, and with `stay` the whole line with it. */
  cutAt(cut: Cut, stay?: "down"): void;
  /** Ends all connections and takes no new ones. */
  down(): void;
  up(): void;
}

/** COMMIT as a simple query of the protocol: its letter, its length, its text. */
const COMMIT = Buffer.from("Q\0\0\0\u000bCOMMIT\0", "latin1");

/** A line to the database at `address`, which listens on a socket in a folder. */
export const lineTo = async (address: string): Promise<Line> => {
  const url = new URL(address.replace("@/", "@localhost/"));
  const target = `${url.searchParams.get("host")}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  let isDown = false;
  let armed: { readonly cut: Cut; readonly stay: boolean } | null = null;

  const down = (): void => {
    isDown = true;
    for (const socket of sockets) socket.destroy();
  };

  const proxy = createServer({ noDelay: true }, (near) => {
    if (isDown) {
      near.destroy();
      return;
    }
    const far = connect(target);
    /** Set while the answer to COMMIT is awaited that nobody is to hear. */
    let last: { readonly stay: boolean } | null = null;
    const cut = (stay: boolean): void => {
      near.destroy();
      far.destroy();
      if (stay) down();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (sent) => {
      if (armed !== null && sent.includes(COMMIT)) {
        const { cut: when, stay } = armed;
        armed = null;
        if (when === "before-commit") return cut(stay);
        last = { stay };
      }
      far.write(sent);
    });
    far.on("data", (answer) => {
      if (last === null) near.write(answer);
      else cut(last.stay);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    down();
    proxy.close();
  });
  const bound = proxy.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  return {
    address: `postgres://losfee@127.0.0.1:${port}${url.pathname}`,
    cutAt(cut, stay) {
      armed = { cut, stay: stay === "down" };
    },
    down,
    up() {
      isDown = false;
    },
  };
};
