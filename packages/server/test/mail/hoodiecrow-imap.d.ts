/** The parts of hoodiecrow-imap that the tests use; the package brings no types. */
declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  interface Mailbox {
    uidvalidity: number;
    uidnext: number;
    readonly messages: { uid: number; readonly flags: string[] }[];
  }

  interface HoodiecrowServer {
    readonly server: Server;
    close(closed: () => void): void;
    getMailbox(path: string): Mailbox;
    appendMessage(path: string, flags: readonly string[], at: Date, raw: string): void;
  }

  function hoodiecrow(options: {
    readonly plugins: readonly string[];
    readonly users: Readonly<Record<string, { readonly password: string }>>;
    readonly storage: unknown;
  }): HoodiecrowServer;

  export = hoodiecrow;
}
