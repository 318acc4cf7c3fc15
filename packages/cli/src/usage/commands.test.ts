import { LANGUAGES } from "@losfee/contract";
import { formatIds } from "@losfee/core";
import { expect, it } from "vitest";
import { competitionCommands } from "./commands/competition.ts";

it.each(LANGUAGES)(
  "the help names every preset that a competition can begin from (%s)",
  (language) => {
    const words = competitionCommands["new"]?.options?.["--format <id>"]?.[language] ?? "";
    expect(
      words
        .replace(/\(.*?\)/g, "")
        .split(",")
        .map((word) => word.trim()),
    ).toEqual(formatIds);
  },
);
