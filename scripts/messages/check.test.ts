import { describe, expect, it } from "vitest";
import { type Catalogue, cataloguesOf } from "./catalogues.ts";
import { faultsOfMessages } from "./check.ts";
import { differingTranslations } from "./same-translation.ts";

/** Returns the faults of an area `game` in English, German, French and German with “du”. */
const faultsIn = (en: Catalogue, de: Catalogue, fr: Catalogue, du: Catalogue = {}) =>
  faultsOfMessages(
    cataloguesOf({
      en: { game: en },
      de: { game: de },
      fr: { game: fr },
      "de-du": { game: du },
    }),
  );

const whole = { texts: { round: "Round {round}", more: { bye: "bye" } } };

describe("check of the catalogues", () => {
  it("finds nothing where every language has every message", () => {
    expect(
      faultsIn(
        whole,
        { texts: { round: "Runde {round}", more: { bye: "Freilos" } } },
        { texts: { round: "Ronde {round}", more: { bye: "exempt" } } },
      ),
    ).toEqual([]);
  });

  it("names messages that a language lacks, and those that are unknown in English", () => {
    expect(
      faultsIn(
        whole,
        { texts: { round: "Runde {round}" } },
        { texts: { round: "Ronde {round}", more: { bye: "exempt", pause: "pause" } } },
        { texts: { hello: "du" } },
      ),
    ).toEqual([
      "packages/messages/de/game.json: texts.more.bye is missing",
      "packages/messages/fr/game.json: texts.more.pause is unknown in English",
      "packages/messages/de-du/game.json: texts.hello is unknown in English",
    ]);
  });

  it("names an area that a new language does not have at all, once", () => {
    expect(
      faultsOfMessages(
        cataloguesOf({
          en: { game: whole, hall: { title: "Hall" } },
          it: { hall: { title: "Sala" } },
        }),
      ),
    ).toEqual(["packages/messages/it/game.json is missing, with all its 2 messages"]);
  });

  it("names messages that are not in ICU syntax", () => {
    const [fault, ...others] = faultsIn(
      { title: "Round {round}" },
      { title: "Runde {round" },
      { title: "Ronde {round}" },
    );
    expect(fault).toContain("packages/messages/de/game.json: title is not valid: ");
    expect(others).toEqual([]);
  });

  it("names plural forms that a language does not have, and forms that are missing", () => {
    const [foreign, ...others] = faultsIn(
      { games: "{count, plural, one {game} other {games}}" },
      { games: "{count, plural, one {Partie}}" },
      { games: "{count, plural, few {parties} other {parties}}" },
    );
    expect(foreign).toBe("packages/messages/de/game.json: games lacks the form “other” of {count}");
    expect(others).toEqual([expect.stringContaining("fr/game.json: games is not valid: ")]);
  });

  it("asks for the forms of each language, and for none where numbers are chosen exactly", () => {
    const games = { games: "{count, plural, one {game} other {games}}" };
    const exact = { games: "{count, plural, =1 {partia} other {partii: {count}}}" };
    const faults = (pl: Catalogue) =>
      faultsOfMessages(cataloguesOf({ en: { game: games }, pl: { game: pl } }));
    expect(faults({ games: "{count, plural, one {partia} other {partii}}" })).toEqual([
      "packages/messages/pl/game.json: games lacks the form “many” of {count}",
      "packages/messages/pl/game.json: games lacks the form “few” of {count}",
    ]);
    expect(faults(exact)).toEqual([]);
  });

  it("names a text that only one language inserts, or only one does not", () => {
    expect(
      faultsIn(
        { a: "{name}", b: "{name}" },
        { a: "{name} {club}", b: "{name}" },
        { a: "{name}", b: "nom" },
      ),
    ).toEqual([
      "packages/messages/de/game.json: a has an argument {club} of its own",
      "packages/messages/fr/game.json: b lacks the argument {name}",
    ]);
  });

  it("lets one language alone count or choose", () => {
    expect(
      faultsIn(
        { a: "{name} played" },
        { a: "{name} {isTeam, select, true {haben} other {hat}} gespielt" },
        { a: "{name} a joué" },
      ),
    ).toEqual([]);
  });
});

describe("check of the same words", () => {
  const board = (first: string, second: string) =>
    cataloguesOf({
      en: { game: { board: "Board" }, match: { board: "Board" } },
      de: { game: { board: "Brett" }, match: { board: "Brett" } },
      fr: { game: { board: first }, match: { board: second } },
    });

  it("names the same German and English words with two translations, and where they stand", () => {
    expect(differingTranslations(board("Table", "Échiquier"))).toEqual([
      "fr: the same words are translated as “Table” (game: board) and as “Échiquier” (match: board)",
    ]);
    expect(differingTranslations(board("Table", "Table"))).toEqual([]);
  });

  it("takes words for the same whose spaces differ", () => {
    expect(differingTranslations(board("Table :", "Table\u00A0:"))).toEqual([]);
  });

  it("accepts exceptions that give a reason", () => {
    const exceptions = { fr: { "match: board": "a board of a team match" } };
    expect(differingTranslations(board("Table", "Échiquier"), exceptions)).toEqual([]);
  });

  it("names exceptions that are none any more", () => {
    const exceptions = { fr: { "match: board": "a board of a team match" } };
    expect(differingTranslations(board("Table", "Table"), exceptions)).toEqual([
      "fr: exceptions.json names match: board, which is no exception",
    ]);
  });
});
