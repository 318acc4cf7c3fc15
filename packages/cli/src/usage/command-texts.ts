import type { CommandName, commands } from "./commands.ts";

type Shapes = typeof commands;

/** The words for one command: what it does, its arguments, its options. */
interface CommandWords<Name extends CommandName> {
  readonly about: string;
  readonly arguments: Readonly<Record<Shapes[Name]["arguments"][number], string>>;
  readonly options: Readonly<Record<Shapes[Name]["options"][number], string>>;
}

/** The words for every command; complete by type. */
export type CommandTexts = { readonly [Name in CommandName]: CommandWords<Name> };
