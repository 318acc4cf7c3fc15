import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { fileTexts } from "@losfee/messages/cli-files";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";

/** Stands for standard input or output in place of a file's name. */
export const STANDARD_STREAM = "-";

/** No list, table or division is larger: 8 MB. */
const LARGEST_LIST = 8 * 1024 * 1024;

/** No competition file is larger: 64 MB. */
export const LARGEST_COMPETITION = 64 * 1024 * 1024;

/**
 * Reads a file, or standard input for `-`. Reads piece by piece, to refuse what is too large (or
 * endless) before it fills the memory.
 */
export const readBytes = async (
  call: Call,
  path: string,
  limit: number = LARGEST_LIST,
): Promise<Uint8Array> => {
  const input = path === STANDARD_STREAM ? process.stdin : createReadStream(path);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of input) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > limit) throw Object.assign(new Error("too large"), { code: "EFBIG" });
      chunks.push(bytes);
    }
  } catch (error) {
    throw fileFailure(call, path, error, "read");
  }
  return Buffer.concat(chunks);
};

/**
 * Writes a new file, or replaces it with `overwrite`. `secret`: readable for its owner only,
 * because of a seed in it.
 */
export const writeBytes = async (
  call: Call,
  path: string,
  bytes: Uint8Array | string,
  overwrite: boolean,
  secret = false,
): Promise<void> => {
  try {
    const file = await open(path, overwrite ? "w" : "wx", secret ? 0o600 : 0o666);
    try {
      // Also for an existing file, and only if it is one: not a pipe, not /dev/stdout.
      if (secret && (await file.stat()).isFile()) await file.chmod(0o600);
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw fileFailure(call, path, error, "write");
  }
};

/** Returns the failure of a file access for the user; rethrows any other error. */
export const fileFailure = (
  call: Call,
  path: string,
  error: unknown,
  act: "read" | "write",
): unknown => {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") {
    return error;
  }
  const words = fileTexts[call.language];
  const sentences: Readonly<Record<string, string>> = {
    ENOENT: act === "read" ? words.missing({ path }) : words.folderMissing({ path }),
    ENOTDIR: words.missing({ path }),
    EISDIR: words.isFolder({ path }),
    EACCES: words.noPermission({ path, act }),
    EPERM: words.noPermission({ path, act }),
    EROFS: words.noPermission({ path, act }),
    EEXIST: words.exists({ path }),
    ENOSPC: words.diskFull({ path }),
    EFBIG: words.tooLarge({ path }),
  };
  const sentence = sentences[error.code] ?? words.otherFault({ path, fault: error.code });
  return new Failure(EXIT.fileAccess, sentence, { code: "file", path, fault: error.code });
};
