import { findNamed } from "@losfee/core";
import { playerTexts } from "@losfee/messages/cli-players";
import { type Call, misused } from "./call.ts";

/** A person of a file: an id of its own, and a name, which may be empty. */
interface FiledPerson {
  readonly id: string | number;
  readonly name: string;
}

/** Formats a person for lists: the name, else the id. */
export const personLabel = ({ id, name }: FiledPerson): string => (name === "" ? `#${id}` : name);

/** Returns the index of the person that a text means, by id or name; `command` lists them all. */
export const personAmong = (
  call: Call,
  people: readonly FiledPerson[],
  text: string,
  command: string,
): number => {
  const byId = people.findIndex(({ id }) => String(id) === text.replace(/^#/, ""));
  if (byId !== -1) return byId;
  const words = playerTexts[call.language];
  const isNumber = /^\s*#?[-−]?\d+\s*$/.test(text);
  const named = people.flatMap(({ name }, id) => (name === "" ? [] : [{ id, name }]));
  const match = isNumber ? ({ kind: "none" } as const) : findNamed(text, named);
  if (match.kind === "one") return match.entry.id;
  if (match.kind === "none")
    throw misused(words.unknown({ text, command }), "unknown-player", { given: text });
  const names = match.entries.slice(0, 6).map(({ name }) => name);
  throw misused(words.ambiguous({ text, names: names.join(", ") }), "ambiguous-player", {
    given: text,
    names,
  });
};
