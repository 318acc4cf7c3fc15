import { type CalendarComponent, sync, type VEvent } from "node-ical";
import { describe, expect, it } from "vitest";
import { begunCompetition, give, testServer, unwrap, visitor } from "./test-server.ts";

const eventsIn = (text: string): readonly VEvent[] =>
  Object.values(sync.parseICS(text) as Record<string, CalendarComponent>).filter(
    (one): one is VEvent => one.type === "VEVENT",
  );

const named = (events: readonly VEvent[], id: string): VEvent => {
  const found = events.find(({ uid }) => uid.startsWith(`${id}.`));
  if (found === undefined) throw new Error(`no ${id} among ${events.map(({ uid }) => uid).join()}`);
  return found;
};

describe("the calendar of an event", () => {
  it("has its days and rounds, by the clocks of the place, on both sides of summer time", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 4);
    const announce = async (details: object) =>
      expect(
        (await give(director, id, { type: "change-event-details", details } as never)).status,
      ).toBe(200);
    const look = async () => {
      const { text, headers } = await director.send("GET", `/c/${id}/calendar.ics?lang=en`);
      expect(headers["content-type"]).toContain("text/calendar");
      return eventsIn(text);
    };
    expect(await look()).toEqual([]);
    await announce({
      start: "2026-10-24",
      end: "2026-10-25",
      timeZone: "Europe/Berlin",
      place: "Ulm, Große Halle",
      schedule: ["2026-10-24T10:00", "2026-10-25T10:00", "2026-10-25"],
    });
    const first = await look();
    expect(first).toHaveLength(4);
    expect(named(first, "round-1").start.toISOString()).toBe("2026-10-24T08:00:00.000Z");
    expect(named(first, "round-2").start.toISOString()).toBe("2026-10-25T09:00:00.000Z");
    expect(named(first, "round-1").location).toBe("Ulm, Große Halle");
    expect(named(first, "round-3").datetype).toBe("date");
    const days = named(first, "days");
    expect([days.datetype, days.summary]).toEqual(["date", "Ulm"]);
    expect((days.end?.getTime() ?? 0) - days.start.getTime()).toBeGreaterThanOrEqual(
      2 * 86_400_000,
    );
    await announce({ schedule: ["2026-10-24T11:30", "2026-10-25T10:00"] });
    const second = await look();
    const sequences = (events: readonly VEvent[]) =>
      Object.fromEntries(events.map(({ uid, sequence }) => [uid.split(".")[0], Number(sequence)]));
    expect(sequences(first)).toEqual({ days: 0, "round-1": 0, "round-2": 0, "round-3": 0 });
    expect(sequences(second)).toEqual({ days: 0, "round-1": 1, "round-2": 0, "round-3": 1 });
    expect(named(second, "round-1").uid).toBe(named(first, "round-1").uid);
    expect(named(second, "round-1").start.toISOString()).toBe("2026-10-24T09:30:00.000Z");
    expect(named(second, "round-3").status).toBe("CANCELLED");
    expect(named(second, "round-2").status).toBe("CONFIRMED");
  });
});

describe("the calendar of a player of a pyramid", () => {
  it("opens by its own address alone, opens nothing else, and ends with the link", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const body = { name: "Pyramide", format: "pyramid" };
    const { id } = unwrap(await director.api("POST /competitions", { body }));
    const entries = ["Ada", "Bea", "Cem", "Dan"].map((name) => ({ name }));
    expect((await give(director, id, { type: "add-entries", entries } as never)).status).toBe(200);
    const challenge = {
      type: "challenge",
      challenger: 2,
      targets: [{ kind: "player", player: 1 }],
    };
    expect((await give(director, id, challenge as never)).status).toBe(200);
    const scope = { kind: "player", entry: 1 } as const;
    const ada = await visitor(server, "player", id, "Ada", scope);
    const { url } = unwrap(await ada.api("GET /competitions/:id/calendar", { params: { id } }));
    const anybody = await visitor(server);
    const { pathname } = new URL(url);
    const look = async () => anybody.send("GET", `${pathname}?lang=en`);
    const deadlines = eventsIn((await look()).text);
    expect(deadlines.map(({ datetype, status }) => [datetype, status])).toContainEqual([
      "date",
      "CONFIRMED",
    ]);
    expect(deadlines.some(({ summary }) => String(summary).includes("Bea"))).toBe(true);
    const token = pathname.split("/").at(-1)?.replace(".ics", "") ?? "";
    expect((await anybody.send("GET", `/enter/${token}`)).status).toBe(403);
    expect((await anybody.send("GET", `${pathname.slice(0, -8)}AAAA.ics`)).status).toBe(404);
    expect((await anybody.send("GET", `/api/v1/competitions/${id}/calendar`)).status).toBe(401);
    for (const link of await server.access.links(id)) await server.access.revokeLink(id, link.id);
    expect((await look()).status).toBe(404);
  });
});
