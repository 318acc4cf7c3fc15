import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CompetitionKind, type Format, formats, playsBoards } from "@losfee/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foreignWords } from "../../../test/game-vocabulary.ts";
import { sweep } from "../../../test/long.ts";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

const PLAYERS = [
  "Name;Titel;Rating;Land;Verein",
  ...Array.from({ length: 9 }, (_, index) => {
    const title = index === 2 ? "WFM" : "";
    return `Person ${index + 1};${title};${1600 + 37 * index};${index % 2 === 0 ? "GER" : "AUT"};Club ${index % 3}`;
  }),
].join("\n");

const TWO = PLAYERS.split("\n").slice(0, 3).join("\n");

interface RoundAnswer {
  readonly games: readonly { readonly board: number }[];
}

const LOCALES = { de: "de_DE.UTF-8", en: "en_GB.UTF-8" } as const;

/** Printed output where rounds are of games for two, tables, echoes, workings and files. */
const AT_BOARDS = [
  ["entries"],
  ["round"],
  ["round", "--why"],
  ["round", "1", "--why"],
  ["standings"],
  ["standings", "--csv"],
  ["standings", "--why", "Person 1"],
  ["standings", "--compare", "Person 1", "Person 2"],
  ["explain", "--player", "Person 2"],
  ["explain", "--compare", "Person 1", "Person 3"],
  ["correct", "1", "1 0 1", "--reason", "misread"],
  ["adjust", "exchange-starts", "2", "--reason", "agreed"],
  ["verify"],
];

const AT_TABLES = [
  ["entries"],
  ["round"],
  ["standings"],
  ["standings", "--csv"],
  ["standings", "--why", "Person 1"],
  ["cut-line"],
  ["verify"],
];

interface Event {
  readonly done: (...args: readonly string[]) => Promise<void>;
  readonly folder: string;
  readonly format: Format;
}

/** A result as typed in an event of such a format. */
const lineOf = ({ settings }: Format, board: number): string => {
  const isDecided = "results" in settings && settings.results === "win-draw-loss";
  if ("teams" in settings && settings.teams !== undefined) {
    const { boards } = settings.teams;
    return isDecided
      ? "1=0+1=0-".repeat(8).slice(0, boards)
      : Array.from({ length: boards }, () => "410 380").join(", ");
  }
  return isDecided ? (["1", "½", "0"][board % 3] ?? "1") : "410 380";
};

/** Set-up of an event of each kind, and its printed output. */
const events: {
  readonly [Kind in CompetitionKind]: {
    readonly begin: (event: Event) => Promise<void>;
    readonly printed: (format: Format) => readonly (readonly string[])[];
  };
} = {
  tournament: {
    begin: async ({ done, folder, format }) => {
      writeFileSync(join(folder, "entries.csv"), isForTwo(format) ? TWO : PLAYERS);
      await done("enter", "entries.csv");
      await done("pair", "--publish");
      if (!isAtBoards(format)) return;
      for (let round = 1; round <= 2; round++) {
        const { games }: RoundAnswer = (await answerOf(["round"], { cwd: folder })).round;
        for (const { board } of games) {
          const line = board === 3 ? "+ -" : lineOf(format, board);
          await done("result", `${board} ${line}`);
        }
        await done("pair", ...(round === 1 ? ["--publish"] : []));
      }
    },
    printed: (format) => (isAtBoards(format) ? AT_BOARDS : AT_TABLES),
  },
  ladder: {
    begin: async ({ done }) => {
      await done("join", "Person 1", "--address", "one@club.example");
      await done("join", "Person 2", "--address", "two@club.example");
    },
    printed: () => [["pyramid"], ["deadlines"]],
  },
};

/** True if two teams meet repeatedly, and no one else takes part. */
const isForTwo = ({ kind, settings }: Format): boolean =>
  kind === "tournament" && settings.stages.some(({ system }) => system === "scheveningen");

const isAtBoards = ({ kind, settings }: Format): boolean =>
  kind === "tournament" && playsBoards(settings);

describe.each(formats.map((format, place) => ({ place, id: format.id, format })))(
  "no table of the command line has a word of another game, by $id",
  ({ place, id, format }) => {
    const folder = temporaryFolder();
    const { begin, printed } = events[format.kind];
    const done = async (...args: readonly string[]): Promise<void> => {
      const { code, stderr } = await losfee(args, { cwd: folder.path });
      if (code !== 0) throw new Error(`losfee ${args.join(" ")} ended with ${code}: ${stderr}`);
    };

    beforeAll(async () => {
      await done("new", "Event", "--format", id);
      await begin({ done, folder: folder.path, format });
    });
    afterAll(() => folder.remove());

    test.each(Object.entries(LOCALES))("%s", async (language, locale) => {
      const turn = Object.keys(LOCALES).indexOf(language);
      // In the sample each command in one language, of the next preset in the other.
      const tried = printed(format).filter((_, at) =>
        sweep((at + place + turn) % Object.keys(LOCALES).length === 0, true),
      );
      for (const args of tried) {
        const { stdout, stderr } = await losfee(args, { cwd: folder.path, locale });
        expect(stdout + stderr, args.join(" ")).not.toBe("");
        const words = foreignWords(id, language === "de" ? "de" : "en", stdout + stderr);
        expect(words, `losfee ${args.join(" ")}:\n${stdout}`).toEqual([]);
      }
    });
  },
);
