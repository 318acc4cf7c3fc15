export * from "./write.ts";
