import { may, type Need, needLacking, ROLES, type Viewer, viewerWith } from "@losfee/contract";
import { COMMAND_ACCESS } from "@losfee/contract/api";
import type { CompetitionCommand, CompetitionState } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { permitFor } from "./permit.ts";

/** Every command type of every kind. */
const commands = Object.entries(COMMAND_ACCESS).flatMap(([kind, lines]) =>
  Object.entries<readonly Need[]>(lines).map(([type, needed]) => ({ kind, type, needed })),
);

const verdict = (viewer: Viewer, { kind, type }: (typeof commands)[number]) =>
  permitFor(viewer)({ kind } as CompetitionState, { type } as CompetitionCommand);

describe("every command × every role", () => {
  it("whoever lacks what the matrix asks is refused, and whoever directs is not asked further", () => {
    let cases = 0;
    for (const role of ROLES) {
      const viewer = viewerWith([role], role);
      for (const command of commands) {
        const lacks = needLacking(viewer, command.needed) !== null;
        if (!lacks && !may(viewer, "director")) continue;
        cases++;
        const expected = lacks ? { code: "command-not-allowed", command: command.type } : null;
        expect([role, command, verdict(viewer, command)]).toEqual([role, command, expected]);
      }
    }
    expect(cases).toBeGreaterThan(1000);
  });

  it("nobody gives a command that the matrix does not know, not even whoever runs the place", () => {
    for (const kind of ["tournament", "ladder"]) {
      for (const type of ["overthrow", "constructor", "__proto__"]) {
        const command = { kind, type, needed: [] };
        const all = viewerWith(ROLES, "director");
        expect(verdict(all, command)).toEqual({ code: "command-not-allowed", command: type });
      }
    }
  });
});
