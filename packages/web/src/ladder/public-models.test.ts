import {
  applyLadderEvent,
  decideLadder,
  type LadderCommand,
  type LadderState,
  type RecordedLadderEvent,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import { frameOf, type PageRequest } from "../page.ts";
import { renderPage } from "../render-page.tsx";
import { ladderConsolePages } from "./console/pages.ts";
import { ladderPublicPages } from "./pages.ts";

const DAY = 86_400_000;
const BEGIN = Date.parse("2026-03-02T09:00:00Z");

interface Played {
  readonly state: LadderState;
  readonly events: readonly RecordedLadderEvent[];
}

/** A pyramid of four with addresses, played by commands on days after its beginning. */
const play = (...acts: readonly (readonly [day: number, command: LadderCommand])[]): Played => {
  let state: LadderState | null = null;
  const events: RecordedLadderEvent[] = [];
  const give = (day: number, command: LadderCommand): void => {
    const now = new Date(BEGIN + day * DAY).toISOString();
    const decision = decideLadder(state, command, { actor: "director", now });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.error.code}`);
    for (const event of decision.value.events) {
      const recorded = {
        ...event,
        competition: "probe",
        seq: events.length + 1,
        actor: "director",
        recordedAt: now,
        effectiveAt: event.effectiveAt ?? now,
      } as RecordedLadderEvent;
      state = applyLadderEvent(state, recorded);
      events.push(recorded);
    }
  };
  give(0, {
    type: "create-competition",
    name: "Probe",
    format: "pyramid",
    seed: "5eed".repeat(16),
  });
  const names = ["Ada", "Ben", "Cem", "Dora"];
  give(0.1, {
    type: "add-entries",
    entries: names.map((name) => ({ name, addresses: [`${name.toLowerCase()}@secret.example`] })),
  });
  for (const [day, command] of acts) give(day, command);
  if (state === null) throw new Error("nothing was created");
  return { state, events };
};

const pair = { challenger: 4, defender: 2 };
const pgn = "1. e4 e5 2. Nf3 Nc6 1-0";
const played = play(
  [1, { type: "challenge", challenger: 4, targets: [{ kind: "player", player: 2 }] }],
  [2, { type: "accept-challenge", ...pair }],
  [3, { type: "announce-holiday", player: 3, from: "2026-03-20", to: "2026-03-22" }],
  [4, { type: "report-result", ...pair, outcome: "challenger-wins", by: 4 }],
  [5, { type: "send-game-record", ...pair, by: 4, pgn, claim: null }],
  [20, { type: "pass-time" }],
);

const game =
  [...played.state.open.keys(), ...played.state.archive.tail.map(({ id }) => id)][0] ?? "";

const requestOf = (language: "de" | "en"): PageRequest<"ladder"> => ({
  state: played.state,
  competitions: [],
  params: { competition: "probe", entry: "2", level: "2", index: "1", game },
  query: { entry: "2" },
  viewer: { role: "player", label: "player:Ben", scope: { kind: "player", entry: 2 } },
  language,
  baseUrl: "http://localhost",
  now: new Date(BEGIN + 20 * DAY).toISOString(),
  events: played.events,
});

const assets = { styles: [], script: () => ({ src: "/x.js", preload: [] }) };

describe("the pages of a pyramid", () => {
  for (const page of ladderPublicPages) {
    it(`tell nobody's address, holidays or seed to the public: ${page.id}`, () => {
      for (const language of ["de", "en"] as const) {
        const request = requestOf(language);
        const model = page.build(request);
        expect(model).not.toBeNull();
        const html = renderPage(page, model, frameOf(request, "/c/probe"), assets);
        for (const text of [JSON.stringify(model), html]) {
          expect(text).not.toContain("secret.example");
          expect(text).not.toContain(played.state.seed);
          expect(text).not.toContain("20.03.2026");
          expect(text).not.toContain("20 Mar 2026");
        }
      }
    });
  }

  for (const page of ladderConsolePages) {
    it(`are shown to the director in both languages: ${page.id}`, () => {
      for (const language of ["de", "en"] as const) {
        const request = requestOf(language);
        const model = page.build(request);
        const html = renderPage(page, model, frameOf(request, "/console/probe"), assets);
        expect(html).toContain(`<html lang="${language}">`);
        expect(html).not.toContain("undefined");
      }
    });
  }

  it("show the moves of a game that is final, and its places exchanged", () => {
    const replay = ladderPublicPages.find(({ id }) => id === "ladder-replay");
    const model = replay?.build(requestOf("en"));
    expect(model).toMatchObject({ positions: { length: 5 }, game: { status: "final" } });
    const overview = ladderPublicPages.find(({ id }) => id === "ladder-overview");
    expect(JSON.stringify(overview?.build(requestOf("en")))).toContain(
      '"label":"2.1","level":2,"index":1,"player":{"entry":4,"name":"Dora"}',
    );
  });
});

it("a day that no calendar has, in an old journal, is shown as it was written", () => {
  const data = { player: 3, from: "2026-02-31", to: "soon" };
  const event = { ...played.events[3], type: "holiday-announced", data } as RecordedLadderEvent;
  const events = [...played.events, event];
  for (const language of ["de", "en"] as const) {
    const journal = ladderConsolePages.find(({ path }) => path.endsWith("/journal"));
    const shown = JSON.stringify(journal?.build({ ...requestOf(language), events }));
    expect(shown).toContain("2026-02-31");
  }
});
