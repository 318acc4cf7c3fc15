import { expect, it } from "vitest";
import { zonesFor } from "./zone.ts";

it("offers the zone of the director's browser, whichever that is, but a pyramid only known ones", () => {
  expect(zonesFor(false, "America/Lima")[0]).toBe("America/Lima");
  expect(zonesFor(true, "America/Lima")).not.toContain("America/Lima");
});
