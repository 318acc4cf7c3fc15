import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Moment of the cut: before the database gets COMMIT, or before its answer arrives. */
export type Cut = "before-commit" | "after-commit";

/** A connection to a database that can be cut. */
export interface Line {
  /** The database's address over this connection. */
  readonly address: string;
  /** Cuts the connection that next sends COMMIT, and with `stay` all of them. */
  cutAt(cut: Cut, stay?: "down"): void;
  /** Ends all connections and accepts no new ones. */
  down(): void;
  up(): void;
}

/** COMMIT as a simple query of the protocol: its letter, its length, its text. */
const COMMIT = Buffer.from("Q\0\0\0\u000bCOMMIT\0", "latin1");

/** Creates a cuttable connection to the database at `address`, a socket in a folder. */
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
    /** Set between COMMIT and its answer, which is suppressed. */
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
