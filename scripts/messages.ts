/** Compiles the catalogues of messages (`packages/messages`) into modules: `npm run messages`. */
import { compileMessages } from "./messages/compile.ts";

compileMessages();
