export * from "./tsh/index.ts";
