/** The compiler of messages in ICU syntax: CommonJS whose types take it for an ES module. */
import core from "@messageformat/core";
import compile from "@messageformat/core/lib/compile-module.js";

export const MessageFormat = core as unknown as typeof core.default;
export const compileModule = compile as unknown as typeof compile.default;
