import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerOf, losfee, reference, temporaryFolder } from "./losfee.ts";

/** The used parts of a round's JSON. */
interface RoundAnswer {
  readonly number: number;
  readonly games: readonly { readonly board: number; readonly seats: readonly [number, number] }[];
  readonly unplayed: readonly {
    readonly entry: number;
    readonly reason: string;
    readonly credit: string;
  }[];
}

let folder: ReturnType<typeof temporaryFolder>;
const inFolder = (name: string): string => join(folder.path, name);
const run = (args: readonly string[], input = "") => losfee(args, { cwd: folder.path, input });
const ask = (...args: readonly string[]) => answerOf(args, { cwd: folder.path });

/** Runs a command that has to succeed; returns its output. */
const done = async (args: readonly string[], input = ""): Promise<string> => {
  const { code, stdout, stderr } = await run(args, input);
  if (code !== 0) throw new Error(`losfee ${args.join(" ")} ended with ${code}: ${stderr}`);
  return stdout;
};

// Each test continues after the one before it.
describe("a chess club's open on the command line", { shuffle: false }, () => {
  beforeAll(() => {
    folder = temporaryFolder();
    const rows = [
      "Müller, Anna;WFM;2105;4600001;w;17.05.1990;GER;SC Ulm",
      "Bauer, Bert;;2050;4600002;m;1985;GER;SC Ulm",
      "Cole, Cora;;1990;;w;;ENG;",
      "Dietz, Dora;;1940;4600004;w;1999-01-02;AUT;SK Wien",
      "Egger, Emil;;1875;;m;;SUI;",
      "Falk, Fritz;;1810;;m;;GER;SK Bonn",
      "Gruber, Gerd;;1700;;m;2001;AUT;SK Wien",
    ];
    const heading = "Name;Titel;Elo;FIDE-ID;Geschlecht;Geburtsdatum;Land;Verein";
    writeFileSync(inFolder("entries.csv"), [heading, ...rows].join("\n"));
  });
  afterAll(() => folder.remove());

  const MARKS = ["- +", "1", "½"];

  /** Pairs and plays a round: White wins at the first board, draws, and does not come to the third. */
  const playRound = async (): Promise<RoundAnswer> => {
    await done(["pair", "--publish"]);
    const round: RoundAnswer = (await ask("round")).round;
    const lines = round.games.map(({ board }) => `${board} ${MARKS[board % MARKS.length]}`);
    expect(await done(["result"], lines.join("\n"))).toContain("All results are in.");
    return round;
  };

  test("is set up: rounds, clubs kept apart, what the report says", async () => {
    await ask(
      "new",
      "Open Ulm",
      "--format",
      "fide-swiss",
      "--place",
      "Ulm",
      ...["stages.1.rounds=4", "stages.1.options.initialColour=white"].flatMap((setting) => [
        "--set",
        setting,
      ]),
    );
    const apart = JSON.stringify([{ by: "club", firstRound: 1, lastRound: null }]);
    await done(["settings", "--set", `keptApart=${apart}`, "--reason", "small clubs"]);
    const unknown = await run(["settings", "--set", "keptTogether=1", "--reason", "?"]);
    expect(unknown).toMatchObject({ code: 3 });
    expect(await done(["enter", "entries.csv"])).toContain("Müller, Anna");
    const entries = (await ask("entries")).entries;
    expect(entries[0]).toMatchObject({ title: "WFM", fideId: "4600001", birth: "1990-05-17" });
    expect(await done(["change", "Falk", "--title", "CM", "--birth", "1970"])).toContain("Falk");
    expect((await ask("entries")).entries[5]).toMatchObject({ title: "CM", birth: "1970" });
    for (const typed of ["24.09.2010", "24/09/2010", "24. September 2010", "2010-09-24"]) {
      await done(["change", "Falk", "--birth", typed]);
      expect((await ask("entries")).entries[5]).toMatchObject({ birth: "2010-09-24" });
    }
  });

  test("takes byes that are asked for ahead, worth half a point or nothing", async () => {
    expect(await done(["pause", "Egger", "2", "--half"])).toContain("Egger");
    await done(["pause", "Gruber", "3"]);
    expect((await ask("entries")).entries[4]).toMatchObject({ pauses: [2], halfPoints: [2] });
  });

  test("is played by 1, ½ and 0, with forfeits, a withdrawal and corrections", async () => {
    const first = await playRound();
    expect(first.unplayed).toMatchObject([{ entry: 7, reason: "bye", credit: "win" }]);
    const clubs = [1, 2].map((entry) => first.games.find(({ seats }) => seats.includes(entry)));
    expect(clubs[0]).not.toBe(clubs[1]);
    const second = await playRound();
    expect(second.unplayed).toContainEqual(
      expect.objectContaining({ entry: 5, reason: "pause", credit: "draw" }),
    );
    await done(["withdraw", "Falk", "--reason", "ill"]);
    const third = await playRound();
    expect(third.unplayed.map(({ entry }) => entry)).toEqual(expect.arrayContaining([6, 7]));
    const correction = ["correct", "3", "1", "0", "--reason", "misread", "--yes"];
    expect(await done(correction)).toContain("0");
    const forfeit = ["correct", "3", "1", "+", "-", "--swapped", "--reason", "late", "--yes"];
    expect(await run(forfeit)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("--swapped is only for a game that was played"),
    });
    expect(await done(["standings"])).toContain("Müller, Anna");
    expect(await done(["verify"])).toContain("The seed has the published hash");
  });

  test("is written as TRF-2026, which the engine finds right in every round", async () => {
    const written = await ask("export", "--trf", "open.trf");
    expect(written).toMatchObject({ files: ["open.trf"], notes: [], dropped: [] });
    const text = readFileSync(inFolder("open.trf"), "utf8");
    expect(text).toContain("012 Open Ulm\r\n022 Ulm\r\n");
    expect(text).toContain("142 4\r\n152 W\r\n");
    expect(text).toContain("192 FIDE_DUTCH\r\n202 DE,BH/C1,BH,SB\r\n");
    expect(text).toMatch(/^001 +1 wWFM Müller, Anna +2105 GER +4600001 1990\/05\/17/m);
    // Clubs, and absences in the last round.
    expect(text).toMatch(/^260 001 004 +1 +2/m);
    expect(text).toMatch(/^240 Z 004 +6/m);
    const refused = await run(["export", "--trf", "open.trf"]);
    expect(refused.code).not.toBe(0);
    expect(await done(["export", "--trf", "open.trf", "--force"])).toContain("open.trf");
    const check = await run(["--dutch", "open.trf", "-c"]);
    expect(check).toMatchObject({ code: 0, stderr: "" });
    expect(check.stdout.trimEnd().split("\n")).toHaveLength(3);
  });

  test("is not mistaken for the competition's file", async () => {
    const { code, stderr } = await run(["export", "journal.TRF"]);
    expect(code).toBe(3);
    expect(stderr).toContain("--trf journal.TRF");
    expect(existsSync(inFolder("journal.TRF"))).toBe(false);
  });

  test("goes on in another journal as in its own", async () => {
    const own = inFolder("open.trf");
    const other = ["--journal", "other.sqlite"];
    const imported = await ask("import", own, ...other);
    expect(imported).toMatchObject({ players: 7, rounds: 3, problems: [] });
    expect(imported.notes).toMatchObject([{ code: "trf-import-no-time-zone" }]);
    await done(["pair", ...other]);
    await done(["pair"]);
    const seatsOf = async (journal: readonly string[]) => {
      const { games }: RoundAnswer = (await ask("round", ...journal)).round;
      const entries: { id: number; name: string }[] = (await ask("entries", ...journal)).entries;
      const names = new Map(entries.map(({ id, name }) => [id, name]));
      return games.map(({ seats }) => seats.map((entry) => names.get(entry)));
    };
    expect(await seatsOf(other)).toEqual(await seatsOf([]));
    const pairs = await done(["--dutch", own, "-p"]);
    expect(pairs.split("\n")[0]).toBe("3");
  });

  test("is not written as TRF where games end with game points", async () => {
    const other = ["--journal", "scrabble.sqlite"];
    await ask("new", "Scrabble", "--format", "scrabble-swiss", ...other);
    const { code, stderr } = await run(["export", "--trf", "no.trf", ...other]);
    expect(code).toBe(1);
    expect(stderr).toContain("TRF knows only 1, ½ and 0");
    expect(existsSync(inFolder("no.trf"))).toBe(false);
  });
});

describe("losfee import FILE.trf", () => {
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  test("takes over a running event, tells what it assumed, and goes on", async () => {
    const file = reference("trf/vectors/scenarios/sc-tiny07-n11-r10-r04.trf");
    const { code, stdout } = await run(["import", file, "--name", "Tiny"]);
    expect({ code, first: stdout.split(" ").slice(0, 5).join(" ") }).toEqual({
      code: 0,
      first: "Taken over from TRF as",
    });
    expect(stdout).toContain("11 players, 3 rounds");
    expect(await done(["list"])).toMatch(/Tiny +.*11 +3\/10 +open/);
    expect(await done(["pair", "--publish"])).toContain("4");
    expect(await done(["verify"])).not.toContain("✗");
  });

  test("knows TRF by what is in it, and says what was left out", async () => {
    const file = reference("trf/vectors/official/swiss_with_many_unplayed_rounds.trf");
    writeFileSync(inFolder("event.txt"), readFileSync(file));
    const answer = await ask("import", "event.txt");
    expect(answer.notes).toContainEqual({
      code: "trf-import-records-left-out",
      records: ["DDD"],
      message: "These records of the file were left out: DDD.",
    });
    expect(answer.problems.length).toBeGreaterThan(0);
  });

  test("takes an event of teams over, and refuses one in which a player is in two teams", async () => {
    const file = reference("trf/vectors/official/held_team_7.trf");
    const text = readFileSync(file, "latin1");
    writeFileSync(inFolder("twice.trf"), text.replace(/^(310 {3}2 .{69}) *\d+/m, "$1   1"));
    const twice = await run(["import", "twice.trf"]);
    expect(twice.code).toBe(3);
    expect(twice.stderr).toContain("Number 1 already belongs to team 1.");
    expect(existsSync(inFolder("losfee.sqlite"))).toBe(false);
    expect((await run(["import", file])).code).toBe(0);
  });

  test("refuses files that contradict themselves, and leaves no journal", async () => {
    const file = reference("trf/vectors/scenarios/sc-tiny07-n11-r10-r04.trf");
    const text = readFileSync(file, "latin1");
    const [, , result] = /^(001 +1 .{86})(.{10})/m.exec(text) ?? [];
    writeFileSync(inFolder("wrong.trf"), text.replace(result ?? "", "  0001 w 1"));
    const wrong = await run(["import", "wrong.trf"]);
    expect(wrong.code).toBe(3);
    expect(wrong.stderr).toContain("The file contradicts itself or has errors");
    expect(existsSync(inFolder("losfee.sqlite"))).toBe(false);
  });
});
