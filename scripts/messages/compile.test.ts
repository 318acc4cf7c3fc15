import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { ROOT } from "../root.ts";
import { cataloguesOf } from "./catalogues.ts";
import { declarationOf, moduleOf } from "./compile.ts";

const FOLDER = `${ROOT}node_modules/.cache/messages-test-${process.pid}`;

const catalogues = cataloguesOf({
  en: {
    game: {
      texts: {
        title: "Game",
        games: "{count, plural, =0 {no games} one {{count} game} other {{count} games}}",
        state: "{isOver, select, true {over} other {on}}",
        winner: "The winner is {name}.",
        more: { bye: "bye" },
      },
      own: { turn: "It is your turn.", hello: "Hello {name}" },
    },
  },
  de: {
    game: {
      texts: {
        title: "Spiel",
        games: "{count, plural, =0 {kein Spiel} one {{count} Spiel} other {{count} Spiele}}",
        state: "{isOver, select, true {vorbei} other {läuft}}",
        winner: "Gewonnen hat {name}.",
        more: { bye: "Freilos" },
      },
      own: { turn: "Sie sind dran.", hello: "Hallo {name}" },
    },
  },
  "de-du": { game: { own: { turn: "Du bist dran." } } },
  fr: {
    game: {
      texts: {
        title: "Partie",
        games: "{count, plural, =0 {aucune partie} one {{count} partie} other {{count} parties}}",
        state: "{isOver, select, true {finie} other {en cours} } ?",
        winner: "Vainqueur : {name}.",
        more: { bye: "exempt" },
      },
      own: { turn: "C’est à vous !", hello: "Bonjour {name}" },
    },
  },
});

let number = 0;

/** Compiles the area with some languages and imports it. */
const compiled = async (languages: readonly string[], names?: readonly string[]) => {
  mkdirSync(FOLDER, { recursive: true });
  number += 1;
  const path = `${FOLDER}/${number}.mjs`;
  writeFileSync(path, moduleOf("game", languages, names, catalogues));
  return import(/* @vite-ignore */ pathToFileURL(path).href);
};

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe("compiled messages", () => {
  it("are texts, or functions of their arguments", async () => {
    const { texts } = await compiled(["de", "en", "fr"]);
    expect(texts.en.title).toBe("Game");
    expect(texts.de.more.bye).toBe("Freilos");
    expect(texts.fr.winner({ name: "Ana" })).toBe("Vainqueur\u00A0: Ana.");
  });

  it("choose plurals by the rules of each language, and exact numbers before", async () => {
    const { texts } = await compiled(["de", "en", "fr"]);
    expect([0, 1, 2].map((count) => texts.en.games({ count }))).toEqual([
      "no games",
      "1 game",
      "2 games",
    ]);
    expect(texts.en.games({ count: 1.5 })).toBe("1.5 games");
    expect(texts.fr.games({ count: 1.5 })).toBe("1.5 partie");
  });

  it("choose words by a boolean", async () => {
    const { texts } = await compiled(["de"]);
    expect(texts.de.state({ isOver: true })).toBe("vorbei");
    expect(texts.de.state({ isOver: false })).toBe("läuft");
  });

  it("end with one full stop after an abbreviation", async () => {
    const { texts } = await compiled(["en", "de"]);
    expect(texts.en.winner({ name: "King Jr." })).toBe("The winner is King Jr.");
    expect(texts.de.winner({ name: "Ana" })).toBe("Gewonnen hat Ana.");
  });

  it("address readers in two ways in German, in one elsewhere", async () => {
    const { own } = await compiled(["de", "fr"]);
    expect(own.de.formal.turn).toBe("Sie sind dran.");
    expect(own.de.informal.turn).toBe("Du bist dran.");
    expect(own.de.informal.hello({ name: "Ana" })).toBe("Hallo Ana");
    expect(own.fr.informal).toEqual(expect.objectContaining({ turn: "C’est à vous\u202F!" }));
  });

  it("contain one language alone where only one is asked for, and one dictionary", async () => {
    const module = await compiled(["fr"], ["texts"]);
    expect(Object.keys(module)).toEqual(["texts"]);
    expect(Object.keys(module.texts)).toEqual(["fr"]);
    const source = moduleOf("game", ["fr"], ["texts"], catalogues);
    expect(source).not.toContain("Spiel");
    expect(source).not.toContain("Game");
  });

  it("exist in pseudo-languages, made from the English ones", async () => {
    const { texts, own } = await compiled(["en-XA"]);
    expect(texts["en-XA"].title).toMatch(/^\[Gàmê ~+\]$/);
    expect(own["en-XA"].informal.hello({ name: "Ana" })).toContain("Ana");
  });

  it("have types: of the arguments, with the English text as a comment", () => {
    const types = declarationOf("game", ["de", "en", "fr"], catalogues);
    expect(types).toContain('readonly "title": string;');
    expect(types).toContain('readonly "games": (given: { readonly count: number }) => string;');
    expect(types).toContain("/** The winner is {name}. */");
    expect(types).toContain('Readonly<Record<"formal" | "informal"');
  });
});
