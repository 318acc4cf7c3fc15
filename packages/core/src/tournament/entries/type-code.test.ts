import { describe, expect, it } from "vitest";
import { declaredSystemOf } from "../index.ts";

describe("the type code of an event (TRF-2026, record 192)", () => {
  it("declares nothing where it is empty", () => {
    expect(declaredSystemOf("  ")).toBeNull();
  });

  it.each([
    ["FIDE_DUTCH", null, false],
    ["FIDE_DUTCH_BAKU", null, true],
    ["FIDE_DUTCH_2025", "2025", false],
    ["FIDE_DUTCH_2026_BAKU", "2026", true],
    [" fide_dutch_2025 ", "2025", false],
  ])("knows %s as the Dutch system in force", (code, edition, baku) => {
    expect(declaredSystemOf(code)).toMatchObject({ system: "fide-dutch", edition, baku });
  });

  it.each([
    ["FIDE_ROUNDROBIN", 1],
    ["FIDE_DOUBLEROUNDROBIN", 2],
    ["BERGER_ROUNDROBIN_G1", 1],
    ["BERGER_ROUNDROBIN_G2", 2],
    ["BERGER_DOUBLEROUNDROBIN", 2],
  ])("knows %s as a round robin of %i games", (code, games) => {
    expect(declaredSystemOf(code)).toMatchObject({
      system: "round-robin",
      games,
      preDetermined: true,
    });
  });

  it.each([
    ["FIDE_DUTCH_2017", false],
    ["FIDE_DUTCH_2026_OTHER", false],
    ["FIDE_DUBOV", false],
    ["FIDE_BURSTEIN_BAKU", false],
    ["FIDE_LIM", false],
    ["CUSTOM_SWISS", false],
    ["CUSTOM_KNOCKOUT", false],
    ["CUSTOM_ROUNDROBIN", true],
    ["FIDE_SCHEVENINGEN_G2", true],
    ["FIDE_SCHILLER_4x3", true],
    ["NAT_MACMAHON", false],
  ])("knows %s as a system of others", (code, preDetermined) => {
    expect(declaredSystemOf(code)).toMatchObject({ system: "other", preDetermined });
  });
});
