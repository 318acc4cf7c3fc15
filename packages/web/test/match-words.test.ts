import { LANGUAGES, type Language } from "@losfee/contract";
import { pairedRound, type TournamentCommand } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { pages } from "../src/registry/registry.ts";
import { htmlOf } from "./html.ts";
import { type Played, play, publishNext, requestOf } from "./play.ts";
import { saidBy } from "./said-by.ts";
import { teamEvent } from "./teams.ts";

/** A board with a number above those of a match is a match misnamed a board. */
const NUMBERED: Readonly<Record<Language, RegExp>> = {
  de: /\bBrett(?:er[n]?)? (?:[5-9]|\d\d)\b/gu,
  en: /\bboards? (?:[5-9]|\d\d)\b/giu,
  fr: /(?:échiquiers?|tables?) (?:[5-9]|\d\d)\b/giu,
};
const TEAMS = 21;
const MATCH = 7;

const forfeited = ({ state }: Played, round: number): readonly TournamentCommand[] =>
  (pairedRound(state, round)?.games ?? []).map(({ seats }) => ({
    type: "enter-result",
    round,
    outcome: { kind: "forfeit", absent: [seats[1]] },
  }));

/** A round with a correction, one with open results and second entries, and a hand-edited draft. */
const worlds = (): readonly (readonly [Played, string])[] => {
  const published = teamEvent("team-swiss", TEAMS, 0);
  const first = play(published, forfeited(published, 1));
  const seats = pairedRound(first.state, 1)?.games[MATCH - 1]?.seats ?? [1, 2];
  const corrected = play(first, [
    {
      type: "correct-result",
      round: 1,
      outcome: { kind: "forfeit", absent: [seats[0]] },
      repair: "keep",
      reason: "misread",
    },
  ]);
  const drafted = play(corrected, [
    { type: "draft-round" },
    {
      type: "adjust-draft",
      round: 2,
      act: { kind: "exchange-starts", board: MATCH },
      reason: "hall",
    },
    {
      type: "adjust-draft",
      round: 2,
      act: { kind: "exchange-boards", boards: [MATCH, 8] },
      reason: "hall",
    },
    { type: "adjust-draft", round: 2, act: { kind: "break", board: 9 }, reason: "hall" },
  ]);
  const second = publishNext(corrected);
  const [result] = forfeited(second, 2).slice(MATCH - 1);
  const running = result === undefined ? second : play(second, [result]);
  return [
    [drafted, "2"],
    [running, "2"],
    [running, "1"],
  ];
};

describe("no page of an event of teams calls a match a board", () => {
  const played = worlds();
  const shown = pages.filter(
    ({ kind, alsoFor }) => kind === "tournament" || alsoFor?.includes("tournament"),
  );

  it.each(shown.map((page) => [page.id, page] as const))("%s", (_id, definition) => {
    for (const language of LANGUAGES) {
      for (const [world, round] of played) {
        const request = requestOf(world, {
          language,
          params: { competition: "dm-2026", entry: "1", a: "1", b: "2", round, board: `${MATCH}` },
          viewer: { role: "director", label: "director" },
          query: { why: "1", open: "1" },
        });
        const html = htmlOf(definition, request, `/c/x?page=${definition.id}`);
        expect(html === null ? [] : (saidBy(html).match(NUMBERED[language]) ?? [])).toEqual([]);
      }
    }
  });
});
