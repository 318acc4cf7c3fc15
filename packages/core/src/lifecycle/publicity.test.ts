import { describe, expect, it } from "vitest";
import type { StoredEvent } from "../chain/chain.ts";
import { decideCompetition } from "../competition/decide.ts";
import { foldCompetition } from "../competition/fold.ts";
import type {
  CompetitionCommand,
  CompetitionState,
  RecordedCompetitionEvent,
} from "../competition/kinds.ts";
import { erasedFrom, openedEvent, sealedEvent } from "../competition/personal.ts";
import type { Picture } from "../event-details/picture.ts";
import { publicAnnouncements } from "./announcements.ts";

/** One format of each kind of competition. */
const FORMATS = ["fide-swiss", "king-lui", "pyramid"];

const at = (minute: number): string => `2026-11-21T10:${String(minute).padStart(2, "0")}:00.000Z`;

const command = (input: object): CompetitionCommand => input as CompetitionCommand;

/** A competition with two entries that receives commands, one a minute. */
class Told {
  state: CompetitionState | null = null;
  readonly events: RecordedCompetitionEvent[] = [];
  warnings: readonly { readonly code: string }[] = [];

  constructor(format: string) {
    const seed = "5eed".repeat(16);
    this.give({ type: "create-competition", name: "Probe", format, seed });
    this.give({ type: "add-entries", entries: [{ name: "Meier, Anna" }, { name: "Öz, Theo" }] });
  }

  get now(): CompetitionState {
    if (this.state === null) throw new Error("nothing was created");
    return this.state;
  }

  try(input: object) {
    const context = { competition: "probe", actor: "director", now: at(this.events.length) };
    return decideCompetition(this.state, command(input), context);
  }

  give(input: object): this {
    const decision = this.try(input);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    this.events.push(...decision.value.events);
    this.state = decision.value.state;
    this.warnings = decision.value.warnings;
    return this;
  }

  refusal(input: object): unknown {
    const decision = this.try(input);
    return decision.ok ? null : decision.error;
  }

  texts(): readonly string[] {
    return publicAnnouncements(this.now).map(({ text }) => text);
  }
}

const picture: Picture = {
  hash: "a".repeat(64),
  alt: "Ein Springer",
  width: 512,
  height: 256,
  widths: [96, 192, 512],
  plain: "png",
};

describe.each(FORMATS)("what everybody is told of a %s", (format) => {
  it("has announcements, the newest first, until they are withdrawn", () => {
    const told = new Told(format);
    const first = told.give({ type: "post-announcement", text: " Runde 2 \r\n um 14 Uhr " });
    const [announcement = Number.NaN] = first.now.announcements.map(({ id }) => id);
    told.give({ type: "post-announcement", text: "Kaffee ist da" });
    expect(told.texts()).toEqual(["Kaffee ist da", "Runde 2 \n um 14 Uhr"]);
    told.give({ type: "edit-announcement", announcement, text: "Runde 2 um 15 Uhr" });
    expect(publicAnnouncements(told.now)[1]).toEqual({
      id: announcement,
      text: "Runde 2 um 15 Uhr",
      mentions: [],
      at: told.events[announcement - 1]?.recordedAt,
      editedAt: told.events.at(-1)?.recordedAt,
    });
    told.give({ type: "withdraw-announcement", announcement });
    expect(told.texts()).toEqual(["Kaffee ist da"]);
    expect(told.now).toEqual(foldCompetition(told.events));
  });

  it("refuses empty announcements, long ones, and those that are not there", () => {
    const told = new Told(format);
    expect(told.refusal({ type: "post-announcement", text: " \n\u200b " })).toEqual({
      code: "announcement-empty",
    });
    expect(told.refusal({ type: "post-announcement", text: "x".repeat(1001) })).toEqual({
      code: "announcement-too-long",
      most: 1000,
    });
    const unknown = { code: "unknown-announcement", announcement: 2 };
    expect(told.refusal({ type: "withdraw-announcement", announcement: 2 })).toEqual(unknown);
    expect(told.refusal({ type: "edit-announcement", announcement: 2, text: "x" })).toEqual(
      unknown,
    );
    const { announcements } = told.give({ type: "post-announcement", text: "Hallo" }).now;
    const announcement = announcements[0]?.id;
    told.give({ type: "withdraw-announcement", announcement });
    expect(told.refusal({ type: "withdraw-announcement", announcement })).toMatchObject({
      code: "unknown-announcement",
    });
  });

  it("loses an announcement with the person whom it names, here and when the journal is read anew", () => {
    const told = new Told(format);
    told.give({ type: "post-announcement", text: "Anna Meier setzt aus." });
    told.give({ type: "post-announcement", text: "Theo Öz ist da." });
    told.give({ type: "erase-person", entry: 1 });
    expect(told.texts()).toEqual(["Theo Öz ist da."]);

    const { kind } = told.now;
    const stored = told.events.map(
      (event): StoredEvent => ({
        ...event,
        ...sealedEvent(kind, event, () => "5a17".repeat(8)),
        schema: 1,
        owner: "local",
        previous: "",
        hash: "",
      }),
    );
    expect(JSON.stringify(stored.map(({ data }) => data))).not.toContain("Meier");
    const erasure = told.events.at(-1);
    if (erasure?.type !== "person-erased") throw new Error("nobody was erased");
    const erased = erasedFrom(kind, stored, erasure.data);
    const read = stored.map((event) => {
      const parts = event.parts.map(
        (part) =>
          erased.find(({ seq, at: place }) => seq === event.seq && place === part.at) ?? part,
      );
      const opened = openedEvent(kind, { ...event, parts });
      if (!opened.ok) throw new Error(opened.error);
      return opened.value as RecordedCompetitionEvent;
    });
    const again = foldCompetition(read);
    expect(again?.announcements).toEqual(told.now.announcements);
  });

  it("has a logo and a poster, each described, and each replaced or taken away alone", () => {
    const told = new Told(format);
    told.give({ type: "set-picture", role: "logo", picture });
    told.give({ type: "set-picture", role: "poster", picture: { ...picture, alt: " Plakat " } });
    expect(told.now.pictures).toEqual({ logo: picture, poster: { ...picture, alt: "Plakat" } });
    told.give({ type: "describe-picture", role: "logo", alt: "Ein Turm" });
    told.give({ type: "remove-picture", role: "poster" });
    expect(told.now.pictures).toEqual({ logo: { ...picture, alt: "Ein Turm" } });
    expect(told.refusal({ type: "remove-picture", role: "poster" })).toEqual({
      code: "no-picture",
      role: "poster",
    });
    expect(told.refusal({ type: "describe-picture", role: "logo", alt: " " })).toEqual({
      code: "alt-missing",
      role: "logo",
    });
    expect(told.refusal({ type: "describe-picture", role: "logo", alt: "x".repeat(301) })).toEqual({
      code: "alt-too-long",
      role: "logo",
      most: 300,
    });
    expect(told.now).toEqual(foldCompetition(told.events));
  });

  it("says what is not kept of a colour, from the beginning and when it changes", () => {
    const seed = "5eed".repeat(16);
    const create = { type: "create-competition", name: "Probe", format, seed };
    const decision = decideCompetition(null, command({ ...create, details: { hue: "#ffee00" } }), {
      competition: "probe",
      actor: "director",
      now: at(0),
    });
    if (!decision.ok) throw new Error(decision.error.code);
    expect(decision.value.warnings).toMatchObject([{ code: "colour-shifted", colour: "#ffee00" }]);
    const told = new Told(format).give({
      type: "change-event-details",
      details: { hue: "#1d4d87" },
    });
    expect([told.now.details.hue, told.warnings]).toEqual([255, []]);
    told.give({ type: "change-event-details", details: { hue: "#ff0000" } });
    expect(told.warnings).toEqual([
      { code: "colour-shifted", colour: "#ff0000", hue: 29, lightness: "darker", chroma: "paler" },
    ]);
    told.give({ type: "change-event-details", details: { place: "Ulm" } });
    expect([told.now.details.hue, told.warnings]).toEqual([29, []]);
    told.give({ type: "change-event-details", details: { hue: "" } });
    expect(told.now.details).toEqual({ place: "Ulm" });
  });

  it("can still change after closing", () => {
    const told = new Told(format).give({ type: "post-announcement", text: "Gleich ist Schluss" });
    const [announcement] = told.now.announcements.map(({ id }) => id);
    const over = told.give({ type: "close-competition" });
    over.give({ type: "post-announcement", text: "Danke!" });
    over.give({ type: "withdraw-announcement", announcement });
    over.give({ type: "change-event-details", details: { text: "Bilder folgen." } });
    over.give({ type: "set-picture", role: "poster", picture });
    expect(over.texts()).toEqual(["Danke!"]);
    expect(over.now).toMatchObject({ status: "closed", details: { text: "Bilder folgen." } });
  });
});
