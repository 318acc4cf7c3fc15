import { createHash } from "node:crypto";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCompetitionService, openSqliteStore } from "@losfee/server/local";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

interface BadInput {
  readonly what: string;
  readonly args: readonly string[];
  readonly input?: string;
  readonly code: number;
  readonly en: RegExp;
  readonly de: RegExp;
}

const folder = temporaryFolder();
const here = { cwd: folder.path };
const path = (name: string): string => join(folder.path, name);
let competition = "";

/** A hash of everything that the journal holds of the competition. */
const journal = async (): Promise<string> => {
  const opened = openSqliteStore(path("losfee.sqlite"), { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  const service = createCompetitionService(opened.value);
  const { competitions } = await service.list();
  const file = await service.exportFile(competition);
  await opened.value.close();
  return createHash("sha256")
    .update(JSON.stringify([competitions, file]))
    .digest("hex");
};

beforeAll(async () => {
  ({ competition } = await answerOf(["new", "Test", "--format", "scrabble-swiss"], here));
  const input = "ABCDEFGH".split("").map((letter, index) => `Spieler ${letter};${1500 - index}`);
  await answerOf(["enter", "-"], { ...here, input: ["Name;Rating", ...input].join("\n") });
  await answerOf(["pair", "--publish"], here);
  await answerOf(["result", "1 400 300"], here);
  const { stdout } = await losfee(["export"], here);
  writeFileSync(path("whole.json"), stdout);
  writeFileSync(path("truncated.json"), stdout.slice(0, stdout.length / 2));
  writeFileSync(path("edited.json"), stdout.replace('"scores":[400,300]', '"scores":[300,400]'));
  writeFileSync(path("huge.csv"), Buffer.alloc(50 * 1024 * 1024, "Meier;1200\n"));
  writeFileSync(path("other.sqlite"), "this is no database, whatever its name says");
  writeFileSync(path("empty.sqlite"), "");
}, 60_000);
afterAll(folder.remove);

const CASES: readonly BadInput[] = [
  {
    what: "a name that is entered already",
    args: ["enter", "--name", "spieler  A"],
    code: 1,
    en: /“spieler A” .*entered already, as number 1/,
    de: /„spieler A“ .*Nummer 1/,
  },
  {
    what: "a name that is twice in the file",
    args: ["enter", "-"],
    input: "Name,Rating\nZoe,1\nZoe,2\n",
    code: 3,
    en: /Line 3, column 1: “Zoe” is on line 2 already/,
    de: /Zeile 3, Spalte 1: „Zoe“ steht schon in Zeile 2/,
  },
  {
    what: "a broken list",
    args: ["enter", "-"],
    input: 'Name;Rating\nAnna;1200\nBert;"12\n',
    code: 3,
    en: /Line 3, column 2: a quotation mark is opened/,
    de: /Zeile 3, Spalte 2: Ein Anführungszeichen/,
  },
  {
    what: "a rating that is none",
    args: ["enter", "-"],
    input: "Name;Rating\nAnna;viel\n",
    code: 3,
    en: /Line 2, column 2: “viel” is not a rating/,
    de: /Zeile 2, Spalte 2: „viel“ ist keine Wertungszahl/,
  },
  {
    what: "a list of 50 MB",
    args: ["enter", "huge.csv"],
    code: 5,
    en: /huge\.csv is too large/,
    de: /huge\.csv ist zu groß/,
  },
  {
    what: "a score out of range",
    args: ["result", "2 5000 300"],
    code: 1,
    en: /5000.*1499/,
    de: /5000.*1499/,
  },
  {
    what: "a result for a board that the round has not",
    args: ["result", "9 400 300"],
    code: 1,
    en: /no board 9; the round has 4/,
    de: /Ein Brett 9 gibt es nicht, die Runde hat 4/,
  },
  {
    what: "a result of two who do not play each other",
    args: ["result", "#1 400 #2 300"],
    code: 1,
    en: /Spieler A.*Spieler/,
    de: /Spieler A.*Spieler/,
  },
  {
    what: "a second result for a game",
    args: ["result", "1 400 300"],
    code: 1,
    en: /Board 1 of round 1 .* has a result already/,
    de: /Brett 1 .*Runde 1.*schon/,
  },
  {
    what: "a line that is no result",
    args: ["result", "hello"],
    code: 3,
    en: /“hello” is not a result/,
    de: /„hello“ ist kein Ergebnis/,
  },
  {
    what: "a round while results are missing",
    args: ["pair"],
    code: 1,
    en: /results of round 1 are missing/,
    de: /Ergebnisse.* Runde 1|Runde 1.*Ergebnisse/,
  },
  {
    what: "a stale seq",
    args: ["withdraw", "1", "--expected-seq", "2"],
    code: 1,
    en: /Somebody else changed something/,
    de: /Inzwischen hat jemand anders etwas geändert/,
  },
  {
    what: "a player whom nobody knows",
    args: ["withdraw", "Nobody"],
    code: 3,
    en: /“Nobody” matches nobody/,
    de: /„Nobody“ passt zu niemandem/,
  },
  {
    what: "a name that several have",
    args: ["withdraw", "Spieler"],
    code: 3,
    en: /matches several: #1 Spieler A/,
    de: /passt zu mehreren: #1 Spieler A/,
  },
  {
    what: "a change without its reason",
    args: ["penalty", "1", "30"],
    code: 1,
    en: /reason/,
    de: /Grund|Begründung/,
  },
  {
    what: "an unknown command of the API",
    args: ["do", "make-coffee"],
    code: 3,
    en: /There is no command “make-coffee”/,
    de: /Den Befehl „make-coffee“ gibt es nicht/,
  },
  {
    what: "a command of the API with a wrong field",
    args: ["do", "withdraw-entry", '{"entry":1,"reason":"x","colour":"red"}'],
    code: 3,
    en: /“colour”/,
    de: /„colour“/,
  },
  {
    what: "a truncated file",
    args: ["import", "truncated.json"],
    code: 3,
    en: /ends too early, on line \d+/,
    de: /bricht in Zeile \d+ ab/,
  },
  {
    what: "a file that was changed by hand",
    args: ["import", "edited.json"],
    code: 3,
    en: /checksum/,
    de: /Prüfsumme/,
  },
  {
    what: "a setting that does not exist",
    args: ["settings", "--set", "colour=red"],
    code: 3,
    en: /no setting “colour”/,
    de: /Einstellung „colour“ gibt es nicht/,
  },
  {
    what: "a setting with a value that it cannot have",
    args: ["settings", "--set", "stages.1.rounds=0", "--reason", "x"],
    code: 3,
    en: /1–200/,
    de: /1–200/,
  },
  {
    what: "a competition that is not there",
    args: ["standings", "-c", "elsewhere"],
    code: 3,
    en: /no competition “elsewhere”/,
    de: /Turnier „elsewhere“ gibt es nicht/,
  },
  {
    what: "a file that is not there",
    args: ["enter", "nowhere.csv"],
    code: 5,
    en: /There is no file nowhere\.csv/,
    de: /Die Datei nowhere\.csv gibt es nicht/,
  },
  {
    what: "a folder in place of a file",
    args: ["import", "."],
    code: 5,
    en: /is a folder/,
    de: /ist ein Ordner/,
  },
  {
    what: "a file that exists already",
    args: ["export", "whole.json"],
    code: 5,
    en: /exists already.*--force/,
    de: /gibt es schon.*--force/,
  },
  {
    what: "a journal that is not there",
    args: ["standings", "--journal", "nowhere.sqlite"],
    code: 5,
    en: /no journal nowhere\.sqlite/,
    de: /Ein Journal nowhere\.sqlite gibt es nicht/,
  },
  {
    what: "a journal that is none",
    args: ["standings", "--journal", "other.sqlite"],
    code: 3,
    en: /not a journal of Losfee/,
    de: /kein Journal von Losfee/,
  },
  {
    what: "a journal without competitions",
    args: ["standings", "--journal", "empty.sqlite"],
    code: 1,
    en: /no competition in the journal yet/,
    de: /Im Journal ist noch kein Turnier/,
  },
];

describe("bad input gets one clear sentence and changes nothing", () => {
  test.each(CASES)("$what", { timeout: 60_000 }, async ({ args, input = "", code, en, de }) => {
    const before = await journal();
    const [english, german] = await Promise.all(
      ["C", "de_AT.UTF-8"].map((locale) => losfee(args, { ...here, input, locale })),
    );
    if (english === undefined || german === undefined) throw new Error("not run");
    for (const [{ stderr, stdout, code: ended }, sentence] of [
      [english, en],
      [german, de],
    ] as const) {
      expect(stderr).toMatch(sentence);
      expect(stderr).toMatch(/^losfee: /);
      expect(stderr).not.toMatch(/\bat .*\.ts:|undefined|\[object/);
      expect(stderr.trimEnd().split("\n")).toHaveLength(1);
      expect({ stdout, code: ended }).toEqual({ stdout: "", code });
    }
    expect(await journal()).toBe(before);
  });

  test("too few players cannot be paired", async () => {
    const alone = { ...here, environment: { LOSFEE_JOURNAL: "alone.sqlite" } };
    await answerOf(["new", "Alone"], alone);
    await answerOf(["enter", "--name", "Anna"], alone);
    const { code, stderr, stdout } = await losfee(["pair", "--json"], alone);
    expect(code).toBe(1);
    expect(stderr).toMatch(/player/);
    expect(JSON.parse(stdout).error).toMatchObject({ code: "too-few-players", players: 1 });
  });

  test("a file that may not be read is refused as such", async () => {
    writeFileSync(path("secret.csv"), "Name\nAnna\n");
    chmodSync(path("secret.csv"), 0);
    const isRoot = process.getuid?.() === 0;
    const { code } = await losfee(["enter", "secret.csv"], here);
    // Root may read everything, so the list is entered: the command must say one or the other.
    expect(code).toBe(isRoot ? 0 : 5);
  });

  test("a wrong line among results stops nothing and is told with its number", async () => {
    const input = "2 410 390\nnonsense\n3 400 380\n";
    const { code, stdout, stderr } = await losfee(["result", "--json"], { ...here, input });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Line 2: “nonsense” is not a result/);
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ echo, error }) => echo?.missing ?? error.code)).toEqual([
      2,
      "line-not-understood",
      1,
    ]);
  });

  test("verify tells a wrong lot from a right one", async () => {
    const { makeCompetitionFile, readCompetitionFile } = await import("@losfee/files");
    const read = await readCompetitionFile(readFileSync(path("whole.json")));
    if (!read.ok) throw new Error(read.error.code);
    const forged = read.value.events.map((event) =>
      event.type === "round-drafted"
        ? {
            ...event,
            data: {
              ...event.data,
              draws: event.data.draws.map((draw) => ({ ...draw, order: draw.order.toReversed() })),
            },
          }
        : event,
    );
    writeFileSync(path("forged.json"), await makeCompetitionFile("forged", forged));
    expect((await losfee(["verify", "whole.json"], here)).code).toBe(0);
    const { code, stdout } = await losfee(["verify", "forged.json"], here);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ Round 1, draw .*\n {2}The seed gives: /m);
  });
});
