import {
  awaitedLetters,
  type LadderCommand,
  type RecordedLadderEvent,
  runningGames,
  whomMayChallenge,
} from "@losfee/core";
import { rehearseLadder } from "../../src/samples/ladder-rehearsal.ts";
import { chanceOf } from "../../src/samples/people.ts";

const BEGINNING = Date.parse("2020-01-01T08:00:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Plays a pyramid by commands until its journal has so many events; always the same. */
export const longPyramid = (players: number, length: number): readonly RecordedLadderEvent[] => {
  const creation = {
    type: "create-competition",
    name: "Club",
    format: "pyramid",
    seed: "5eed".repeat(16),
  } as const;
  const rehearsal = rehearseLadder("club", creation, new Date(BEGINNING).toISOString());
  const chance = chanceOf("long pyramid");
  let at = BEGINNING;
  const give = (command: LadderCommand): boolean => {
    at += MINUTE;
    return rehearsal.attempt(command, new Date(at).toISOString());
  };
  const entries = Array.from({ length: players }, (_, index) => ({
    name: `P${index + 1}`,
    addresses: [`p${index + 1}@example.org`],
  }));
  give({ type: "add-entries", entries });
  for (let day = 1; rehearsal.events.length < length; day++) {
    at = BEGINNING + day * DAY;
    give({ type: "pass-time" });
    for (const { game } of runningGames(rehearsal.state, at)) {
      const { status, challenger, defender } = game;
      const pair = { challenger, defender };
      if (status === "pendingConfirmation") give({ type: "confirm-challenge", ...pair });
      else if (status === "pendingAcceptance" && chance() < 0.4) {
        give({ type: "accept-challenge", ...pair });
      } else if (status === "running" && chance() < 0.1) {
        const outcome = chance() < 0.5 ? "challenger-wins" : "defender-wins";
        give({ type: "report-result", ...pair, outcome, by: challenger });
      }
    }
    for (const player of rehearsal.state.players.keys()) {
      if (chance() > 0.06) continue;
      const target = whomMayChallenge(rehearsal.state, player)?.options.find(
        ({ rejection, player: occupant }) => rejection === null && occupant !== null,
      );
      if (target?.player == null) give({ type: "request-waiting-list", player });
      else {
        const targets = [{ kind: "player", player: target.player }] as const;
        give({ type: "challenge", challenger: player, targets });
      }
    }
    const notices = awaitedLetters(rehearsal.state).map(({ notice }) => notice);
    if (notices.length > 0) give({ type: "record-sending", notices });
  }
  return rehearsal.events;
};
