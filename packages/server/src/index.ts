/** The server: journal, commands, HTTP API, live changes, access, and the pages of `@losfee/web`. */
export type * from "./journal/store.ts";
export * from "./local.ts";
export * from "./mail/index.ts";
export { startServer } from "./serve.ts";
export type { RunningServer, ServeOptions, StartRefusal } from "./serve-options.ts";
