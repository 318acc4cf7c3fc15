/** Lines of games whose layout users reported as broken, each under the name of its report. */
import { readFileSync } from "node:fs";
import { pairedRounds } from "@losfee/core";
import { h } from "preact";
import { expect, it } from "vitest";
import { LineEntry } from "../src/kinds/tournament/console/line/line-entry.tsx";
import { lineModelOf } from "../src/kinds/tournament/console/line/model.ts";
import { partOf } from "./html.ts";
import { annas, competitionOf, publishNext } from "./play.ts";

const css = (path: string): string =>
  readFileSync(new URL(`../src/kinds/tournament/${path}`, import.meta.url), "utf8");

/** Returns the declarations of a rule, by its whole selector. */
const ruleOf = (sheet: string, selector: string): string =>
  sheet.split(`\n${selector} {`)[1]?.split("}")[0] ?? "";

it("results-line-layout: a line has as many children as its grid has columns, and remarks below", () => {
  const { state } = publishNext(competitionOf(annas(4), { format: "fide-swiss" }));
  const [round] = pairedRounds(state);
  if (round === undefined) throw new Error("no round");
  const nothing = () => undefined;
  const props = {
    ...({ label: "Ergebnis", model: lineModelOf(state, round) } as const),
    ...{ text: "1 1", onText: nothing, refuse: () => null, onEnter: nothing },
  };
  const html = partOf(h(LineEntry, props), "de");
  const line = /<p class="line-echo">(.*?)<\/p>/s.exec(html)?.[1] ?? "";
  let depth = 0;
  const children = [...line.matchAll(/<(\/?)span(?: class="([^"]*)")?/g)].flatMap(
    ([, closes, name = ""]) => {
      if (closes !== "") depth--;
      return closes === "" && depth++ === 0 ? [name] : [];
    },
  );
  expect(children).toEqual(["side", "versus", "side", "line-remarks"]);
  const sheet = css("console/line/line.css");
  expect(ruleOf(sheet, ".line-echo")).toContain(
    "grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr)",
  );
  expect(ruleOf(sheet, ".line-remarks")).toContain("grid-column: 1 / -1");
});

it("pairings-390-lines: a line between score groups belongs to the row, so that it is whole on phones", () => {
  const sheet = css("parts/pairings-table.css");
  expect(ruleOf(sheet, ".pairings .score-group")).toContain("border-top");
  expect(sheet).not.toMatch(/\.score-group\s*>/);
});
