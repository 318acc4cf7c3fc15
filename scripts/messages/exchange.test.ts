import { describe, expect, it } from "vitest";
import { type Catalogue, type Catalogues, cataloguesOf, SHIPPED } from "./catalogues.ts";
import { faultsOfMessages } from "./check.ts";
import { readXliff, withTranslations, writeXliff } from "./exchange.ts";

const catalogues = cataloguesOf({
  en: {
    game: {
      texts: {
        title: "Game <&> “it’s”",
        games: "{count, plural, one {{count} game} other {{count} games}}",
        letter: "Dear {name},\n\nyours",
      },
    },
    hall: { "capacity.base": "Seats", empty: "" },
  },
  de: {
    game: {
      texts: {
        title: "Spiel",
        games: "{count, plural, one {{count} Spiel} other {{count} Spiele}}",
        letter: "Liebe {name},\n\nIhr",
      },
    },
    hall: { "capacity.base": "Plätze", empty: "" },
  },
  fr: { game: { texts: { title: "Partie" } } },
});

/** Returns the catalogues that a file gives, by area. */
const takenOver = async (text: string, language: string, all: Catalogues) => {
  const read = await readXliff(text, language, all);
  if (read.kind === "invalid") throw new Error(read.faults.join("\n"));
  return Object.fromEntries(
    all
      .areas()
      .map((area): [string, Catalogue] => [
        area,
        withTranslations(all.read("en", area), {}, read.translations.get(area) ?? new Map()),
      ]),
  );
};

const faultsOf = async (
  text: string,
  options?: { readonly dropUnknown?: boolean },
): Promise<readonly string[]> => {
  const read = await readXliff(text, "fr", catalogues, options);
  return read.kind === "invalid" ? read.faults : [];
};

/** Returns the exported file with a French translation of the plural. */
const withGames = async (translation: string): Promise<string> =>
  (await writeXliff("fr", catalogues)).replace(
    "<note>Deutsch: {count",
    `<target>${translation}</target><note>Deutsch: {count`,
  );

describe("exchange with translators", () => {
  it("writes a unit per message: English, the translation if there is one, and German as a note", async () => {
    const file = await writeXliff("fr", catalogues);
    expect(file).toContain(
      '<file original="game" datatype="plaintext" source-language="en" target-language="fr">',
    );
    expect(file).toContain('<trans-unit id="texts.title">');
    expect(file).toContain("<source>Game &lt;&amp;&gt; “it’s”</source>");
    expect(file).toContain("<target>Partie</target>");
    expect(file).toContain("<note>Deutsch: Spiel</note>");
    expect(file.match(/<target>/g)).toHaveLength(1);
  });

  it("gives every French catalogue back as it was", async () => {
    const back = await takenOver(await writeXliff("fr", SHIPPED), "fr", SHIPPED);
    for (const area of SHIPPED.areas()) {
      expect(JSON.stringify(back[area])).toBe(JSON.stringify(SHIPPED.read("fr", area)));
    }
  });

  it("begins a language that has no folder, and takes it over in part", async () => {
    const empty = await writeXliff("it", catalogues);
    expect(empty).not.toContain("<target>");
    const part = empty.replace(
      "<note>Deutsch: Plätze",
      "<target>Posti</target><note>Deutsch: Plätze",
    );
    const { game, hall } = await takenOver(part, "it", catalogues);
    expect([game, hall]).toEqual([{}, { "capacity.base": "Posti" }]);
    const faults = faultsOfMessages(
      cataloguesOf({ en: { hall: catalogues.read("en", "hall") }, it: { hall: hall ?? {} } }),
    );
    expect(faults).toEqual(["packages/messages/it/hall.json: empty is missing"]);
  });

  it("keeps translations that a file does not contain, in the order of the English messages", () => {
    const english = { a: "1", b: { c: "2", d: "3" } };
    expect(
      JSON.stringify(
        withTranslations(english, { b: { d: "drei" }, a: "eins" }, new Map([["b.c", "zwei"]])),
      ),
    ).toBe('{"a":"eins","b":{"c":"zwei","d":"drei"}}');
  });

  it("takes an empty target for none, except of an empty text", async () => {
    const file = (await writeXliff("fr", catalogues)).replace(
      "<target>Partie</target>",
      "<target/>",
    );
    const read = await readXliff(file, "fr", catalogues);
    expect(read).toEqual({ kind: "valid", translations: new Map(), dropped: 0 });
  });

  it("takes a valid translation over", async () => {
    const plural = "{count, plural, one {{count} partie} other {{count} parties}}";
    const read = await readXliff(await withGames(plural), "fr", catalogues);
    expect(read).toMatchObject({ kind: "valid" });
    expect(read.kind === "valid" && read.translations.get("game")?.get("texts.games")).toBe(plural);
  });

  it("names translations that are not valid, and why", async () => {
    const [syntax] = await faultsOf(await withGames("{count parties"));
    expect(syntax).toContain("game: texts.games is not valid: ");
    const [form] = await faultsOf(await withGames("{count, plural, few {a} other {b}}"));
    expect(form).toContain("game: texts.games is not valid: ");
    expect(await faultsOf(await withGames("{count, plural, one {a} other {{nombre}}}"))).toEqual([
      "game: texts.games has an argument {nombre} that the program does not pass",
    ]);
    expect(await faultsOf(await withGames("<g id='1'>parties</g> {count}"))).toEqual([
      "game: texts.games has elements inside the translation, which can only be text",
    ]);
  });

  it("names a translation that does not insert what English and German insert", async () => {
    const file = (await writeXliff("fr", catalogues)).replace(
      "<note>Deutsch: Liebe",
      "<target>Bonjour</target><note>Deutsch: Liebe",
    );
    expect(await faultsOf(file)).toEqual(["game: texts.letter lacks the argument {name}"]);
  });

  it("names all faults of a file at once, and takes nothing over", async () => {
    const file = (await withGames("{count")).replace(
      "<target>Partie</target>",
      "<target>{b</target>",
    );
    expect(await faultsOf(file)).toHaveLength(2);
  });

  it("names texts that are gone or have changed since, or leaves them out if asked to", async () => {
    const file = (await writeXliff("fr", catalogues))
      .replace('id="capacity.base"', 'id="capacity.old"')
      .replace("<source>Game ", "<source>Play ");
    expect(await faultsOf(file)).toEqual([
      "game: texts.title has another English text now: “Game <&> “it’s””",
      "hall: capacity.old is not a message of the program (any more)",
    ]);
    expect(await readXliff(file, "fr", catalogues, { dropUnknown: true })).toMatchObject({
      kind: "valid",
      dropped: 2,
    });
  });

  it("refuses what is no such file, and files of another language", async () => {
    for (const text of [
      "",
      "hello",
      "<html/>",
      '<xliff version="2.0" srcLang="en" trgLang="fr"/>',
    ]) {
      expect(await faultsOf(text)).toHaveLength(1);
    }
    expect(await faultsOf(await writeXliff("it", catalogues))).toEqual([
      "The file translates en to it, not en to fr.",
    ]);
  });
});
