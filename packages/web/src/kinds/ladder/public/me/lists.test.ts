import { decideLadder, type LadderState } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { htmlOf, textOf } from "../../../../../test/html.ts";
import { ladderPlayed, ladderRequest, ladderWithHoliday } from "../../../../../test/ladder-play.ts";
import { pages } from "../../../../registry/registry.ts";
import { buildOwn, LIST_COMMANDS } from "./page.ts";

const ownPage = pages.find(({ id }) => id === "ladder-own");
const NOW = "2026-03-04T09:00:00.000Z";

const requestOf = (state: LadderState, player: number) => ({
  ...ladderRequest("de"),
  ...{ state, now: NOW },
  query: { entry: String(player) },
  viewer: {
    role: "player" as const,
    label: `player:${player}`,
    scope: { kind: "player" as const, entry: player },
  },
});

describe("an act about the waiting lists that would be refused is not offered", () => {
  it.each([
    ["after a game", ladderPlayed.state],
    ["during a game", ladderWithHoliday.state],
  ])("%s: what is offered is what the rules would do", (_when, state) => {
    for (const player of state.entries.keys()) {
      const offers = buildOwn(requestOf(state, player))?.offers;
      const context = { competition: state.competition, actor: `player:${player}`, now: NOW };
      expect(offers).toEqual(
        LIST_COMMANDS.filter((type) => decideLadder(state, { type, player }, context).ok),
      );
    }
  });

  it("one's own game is told as what speaks against waiting, without a button", () => {
    const request = requestOf(ladderWithHoliday.state, 3);
    const model = buildOwn(request);
    expect(model?.offers).not.toContain("request-waiting-list");
    expect(model?.notWaiting).not.toBeNull();
    if (ownPage === undefined) throw new Error("no page of one's own");
    expect(textOf(htmlOf(ownPage, request, "/c/probe/me") ?? "")).toContain(
      model?.notWaiting ?? "?",
    );
  });
});
