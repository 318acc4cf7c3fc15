import { expect, it } from "vitest";
import { zoneOfLadder, zoneOfTournament, zonesFor } from "./zone.ts";

it("a new competition gets the zone of the director's browser, whichever that is", () => {
  expect(zonesFor(false, "America/Lima")[0]).toBe("America/Lima");
  expect(zoneOfTournament("America/Lima")).toEqual({ details: { timeZone: "America/Lima" } });
  expect(zoneOfTournament("")).toEqual({});
});

it("a pyramid gets one whose rules are known, else keeps that of its preset", () => {
  expect(zonesFor(true, "America/Lima")).not.toContain("America/Lima");
  expect(zoneOfLadder("Europe/Vienna")).toEqual({ settings: { timeZone: "Europe/Vienna" } });
  expect(zoneOfLadder("America/Lima")).toEqual({});
});
