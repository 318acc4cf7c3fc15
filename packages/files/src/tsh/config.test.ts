import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeConfig, parseConfig, settingOf, type TshConfig, withSetting } from "./config.ts";

const read = (text: string): TshConfig => {
  const config = parseConfig(text);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
};

const EVENT = `# Deutsche Meisterschaft
division a a.t
classes a 3 # drei Klassen
config event_name = 'Meisterschaft #1'
config track_firsts = 1
config gibson_spread = [250, 500]

autopair a 2 4 ns 0 2 a
prize rank 1 a $100
perl print "Los";
`;

describe("config.tsh", () => {
  it("is read line by line, each directive as what it says", () => {
    expect(read(EVENT).lines.map(({ directive }) => directive)).toEqual([
      { kind: "none" },
      { kind: "division", name: "a", file: "a.t" },
      { kind: "classes", division: "a", classes: 3 },
      { kind: "setting", key: "event_name", value: "'Meisterschaft #1'" },
      { kind: "setting", key: "track_firsts", value: "1" },
      { kind: "setting", key: "gibson_spread", value: "[250, 500]" },
      { kind: "none" },
      { kind: "autopair", division: "a", after: 2, round: 4, command: "ns 0 2 a" },
      { kind: "prize", text: "rank 1 a $100" },
      { kind: "other", text: 'perl print "Los";' },
    ]);
  });

  it("is written as it was read, comments and unknown lines included", () => {
    expect(makeConfig(read(EVENT))).toBe(EVENT);
  });

  it("gives settings as numbers or text; lists as they are written", () => {
    const config = read(EVENT);
    expect(settingOf(config, "track_firsts")).toBe(1);
    expect(settingOf(config, "event_name")).toBe("Meisterschaft #1");
    expect(settingOf(config, "gibson_spread")).toBe("[250, 500]");
    expect(settingOf(config, "max_rounds")).toBeUndefined();
  });

  it("takes any text as a setting and gives it back", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[\r\n]/.test(text)),
        (text) => {
          const config = withSetting(read(EVENT), "event_name", text);
          expect(config.lines).toHaveLength(read(EVENT).lines.length);
          expect(settingOf(read(makeConfig(config)), "event_name")).toBe(text);
        },
      ),
    );
  });

  it("names line, column and what was expected", () => {
    const at = (text: string) => parseConfig(text);
    expect(at("division a a.t\nclasses a viele")).toEqual({
      ok: false,
      error: {
        code: "tsh-expected",
        line: 2,
        column: 11,
        expected: "whole-number",
        found: "viele",
      },
    });
    expect(at("division a")).toEqual({
      ok: false,
      error: { code: "tsh-expected", line: 1, column: 11, expected: "file-name", found: "" },
    });
    expect(at("config track_firsts")).toMatchObject({ error: { expected: "setting", column: 8 } });
  });
});
