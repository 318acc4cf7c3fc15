import { expect, it } from "vitest";
import { competitionOf, requestOf } from "../../../../../test/play.ts";
import { buildScreen } from "./page.ts";

it("the projector lists teams by their first word, and people by their surnames", () => {
  const names = ["SV Weiß Allianz", "Rochade Ulm", "Caissa Köln"];
  const fieldOf = (format: string) =>
    buildScreen(requestOf(competitionOf(names, { format })))?.field;
  expect(fieldOf("league")).toEqual(["Caissa Köln", "Rochade Ulm", "SV Weiß Allianz"]);
  expect(fieldOf("fide-swiss")).toEqual(["SV Weiß Allianz", "Caissa Köln", "Rochade Ulm"]);
});
