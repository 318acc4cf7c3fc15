import { expect, it } from "vitest";
import { organisationIn } from "./organisation-in.ts";

it.each([
  ["ulm-1a2b", "ulm-1a2b"],
  [" ulm-1a2b\n", "ulm-1a2b"],
  ["https://events.club.example/organisations/ulm-1a2b", "ulm-1a2b"],
  ["https://club.example/losfee/organisations/ulm-1a2b?lang=en#log", "ulm-1a2b"],
  ["https://events.club.example/o/ulm-1a2b/imprint", "ulm-1a2b"],
  ["/organisations/%C3%BClm", "ülm"],
  ["/organisations/%", "%"],
])("%s means the organisation %s", (typed, id) => {
  expect(organisationIn(typed)).toBe(id);
});
