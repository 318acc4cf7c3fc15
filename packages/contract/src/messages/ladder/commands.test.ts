import type { LadderMailCommand } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { describeLadderCommand } from "./commands.ts";

const name = (entry: number): string => ["", "Anna", "Bernd"][entry] ?? "";
const pair = { challenger: 1, defender: 2 };

describe("what a mail asks for is said in German and English", () => {
  it.each<[LadderMailCommand, string, string]>([
    [
      {
        type: "challenge",
        challenger: 1,
        targets: [
          { kind: "vacancy", seat: { level: 5, index: 1 } },
          { kind: "player", player: 2 },
        ],
      },
      "Anna fordert den freien Platz 5.1 und Bernd",
      "Anna challenges the vacant seat 5.1 and Bernd",
    ],
    [
      { type: "report-result", ...pair, outcome: "draw", by: 2 },
      "Bernd meldet Anna – Bernd ½ – ½",
      "Bernd reports Anna – Bernd ½ – ½",
    ],
    [
      { type: "send-game-record", ...pair, by: 1, pgn: "1. e4", claim: "win" },
      "Anna sendet die Partie Anna – Bernd ein und beansprucht den Sieg",
      "Anna sends the game Anna – Bernd and claims a win",
    ],
    [
      { type: "announce-holiday", player: 1, from: "2026-07-01", to: "2026-07-14" },
      "Anna hat Urlaub vom 01.07.2026 bis 14.07.2026",
      "Anna is on holiday from 1 Jul 2026 to 14 Jul 2026",
    ],
    [
      { type: "announce-holiday", player: 1, from: "irgendwann", to: "2026-07-14" },
      "Anna hat Urlaub vom irgendwann bis 14.07.2026",
      "Anna is on holiday from irgendwann to 14 Jul 2026",
    ],
  ])("%o", (command, german, english) => {
    expect(describeLadderCommand(command, "de", name)).toBe(german);
    expect(describeLadderCommand(command, "en", name)).toBe(english);
  });

  it("whoever says it is named, and none of it is the same in both languages", () => {
    const types = [
      "request-waiting-list",
      "leave-waiting-list",
      "join-standing-waiting-list",
      "leave-standing-waiting-list",
      "suspend-standing-waiting-list",
      "resume-standing-waiting-list",
      "answer-letter",
    ] as const;
    const given: readonly LadderMailCommand[] = [
      ...types.map((type) => ({ type, player: 1 })),
      { type: "retire", player: 1, reason: "genug" },
      { type: "confirm-challenge", ...pair },
      { type: "accept-challenge", ...pair },
      { type: "refuse-challenge", ...pair },
      { type: "object", ...pair, by: 1 },
    ];
    const said = given.flatMap((command) => [
      describeLadderCommand(command, "de", name),
      describeLadderCommand(command, "en", name),
    ]);
    for (const sentence of said) expect(sentence).toContain("Anna");
    expect(new Set(said).size).toBe(said.length);
  });
});
