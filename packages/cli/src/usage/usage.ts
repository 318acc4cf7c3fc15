export {};

  readonly help: string;
  readonly helpCommand: string;
  readonly version: string;
  /** For programs that call a pairing engine. */
  readonly engine: string;
}
