import { expect, it } from "vitest";
import { competitionOf, playTo, requestOf } from "../../../../../test/play.ts";
import { buildScreen } from "./page.ts";

it("tells namesakes apart where no number stands beside a name: at the boards and in the standings", () => {
  const people = [
    { name: "Meier, Hans", club: "TuS Ost", birth: "1950" },
    { name: "Öztürk, Anna" },
    { name: "Brandt, Klaus" },
    { name: "Meier, Hans", club: "TuS Ost", birth: "1990" },
  ];
  const shown = buildScreen(requestOf(playTo(competitionOf(people, { format: "fide-swiss" }), 1)));
  const lines = shown?.standings?.lines.map(({ name }) => name).toSorted();
  expect(lines).toEqual(["Brandt, Klaus", "Meier, Hans (#1)", "Meier, Hans (#4)", "Öztürk, Anna"]);
  const { play } = shown ?? {};
  expect(play?.at === "boards" && play.names[4]).toBe("Meier, Hans (#4)");
});
