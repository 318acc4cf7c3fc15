/** Team events of the reference data as running events, compared with the checker's results. */
import { readFileSync } from "node:fs";
import { standingsOf, type TournamentState } from "@losfee/core";
import { describe, expect, test } from "vitest";
import { competitionOfTrf, parseTrf } from "../../../src/trf/index.ts";
import { type CheckerValues, eventsIn, isValue, jsonOf } from "../events.ts";

/** Returns the imported event, and the team numbers of the file by entry. */
const takenOver = (event: string) => {
  const file = parseTrf(readFileSync(new URL(`vectors/${event}.trf`, import.meta.url)));
  if (!file.ok) throw new Error(`${event}: ${file.error.code}`);
  const made = competitionOfTrf(file.value, {
    seed: "5eed".repeat(16),
    at: "2026-11-21T10:00:00.000Z",
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const numbers = file.value.tournament.teams.map(({ team }) => team);
  return { state: made.value.state, numberOf: (entry: number) => numbers[entry - 1] ?? 0 };
};

const rankedBy = (state: TournamentState, ranking: readonly string[]) =>
  standingsOf({ ...state, settings: { ...state.settings, ranking } });

const EVENTS = ["official", "synthetic"].flatMap((folder) =>
  eventsIn(`../teams/vectors/${folder}`).map((name) => `${folder}/${name}`),
);

describe("team events taken over as running events", () => {
  test.each(EVENTS)("%s has all 47 values and ranks of FIDE's checker", (event) => {
    const { editions, roundRobin } = jsonOf<CheckerValues>(`../teams/vectors/${event}.json`);
    const { values: wanted = {}, rankAfterPtsThenCode = {} } = editions["2026-03"] ?? {};
    const { state, numberOf } = takenOver(event);
    expect(state.settings.stages[0]?.system === "round-robin").toBe(roundRobin);
    const codes = Object.keys(wanted);
    const wrong = codes.flatMap((code) =>
      rankedBy(state, ["PTS", code]).flatMap(({ entry, rank, values }) => {
        const team = numberOf(entry);
        const [value, place] = [wanted[code]?.[team], rankAfterPtsThenCode[code]?.[team]];
        return isValue(values[1], value) && rank === place
          ? []
          : [`#${team} ${code} ${values[1]} rank ${rank}, not ${value} rank ${place}`];
      }),
    );
    expect(codes).toHaveLength(47);
    expect(wrong).toEqual([]);
  });
});
