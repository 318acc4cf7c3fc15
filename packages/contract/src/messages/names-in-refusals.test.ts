import type { LadderRefusal, Refusal } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { ladderRefusals } from "../../test/ladder-messages.ts";
import { refusals, warnings } from "../../test/messages.ts";
import { describeLadderRefusal, describeRefusal, describeWarning } from "../index.ts";
import { LANGUAGES } from "../language/language.ts";

/** Fields of refusals that hold entries; `players` and `teams` may also be counts and names. */
const ENTRIES: ReadonlySet<string> = new Set([
  ...["entry", "entries", "player", "players", "team", "teams", "seats", "opponent", "opponents"],
  ...["missing", "strangers", "twice", "unpaired", "absent", "winner", "challenger", "defender"],
]);

/** These fields are counts of people in refusals of these codes. */
const COUNTS: ReadonlySet<string> = new Set([
  ...["squad-too-large", "boards-missing", "cannot-be-seated", "entries-wrong", "too-few-players"],
  ...["too-many-players", "no-legal-pairing", "paired-by-hand"],
]);

/** Nobody has this number, or the name is erased: the sentence can only repeat the number. */
const UNNAMED: ReadonlySet<string> = new Set(["unknown-entry", "entry-erased", "log-entry-wrong"]);

/** Says “you”. */
const IMPERSONAL: ReadonlySet<string> = new Set([...UNNAMED, "challenge-of-self"]);

/** Numbers of entries that no other number of an example resembles. */
const FIRST = 87_000;

const name = (): string => "Ulla";

/** The example with other numbers for all of its entries. */
const renumbered = <T>(value: T, counts: boolean): T => {
  if (Array.isArray(value)) return value.map((one: unknown) => renumbered(one, counts)) as T;
  if (typeof value !== "object" || value === null) return value;
  const moved = (one: unknown): unknown => {
    if (typeof one === "number") return one + FIRST;
    return Array.isArray(one) ? one.map(moved) : renumbered(one, counts);
  };
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      ENTRIES.has(key) && !(counts && typeof one === "number" && key !== "team")
        ? moved(one)
        : renumbered(one, counts),
    ]),
  ) as T;
};

const sayings = [
  ...refusals.map((one) => [one, describeRefusal] as const),
  ...warnings.map((one) => [one, describeWarning] as const),
  ...(ladderRefusals as readonly LadderRefusal[]).map(
    (one) => [one, describeLadderRefusal] as const,
  ),
] as readonly (readonly [Refusal, typeof describeRefusal])[];

describe("every refusal and every warning", () => {
  it("names people and teams, and prints no number of an entry", () => {
    const wrong = sayings
      .filter(([{ code }]) => !UNNAMED.has(code))
      .flatMap(([example, describeIt]) => {
        const refusal = renumbered(example, COUNTS.has(example.code));
        return LANGUAGES.map((language) => describeIt(refusal, language, name));
      })
      .filter((sentence) => /87[\p{Zs}.,]?0\d\d/u.test(sentence));
    expect(wrong).toEqual([]);
  });

  it("names a person where its example does", () => {
    const about = ({ code, ...rest }: Refusal): boolean =>
      !COUNTS.has(code) && ("entry" in rest || "player" in rest || "team" in rest);
    const silent = sayings
      .filter(([example]) => about(example) && !IMPERSONAL.has(example.code))
      .filter(([example, describeIt]) => {
        const refusal = renumbered(example, false);
        return !/Ulla/.test(describeIt(refusal, "en", name));
      })
      .map(([{ code }]) => code);
    expect(silent).toEqual([]);
  });
});
