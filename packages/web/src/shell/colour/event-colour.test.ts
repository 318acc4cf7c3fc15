import { hueOf, NAMED_HUES } from "@losfee/contract";
import { describe, expect, it } from "vitest";
import { contrastOf } from "../../../test/contrast.ts";
import named from "../../../test/design/event-colours.json" with { type: "json" };
import { type EventColours, type EventRole, eventColours } from "./event-colour.ts";

const HUES = Array.from({ length: 360 }, (_, hue) => hue);

/** Ink, paper and the colour of "now", as in `styles/tokens.css`. */
const GROUND = {
  light: { paper: "#f6f5f2", surface: "#ffffff", ink: "#1a1c1f", soft: "#565a60", on: "#ffffff" },
  dark: { paper: "#121417", surface: "#1a1d21", ink: "#ededea", soft: "#a9adb2", on: "#101214" },
} as const;
const NOW = "#ffd54a";

const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe("an event's colours", () => {
  it("are those of the design for the twelve named hues, to what rounding leaves", () => {
    const expectNear = (colours: EventColours, design: Partial<EventColours>) => {
      for (const [role, hex] of Object.entries(design)) {
        const own = channelsOf(colours[role as EventRole]);
        const apart = channelsOf(hex).map((channel, at) => Math.abs(channel - (own[at] ?? 999)));
        expect(Math.max(...apart), `${role} ${hex}`).toBeLessThanOrEqual(3);
      }
    };
    for (const { hue, ...hex } of Object.values(named)) {
      expectNear(eventColours(hue, "light"), {
        ...{ stage: hex.stage, accent: hex.accent, tint: hex.tint, "tint-2": hex.tint2 },
        ...{ "stage-soft": hex.stageSoft, "stage-line": hex.stageLine },
      });
      expectNear(eventColours(hue, "dark"), {
        ...{ stage: hex.dStage, accent: hex.dAccent, tint: hex.dTint, "tint-2": hex.dTint2 },
        "stage-line": hex.dStageLine,
      });
    }
    expect(Object.values(named).map(({ hue }) => hue)).toEqual([...NAMED_HUES]);
  });

  it.each(["light", "dark"] as const)(
    "can be read whatever the hue, in the %s scheme",
    (scheme) => {
      const { paper, surface, ink, soft, on } = GROUND[scheme];
      for (const hue of HUES) {
        const { stage, accent, tint, ...colours } = eventColours(hue, scheme);
        const pairs: readonly (readonly [string, string, number])[] = [
          ["#ffffff", stage, 7],
          [NOW, stage, 7],
          [colours["stage-soft"], stage, 4.5],
          ["#ffffff", colours["stage-line"], 4.5],
          [stage, colours["stage-soft"], 4.5],
          ...[paper, surface, tint, colours["tint-2"]].map(
            (below) => [accent, below, 4.5] as const,
          ),
          ...[tint, colours["tint-2"]].map((below) => [ink, below, 7] as const),
          [soft, tint, 4.5],
          [on, accent, 4.5],
        ];
        for (const [one, other, least] of pairs) {
          expect([hue, one, other, contrastOf(one, other) >= least]).toEqual([
            hue,
            one,
            other,
            true,
          ]);
        }
      }
    },
  );

  it("are drawn from its id where it has none of its own, all twelve as often", () => {
    const hues = Array.from({ length: 1200 }, (_, index) =>
      hueOf({ competition: `event-${index}`, details: {} }),
    );
    for (const hue of NAMED_HUES) {
      const count = hues.filter((each) => each === hue).length;
      expect(count).toBeGreaterThan(60);
      expect(count).toBeLessThan(140);
    }
    expect(hueOf({ competition: "event-1", details: { hue: 7 } })).toBe(7);
  });
});
