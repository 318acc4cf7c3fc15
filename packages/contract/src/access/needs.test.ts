import { describe, expect, it } from "vitest";
import { COMMAND_ACCESS, commandNeeds } from "../commands/registry.ts";
import { MET_BY, may, meets, NEEDS, type Need, needLacking, viewerWith } from "./needs.ts";
import { GRANT_LEVELS, GRANT_ROLES, grantRolesOn, ROLES } from "./roles.ts";

const needs = Object.keys(NEEDS) as readonly Need[];

describe("what roles may", () => {
  it("everybody may what is for everybody, and nobody more without a role", () => {
    for (const role of ROLES) expect([role, meets(role, "public")]).toEqual([role, true]);
    expect(MET_BY.public).toEqual(["public"]);
  });

  it("whoever runs the place may everything but act as an account, which nobody has given", () => {
    expect(needs.filter((need) => !meets("place-owner", need))).toEqual(["person"]);
  });

  it("owners of organisations and directors never get at the place", () => {
    for (const role of ROLES.filter((one) => one !== "place-owner")) {
      expect([role, meets(role, "place")]).toEqual([role, false]);
    }
  });

  it("a director may what those may whom a director gives a role", () => {
    for (const role of GRANT_ROLES.filter((one) => one !== "owner" && one !== "director")) {
      const beyond = MET_BY[role === "captain" ? "player" : role].filter(
        (need) => !meets("director", need),
      );
      expect([role, beyond]).toEqual([role, []]);
    }
    expect(meets("director", "owner")).toBe(false);
  });

  it("tables and players may what the public may, and not each other's", () => {
    expect(meets("table", "player")).toBe(false);
    expect(meets("player", "table")).toBe(false);
    expect(meets("player", "results")).toBe(false);
    expect(meets("results", "table")).toBe(true);
  });

  it("several roles count together; the first in the order is how somebody is called", () => {
    const viewer = viewerWith(["treasurer", "person", "arbiter", "treasurer"], "person:a");
    expect(viewer).toEqual({ role: "arbiter", also: ["treasurer", "person"], label: "person:a" });
    expect([may(viewer, "results"), may(viewer, "entries")]).toEqual([true, true]);
    expect(may(viewer, "director")).toBe(false);
    expect(viewerWith([], "")).toEqual({ role: "public", label: "" });
  });

  it("one of what is needed suffices; the first is what is lacking; nothing named lets nobody in", () => {
    expect(needLacking({ role: "player" }, ["table", "player"])).toBeNull();
    expect(needLacking({ role: "public" }, ["table", "player"])).toBe("table");
    expect(needLacking({ role: "public" }, ["director", "public"])).toBeNull();
    for (const role of ROLES) expect(needLacking({ role }, [])).not.toBeNull();
  });

  it("every need is met by somebody", () => {
    const unmet = needs.filter((need) => !ROLES.some((role) => meets(role, need)));
    expect(unmet).toEqual([]);
  });

  it("only organisations have owners and members, only competitions captains", () => {
    for (const level of ["festival", "competition"] as const) {
      expect(grantRolesOn(level)).not.toContain("owner");
      expect(grantRolesOn(level)).not.toContain("member");
    }
    expect(grantRolesOn("organisation")).toContain("owner");
    const withCaptains = GRANT_LEVELS.filter((level) => grantRolesOn(level).includes("captain"));
    expect(withCaptains).toEqual(["competition"]);
  });
});

describe("who gives a command", () => {
  it("directors give every one but the first, which founders give", () => {
    for (const [kind, commands] of Object.entries(COMMAND_ACCESS)) {
      for (const [type, needed] of Object.entries<readonly Need[]>(commands)) {
        const lacking = needLacking({ role: "director" }, needed);
        const expected = type === "create-competition" ? "founder" : null;
        expect([kind, type, lacking]).toEqual([kind, type, expected]);
      }
    }
  });

  it("the public, viewers, members and treasurers give none", () => {
    for (const role of ["public", "person", "member", "viewer", "treasurer"] as const) {
      const given = Object.values(COMMAND_ACCESS).flatMap((commands) =>
        Object.entries<readonly Need[]>(commands).filter(
          ([, needed]) => needLacking({ role }, needed) === null,
        ),
      );
      expect([role, given]).toEqual([role, []]);
    }
  });

  it("who checks in does nothing else; helpers do not withdraw or correct", () => {
    const given = (role: "check-in" | "results" | "arbiter") =>
      Object.entries<readonly Need[]>(COMMAND_ACCESS.tournament)
        .filter(([, needed]) => needLacking({ role }, needed) === null)
        .map(([type]) => type);
    expect(given("check-in")).toEqual(["check-in"]);
    expect(given("results")).not.toContain("check-in");
    expect(given("arbiter")).toEqual(expect.arrayContaining(["check-in", "enter-result"]));
    expect(given("arbiter")).not.toContain("correct-result");
  });

  it("nobody gives one that is not in the table", () => {
    expect(commandNeeds("tournament", "overthrow")).toEqual([]);
    expect(commandNeeds("tournament", "toString")).toEqual([]);
    expect(commandNeeds("ladder", "draft-round")).toEqual([]);
  });
});
