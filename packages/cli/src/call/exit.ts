/** Exit codes of the process. */
export const EXIT = {
  done: 0,
  /** The rules refuse, or a check fails. */
  refused: 1,
  unexpected: 2,
  /** The command line or a file's contents are invalid. */
  invalid: 3,
  /** More than is handled. */
  tooLarge: 4,
  /** A file or the journal cannot be read or written. */
  fileAccess: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/**
 * Ends a command with one sentence for the user at the terminal. Thrown where a command cannot go
 * on, caught in main, the only place that prints it.
 */
export class Failure extends Error {
  readonly exitCode: ExitCode;
  /** Output for programs: a stable `code` and the parameters of the sentence. */
  readonly details: object;

  constructor(exitCode: ExitCode, message: string, details: object) {
    super(message);
    this.name = "Failure";
    this.exitCode = exitCode;
    this.details = details;
  }
}
