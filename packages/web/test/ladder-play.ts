import type { Language } from "@losfee/contract";
import {
  awaitedLetters,
  decideLadder,
  type LadderCommand,
  type LadderState,
  type RecordedLadderEvent,
} from "@losfee/core";
import type { PageRequest } from "../src/shell/page-request.ts";
import { type Given, nothingElse } from "./play.ts";

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
    const context = { competition: "probe", actor: "director", now };
    const decision = decideLadder(state, command, context);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.error.code}`);
    state = decision.value.state;
    events.push(...decision.value.events);
    const notices = awaitedLetters(state).map(({ notice }) => notice);
    if (notices.length > 0) give(day, { type: "record-sending", notices });
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
/** A pyramid in which a challenge was won. */
export const ladderPlayed = play(
  [1, { type: "challenge", challenger: 4, targets: [{ kind: "player", player: 2 }] }],
  [2, { type: "accept-challenge", ...pair }],
  [3, { type: "announce-holiday", player: 3, from: "2026-03-20", to: "2026-03-22" }],
  [4, { type: "report-result", ...pair, outcome: "challenger-wins", by: 4 }],
  [5, { type: "send-game-record", ...pair, by: 4, pgn, claim: null }],
  [20, { type: "pass-time" }],
);

const game =
  [...ladderPlayed.state.open.keys(), ...ladderPlayed.state.archive.tail.map(({ id }) => id)][0] ??
  "";

/** A pyramid with a challenged player on holiday. */
export const ladderWithHoliday = play(
  [1, { type: "challenge", challenger: 3, targets: [{ kind: "player", player: 1 }] }],
  [2, { type: "announce-holiday", player: 1, from: "2026-03-05", to: "2026-03-11" }],
);

/** A moment during that holiday. */
export const DURING_HOLIDAY = new Date(BEGIN + 4 * DAY).toISOString();

/** Returns a request for a page of the pyramid. */
export const ladderRequest = (language: Language): PageRequest<"ladder", Given> => ({
  ...nothingElse,
  state: ladderPlayed.state,
  params: { competition: "probe", entry: "2", level: "2", index: "1", game },
  query: { entry: "2" },
  viewer: { role: "player", label: "player:2", scope: { kind: "player", entry: 2 } },
  language,
  baseUrl: "http://localhost",
  now: new Date(BEGIN + 20 * DAY).toISOString(),
  events: ladderPlayed.events,
});
