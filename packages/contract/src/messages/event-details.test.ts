import type { EventDetailProblem, EventDetails, RatingReportLack } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { withCodes } from "../../test/messages.ts";
import {
  describeEventDetailProblem,
  describeLostDetail,
  describeReportLack,
  describeTimeControl,
  eventDetailRows,
  eventLine,
  timetableRows,
} from "../index.ts";
import { LANGUAGES } from "../language/language.ts";

const problems = withCodes<EventDetailProblem>({
  "text-too-long": { field: "place", most: 200 },
  "list-too-long": { field: "deputyArbiters", most: 50 },
  "not-a-federation": { field: "federation", value: "Germany" },
  "not-a-day": { field: "start", value: "2026-02-30" },
  "end-before-start": { field: "end", start: "2026-11-22" },
  "unknown-time-zone": { field: "timeZone", value: "Europe/Ulm" },
  "not-a-day-and-time": { field: "schedule", position: 2, value: "soon" },
  "outside-event": {
    field: "schedule",
    position: 3,
    day: "2026-11-20",
    start: "2026-11-21",
    end: null,
  },
  "before-previous-round": { field: "schedule", position: 2, previous: "2026-11-22T10:00" },
  "arbiter-without-name": { field: "chiefArbiter", value: "4600001" },
  "not-a-fide-id": { field: "chiefArbiter", value: "12a" },
  "arbiter-twice": { field: "chiefArbiter", value: "Ina Eins" },
  "not-a-time-control": { field: "timeControl", value: "slow" },
  "not-a-rate-of-play": { field: "rateOfPlay", value: "bullet" },
  "not-a-type-code": { field: "typeCode", value: "?" },
  "not-a-form-of-address": { field: "formOfAddress", value: "ihr" },
  "programme-incomplete": { field: "programme", position: 2, lacks: "at" },
  "screen-without-name": { field: "screens", position: 1 },
  "screen-twice": { field: "screens", position: 2, value: "Foyer" },
  "screen-empty": { field: "screens", position: 2 },
  "screen-seconds": { field: "screens", position: 2, least: 3, most: 120 },
  "not-a-hue": { field: "hue", value: "rot" },
  "colour-without-hue": { field: "hue", value: "#808080" },
  "does-not-apply": { field: "schedule" },
});

const lacks = withCodes<RatingReportLack>({
  "detail-missing": { weight: "needed", detail: "place" },
  "arbiter-id-missing": { weight: "advised", name: "Ina Eins" },
  "round-dates-missing": { weight: "needed", rounds: [1, 2, 3, 5] },
  "rate-of-play-differs": { weight: "advised", stated: "blitz", computed: "standard" },
  "no-players": { weight: "needed" },
  "player-detail-missing": { weight: "needed", detail: "fideId", entries: [1, 2] },
  "results-missing": { weight: "needed", round: 2, boards: [1, 4] },
  "round-in-draft": { weight: "needed", round: 3 },
  "matches-by-total": { weight: "needed", round: 2, boards: [1, 3] },
  "titles-left-out": { weight: "advised", titles: ["Dr."] },
  "rounds-to-come": { weight: "needed", published: 2, planned: 7 },
  "system-without-code": { weight: "advised", systems: ["new-swiss", "final"] },
});

const names = new Map([
  [1, "Meier, Ulla"],
  [2, "Öz, Theo"],
]);
const name = (entry: number): string => names.get(entry) ?? `#${entry}`;

const details: EventDetails = {
  place: "Ulm",
  federation: "GER",
  organiser: "SC Ulm",
  start: "2026-11-21",
  end: "2026-11-22",
  timeZone: "Europe/Berlin",
  schedule: ["2026-11-21T10:00", null, "2026-11-22"],
  chiefArbiter: { name: "Eva Eins", fideId: "4600001" },
  timeControl: "40/6000+30:900+30",
  rateOfPlay: "standard",
};

describe.each(LANGUAGES)("in %s", (language) => {
  it.each([
    ...problems.map((problem) => [problem.code, describeEventDetailProblem(problem, language)]),
    ...problems.map((problem) => [problem.code, describeLostDetail(problem, language)]),
    ...lacks.map((lack) => [lack.code, describeReportLack(lack, language, name)]),
  ])("%s is a sentence", (_code, sentence) => {
    expect(sentence).toMatch(/^[\p{Lu}\d„“«]/u);
    expect(sentence).toMatch(/[.)]$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
  });
});

describe("an event's details", () => {
  it("are told in the order and with the dates of each language", () => {
    const style = { officials: "arbiters", stages: null } as const;
    const rows = (language: "de" | "en") =>
      eventDetailRows(details, language, style).map(({ label, value }) => `${label}: ${value}`);
    expect(rows("de")).toEqual([
      "Ort: Ulm",
      "Föderation: GER",
      expect.stringMatching(/^Termin: 21\.\s*–\s*22\. November 2026$/),
      "Veranstalter: SC Ulm",
      "Hauptschiedsrichter: Eva Eins (FIDE ID 4600001)",
      "Bedenkzeit: 100 Minuten für 40 Züge + 30 Sekunden je Zug, dann 15 Minuten + 30 Sekunden je Zug · Turnierschach (Standard)",
      "Runde 1: Sa., 21.11.2026, 10:00 Uhr",
      "Runde 3: So., 22.11.2026",
      "Zeitzone: Europe/Berlin",
    ]);
    expect(eventDetailRows({}, "de", style)).toEqual([]);
  });

  it("have a timetable of their own, with what else happens in its place", () => {
    const programme = [{ at: "2026-11-21T09:00", what: "Anmeldung" }];
    const rows = (language: "de" | "en", stages: ((stage: number) => string) | null) =>
      timetableRows({ ...details, programme }, language, { stages }).map(
        ({ label, value }) => `${label}: ${value}`,
      );
    expect(rows("de", null)).toEqual([
      "Anmeldung: Sa., 21.11.2026, 09:00 Uhr",
      "Runde 1: Sa., 21.11.2026, 10:00 Uhr",
      "Runde 3: So., 22.11.2026",
      "Zeitzone: Europe/Berlin",
    ]);
    expect(rows("en", null)).toContain("Round 1: Sat, 21 Nov 2026, 10:00");
    const stages = (stage: number): string => ["Vorrunde", "2. Runde", "Finale"][stage - 1] ?? "";
    expect(rows("de", stages)).toContain("Finale: So., 22.11.2026");
  });

  it("have one line for headings, with as much as is known", () => {
    expect(eventLine(details, "en")).toMatch(/^Ulm \(GER\) · 21\s*–\s*22 November 2026 · SC Ulm$/);
    expect(eventLine({ start: "2026-11-21" }, "de")).toBe("ab 21. November 2026");
    expect(eventLine({ federation: "GER" }, "de")).toBe("");
  });

  it("say a time control in words, and what is none as it is", () => {
    expect(describeTimeControl("5400+30", "de")).toBe("90 Minuten + 30 Sekunden je Zug");
    expect(describeTimeControl("W300-B240", "en")).toBe("White 5 minutes; Black 4 minutes");
    expect(describeTimeControl("90", "en")).toBe("90 seconds");
    expect(describeTimeControl("?", "en")).toBe("?");
  });
});
