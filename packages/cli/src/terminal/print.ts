/** Writes lines to standard output. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Writes a text that already ends its lines. */
export const printText = (text: string): void => {
  process.stdout.write(text);
};

/** Writes one line of JSON to standard output. */
export const printJson = (value: unknown): void => print(JSON.stringify(value));

/** Writes a line for the user, not for the program that reads the output: to standard error. */
export const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/**
 * Ends quietly when the reader of a pipe closes it (`losfee standings | head`); any other fault of
 * the output is an error. Drops notes that have no reader any more: a server whose terminal is gone
 * stops in order.
 */
export const endWithReader = (): void => {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (!isGone(error)) throw error;
    process.exit();
  });
  process.stderr.on("error", (error: NodeJS.ErrnoException) => {
    if (!isGone(error)) throw error;
  });
};

/** The pipe's other end was closed, or the terminal. */
const isGone = ({ code }: NodeJS.ErrnoException): boolean => code === "EPIPE" || code === "EIO";
