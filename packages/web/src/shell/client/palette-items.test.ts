import type { Role } from "@losfee/contract";
import { describe, expect, it } from "vitest";
import { ladderRequest } from "../../../test/ladder-play.ts";
import { annas, competitionOf, requestOf } from "../../../test/play.ts";
import { frameOf, type Page } from "../../index.ts";
import { pages } from "../../registry/registry.ts";
import type { Shortcut } from "./keyboard.ts";
import {
  actsOf,
  competitionsOf,
  findItems,
  type PaletteItem,
  pagesOf,
  peopleOf,
} from "./palette-items.ts";

const day = pages.find(({ id }) => id === "console-day") as Page;
const played = competitionOf(annas(4), { format: "scrabble-swiss" });
const frame = (role: Role, language: "de" | "en" = "de") =>
  frameOf({
    request: requestOf(played, { viewer: { role, label: "x" }, language }),
    url: "/console/x",
    page: day,
    pages,
  });

const nothing = () => undefined;
const shortcuts: readonly Shortcut[] = [
  { key: "1", alt: "also", text: "Überblick", run: nothing },
  { key: "p", text: "Veröffentlichen", run: nothing },
  { key: "z", alt: true, text: "Letztes Ergebnis zurücknehmen", run: nothing },
];
const people = [
  { id: 1, name: "Jiří Dvořák" },
  { id: 2, name: "Verena Müller" },
  { id: 12, name: "Anna Mühsam" },
];
const all = (role: Role = "director"): readonly PaletteItem[] => [
  ...actsOf(shortcuts, frame(role)),
  ...pagesOf(frame(role)),
  ...peopleOf(people, frame(role)),
  ...competitionsOf([{ id: "y", name: "Frühjahrsturnier" }], frame(role)),
];
const found = (text: string, role?: Role): readonly string[] =>
  findItems(text, all(role)).map(({ name }) => name);

describe("the palette of the console", () => {
  it("lists acts and pages before anything is typed, no person and no other competition", () => {
    const kinds = new Set(findItems("", all()).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["act", "page"]));
  });

  it("has each act of the page with its keys, and each page once", () => {
    expect(actsOf(shortcuts, frame("director")).map(({ name, keys }) => [name, keys])).toEqual([
      ["Veröffentlichen", "P"],
      ["Letztes Ergebnis zurücknehmen", "Alt+Z"],
    ]);
    expect(found("").filter((name) => name === "Überblick")).toHaveLength(1);
  });

  it("carries an act out as its key does", () => {
    const done: string[] = [];
    const [act] = actsOf([{ key: "d", text: "D", run: () => done.push("d") }], frame("director"));
    if (act?.kind === "act") act.run();
    expect(done).toEqual(["d"]);
  });

  it("finds people by begun words in any order, with or without marks, and by number", () => {
    expect(found("dvorak")).toEqual(["Jiří Dvořák"]);
    expect(found("mueller ver")).toEqual(["Verena Müller"]);
    expect(found("mu")).toEqual(["Verena Müller", "Anna Mühsam"]);
    expect(found("#12")).toEqual(["Anna Mühsam"]);
    expect(found("fruh")).toEqual(["Frühjahrsturnier"]);
    expect(found("nobody at all")).toEqual([]);
  });

  it("finds a page by the digit that leads to it", () => {
    expect(found("6")).toContain("Tabelle");
  });

  it("leads a director to the entry of a person, and a helper to the person's public page", () => {
    const id = frame("director").competition?.id;
    const [person] = peopleOf([{ id: 7, name: "A", number: 3 }], frame("director"));
    expect(person).toMatchObject({ href: `/console/${id}/entries?entry=7`, number: 3 });
    const [seen] = peopleOf([{ id: 7, name: "A" }], frame("results"));
    expect(seen).toMatchObject({ href: `/c/${id}/players/7` });
  });

  it("offers helpers no page that is not theirs", () => {
    expect(found("", "results")).not.toContain("Sicherung");
    expect(found("", "results")).not.toContain("Alle Turniere");
    expect(found("", "results")).not.toContain("Einstellungen");
    expect(found("")).not.toContain("Sicherung");
    expect(found("")).toEqual(expect.arrayContaining(["Alle Turniere", "Einstellungen"]));
    const all = ["Sicherung", "Sitzungen", "Einstellungen"];
    expect(found("", "place-owner")).toEqual(expect.arrayContaining(all));
  });

  it("knows the places of a pyramid and speaks English", () => {
    const ladder = pages.find(({ id, kind }) => kind === "ladder" && id.startsWith("ladder-day"));
    const request = { ...ladderRequest("en"), viewer: { role: "director", label: "x" } } as const;
    const page = ladder ?? (day as Page);
    const names = pagesOf(frameOf({ request, url: "/console/x", page, pages })).map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(["Late mail", "Journal", "Public pages"]));
  });
});
