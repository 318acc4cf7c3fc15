export { readImplied } from "./read-implied.ts";
