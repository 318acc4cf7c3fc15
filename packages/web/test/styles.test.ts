import { formats } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { bundles, reaches, type Stylesheet, stylesheets } from "../../../scripts/stylesheet.ts";
import { inTurn } from "../../../test/long.ts";
import { pages } from "../src/registry/registry.ts";
import type { Page } from "../src/shell/page-definition.ts";
import { areaOf, scopeClass } from "../src/shell/scope.ts";
import { attributes, htmlOf, ofEach } from "./html.ts";
import { pageKindOfFormat, presetWorlds } from "./preset-worlds.ts";

const sheets = stylesheets();
const ofPages = sheets.filter(({ room }) => room !== null);
const shared = sheets.filter(({ room }) => room === null);
/** Stylesheets shared by several pages, besides the common ones for all elements. */
const ofParts = shared.filter(({ path }) => !path.startsWith("styles/"));

const named = (each: Stylesheet): readonly [string, Stylesheet] => [each.path, each];

/** Returns the selectors of a stylesheet. Conditions (`@media`) contain rules, but are none. */
const selectorsOf = ({ text }: Stylesheet): readonly string[] =>
  [...text.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = ""]) => prelude.trim())
    .filter((prelude) => !prelude.startsWith("@"))
    .flatMap((list) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());

/** Returns the first class or id of a selector: it styles that element or its surroundings. */
const firstNameIn = (selector: string): string | undefined =>
  /[.#]([a-z][\w-]*)/i.exec(selector)?.[1];

const namesOf = (sheet: Stylesheet): readonly string[] => [
  ...new Set(selectorsOf(sheet).flatMap((selector) => firstNameIn(selector) ?? [])),
];

/** Stylesheets by the names their selectors begin with. */
const owners = new Map<string, Stylesheet[]>();
for (const sheet of sheets) {
  for (const name of namesOf(sheet)) owners.set(name, [...(owners.get(name) ?? []), sheet]);
}

describe("a stylesheet", () => {
  it.each(ofPages.map(named))(
    "in the folder of a page reaches no other page: %s",
    (path, sheet) => {
      const reached = pages.filter(({ folder }) => reaches(sheet, folder));
      expect(reached.map(({ folder }) => `${folder}/`)).toContain(path.replace(/[^/]*$/, ""));
      // A room of the same name in a kind that extends this one counts as the same page.
      for (const { folder } of reached)
        expect(folder.slice(areaOf(folder).length)).toBe(sheet.room);
    },
  );

  it("of a kind reaches no page of a kind that does not stand on it", () => {
    const ofLadders = sheets.filter(({ area }) => area === "kinds/ladder");
    const reached = pages.filter(({ folder }) => ofLadders.some((each) => reaches(each, folder)));
    expect(new Set(reached.map(({ kind }) => kind))).toEqual(new Set(["ladder"]));
  });

  it.each(ofParts.map(named))("of a part styles nothing without a name: %s", (_path, sheet) => {
    expect(selectorsOf(sheet).filter((each) => firstNameIn(each) === undefined)).toEqual([]);
  });

  it.each(sheets.map(named))("moves nothing for who does not want it: %s", (_path, { text }) => {
    const allowed =
      /@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
    expect(text.replace(allowed, "")).not.toMatch(
      /\b(?:animation|transition|scroll-behavior)\b[^;]*:/,
    );
  });

  it("that pages share styles no class that another one styles", () => {
    const twice = [...owners].filter(
      ([, all]) => all.filter((sheet) => shared.includes(sheet)).length > 1,
    );
    expect(twice.map(([name]) => name)).toEqual([]);
  });

  it("stands in a bundle of all pages that it reaches, bounded to its own", () => {
    const bundled = bundles();
    for (const { folder } of pages) {
      const text = `${bundled.get(null)}${bundled.get(areaOf(folder))}`;
      for (const sheet of sheets.filter((each) => reaches(each, folder))) {
        const bounds = sheet.room === null ? "" : `:where(.${scopeClass(folder)}) {\n`;
        expect(text).toContain(bounds + sheet.text);
      }
    }
  });
});

describe.each(
  formats.map((format, place) => ({ place, id: format.id, kind: pageKindOfFormat(format) })),
)("a page of an event by $id", ({ place, id, kind }) => {
  const asked = presetWorlds[kind](id);
  const shown = pages.filter(
    (page) => page.kind === undefined || page.kind === kind || page.alsoFor?.includes(kind),
  );
  const answers = (page: Page, at: number): readonly string[] =>
    inTurn(asked, place + at).flatMap(
      (ask) => htmlOf(page, ask("de"), `/c/x?page=${page.id}`) ?? [],
    );

  const check = ({ folder }: Page, html: string): void => {
    expect(html).toContain(`href="/assets/${areaOf(folder)}.css"`);
    const [ofBody = [], ...inside] = attributes(html, "class").map((text) => text.split(" "));
    expect(ofBody).toContain(scopeClass(folder));
    // Otherwise a part of the page would count as a page.
    const names = [...new Set(inside.flat())];
    expect(names.filter((name) => name.startsWith("in-"))).toEqual([]);

    // A name styled only for other pages has lost its styles, or is taken.
    const elsewhere = names.filter((name) => {
      const all = owners.get(name) ?? [];
      return all.length > 0 && !all.some((sheet) => reaches(sheet, folder));
    });
    expect(elsewhere).toEqual([]);
  };

  it(
    "loads its area's styles, and is styled by nothing else",
    ofEach(
      shown.map((page, at) => [`${page.folder} (${page.id})`, { page, at }] as const),
      ({ page, at }) => {
        for (const html of answers(page, at)) check(page, html);
      },
    ),
  );
});
