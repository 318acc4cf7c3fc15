/** What the process ends with. */
export const EXIT = {
  done: 0,
  /** The rules say no, or what was checked does not hold. */
  refused: 1,
  unexpected: 2,
  /** The command line or a file's contents are not what they should be. */
  invalid: 3,
  /** A file or the journal cannot be read or written. */
  fileAccess: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a program learns about a failure: a stable code and what its sentence is about. */
export interface FailureDetails {
  readonly code: string;
  readonly [parameter: string]: unknown;
}

/**
 * Ends a command with one sentence for the person at the terminal. Thrown where a command cannot
 * go on, caught in main: the one place that writes it.
 */
export class Failure extends Error {
  readonly exitCode: ExitCode;
  readonly details: FailureDetails;

  constructor(exitCode: ExitCode, message: string, details: FailureDetails) {
    super(message);
    this.name = "Failure";
    this.exitCode = exitCode;
    this.details = details;
  }
}
