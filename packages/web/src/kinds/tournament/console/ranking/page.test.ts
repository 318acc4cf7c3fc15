import { textAt } from "@losfee/contract";
import { CHAIN_PRESETS, chainOf } from "@losfee/core";
import { rankingTexts } from "@losfee/messages/tournament-console-ranking";
import { describe, expect, it } from "vitest";
import { annas, competitionOf, play, playTo, requestOf } from "../../../../../test/play.ts";
import { chainItem } from "./chain-form.ts";
import { buildRanking } from "./page.ts";

const swiss = playTo(competitionOf(annas(9), { format: "scrabble-swiss" }), 5);
const roundRobin = playTo(competitionOf(annas(6), { format: "scrabble-round-robin" }), 3);

const modelOf = (query: Record<string, string> = {}, played = swiss) => {
  const model = buildRanking(requestOf(played, { query }));
  if (model === null) throw new Error("no page");
  return model;
};

describe("the page of the ranking", () => {
  it("begins with the ranking that is saved, which moves nobody", () => {
    const model = modelOf();
    expect(model.written).toEqual(model.saved);
    expect(model.written.chain).toBe("WINS, SPR, RTG, LOT");
    expect(model.preview?.lines.every(({ rank, before }) => rank === before)).toBe(true);
    expect(model.items.map((item) => item?.label)).toEqual([
      "Siege",
      "Differenz",
      "Wertungszahl",
      "Los",
    ]);
  });

  it("shows who would move under another one, and what saving it then makes of the standings", () => {
    const model = modelOf({ chain: "bh-c1 wins", rules: "2024", points: "3-1-0" });
    expect(model.written).toMatchObject({ rules: 2024, points: { win: 3, draw: 1, loss: 0 } });
    expect(model.preview?.lines.some(({ rank, before }) => rank !== before)).toBe(true);
    const saved = play(swiss, [
      {
        type: "change-settings",
        settings: {
          ranking: ["BH/C1", "WINS"],
          tieBreakRules: 2024,
          points: { win: 3, draw: 1, loss: 0 },
        },
        reason: "Ausschreibung",
      },
    ]);
    const after = modelOf({}, saved);
    expect(after.saved).toEqual({ ...model.written, chain: "BH/C1, WINS" });
    const ranks = (lines: typeof model.preview) =>
      lines?.lines.map(({ entry, rank, values }) => [entry, rank, values]);
    expect(ranks(after.preview)).toEqual(ranks(model.preview));
  });

  it("names what cannot be read, its place, and the code that was probably meant", () => {
    const model = modelOf({ chain: "PTS, BHC, SB" });
    expect(model.preview).toBeNull();
    expect(model.problem).toMatchObject({ position: 2, nearest: "BH" });
    expect(model.problem?.text).toContain("BHC");
    expect(model.items.map((item) => item?.code ?? null)).toEqual(["PTS", null, "SB"]);
    expect(modelOf({ chain: "," }).problem).toMatchObject({ position: null, nearest: null });
  });

  it("warns where a criterion says nothing here, in the chain and where it could be added", () => {
    expect(modelOf({ chain: "PTS, BH" }).warnings).toEqual([]);
    expect(modelOf({ chain: "PTS, BH" }, roundRobin).warnings).toHaveLength(1);
    const buchholz = (played: typeof swiss) =>
      modelOf({}, played).criteria.find(({ code }) => code === "BH")?.unsuited;
    expect(buchholz(swiss)).toBeNull();
    expect(buchholz(roundRobin)).toContain("Rundenturnier");
  });

  it("Q105: hides Buchholz and its kin from a round robin in FIDE mode", () => {
    const table = competitionOf(annas(6), { format: "fide-round-robin" });
    const { criteria, presets } = modelOf({}, table);
    const codes = criteria.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["DE", "SB", "KS", "WIN"]));
    for (const hidden of ["BH", "FB", "AOB", "SOLK"]) expect(codes).not.toContain(hidden);
    expect(presets.map(({ chain }) => chain).join()).not.toContain("BH");
  });

  it("passes over what is no number of points and no edition", () => {
    for (const points of ["", "x", "1-2", "1-0.5-0-0", "--", "1..2-0-0"]) {
      expect(modelOf({ points, rules: "1999" }).written).toEqual(modelOf().saved);
    }
  });
});

describe("usual rankings", () => {
  it("have a name in every language, can be read, and those for this event come first", () => {
    for (const { id, teams, chain } of CHAIN_PRESETS) {
      expect(chainOf(chain).ok).toBe(true);
      if (teams === true) continue;
      expect(textAt(rankingTexts.de.presets, id)).toBeDefined();
      expect(textAt(rankingTexts.en.presets, id)).toBeDefined();
    }
    expect(modelOf({}, roundRobin).presets[0]?.id).toBe("chess-round-robin");
  });
});

describe("the controls of a criterion", () => {
  const control = (code: string, text: string) =>
    chainItem(code, "de")?.variations.find(({ choices }) =>
      choices.some((choice) => choice.text === text),
    );

  it("offer what it takes and show what it has", () => {
    expect(control("BH", "/C1")?.chosen).toBe("");
    expect(control("BH/M2", "/C1")?.chosen).toBe("/M2");
    expect(control("KS/L60", "/L60")?.chosen).toBe("/L60");
    expect(chainItem("LOT", "de")?.variations).toEqual([]);
  });

  it("offer what was written, too, where it is not among the usual ones", () => {
    expect(control("BH/C3", "/C3")?.chosen).toBe("/C3");
    expect(control("BH/V2024", "/V2024")?.chosen).toBe("/V2024");
    expect(control("BH", "/V2024")).toBeUndefined();
  });

  it("make the code that they show", () => {
    for (const code of [
      "BH",
      "BH/C1",
      "BH/M1/P",
      "KS/L+1",
      "SB/C2/V2024",
      "DE/B",
      "ARO/C1/U1400",
    ]) {
      const item = chainItem(code, "de");
      expect(`${item?.family}${item?.variations.map(({ chosen }) => chosen).join("")}`).toBe(code);
    }
  });

  it("do not exist for what is no criterion", () => {
    expect(chainItem("NIX", "de")).toBeNull();
  });
});
