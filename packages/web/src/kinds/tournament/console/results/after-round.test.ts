import { resultsTexts } from "@losfee/messages/tournament-console-results";
import { expect, it } from "vitest";
import { nextStep, nextText } from "./after-round.ts";

it("a complete round leads on; one of before leads to the round that is played, not to one long drawn", () => {
  const at = (round: number) => ({ round, published: 6, planned: 7, director: true });
  const led = (round: number) => [
    nextStep(at(round), "/console/x"),
    nextText(at(round), resultsTexts.de),
  ];
  expect(led(4)).toEqual(["/console/x/results/6", "Zu Runde 6"]);
  expect(led(6)).toEqual(["/console/x/rounds/7", "Weiter zu Runde 7"]);
  const last = { round: 7, published: 7, planned: 7, director: true };
  expect(nextStep(last, "/console/x")).toBe("/console/x");
  expect(nextStep({ ...at(4), director: false }, "/console/x")).toBe(null);
});
