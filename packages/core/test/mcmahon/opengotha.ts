import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryId } from "../../src/base/entry-id.ts";
import type {
  DrawnFrom,
  GoRank,
  McMahonLine,
  McMahonParameters,
  McMahonPlayer,
  SeedSystem,
} from "../../src/mcmahon/index.ts";

/** An event recorded by OpenGotha: enough of it to compute the costs again. */
export interface RecordedEvent {
  readonly name: string;
  readonly parameters: McMahonParameters;
  readonly players: readonly McMahonPlayer[];
  /** By key (name and first name), the entry. */
  readonly entryOf: ReadonlyMap<string, EntryId>;
  /** Those who take part in a round. */
  readonly presentIn: (round: number) => readonly EntryId[];
  readonly gamesOf: (round: number) => readonly (readonly [EntryId, EntryId])[];
  readonly handicapOf: (round: number, pair: readonly [EntryId, EntryId]) => number;
}

type Attributes = Readonly<Record<string, string>>;

const elements = (xml: string, tag: string): readonly Attributes[] =>
  [...xml.matchAll(new RegExp(`<${tag} ([^>]*?)/?>`, "g"))].map(([, text = ""]) =>
    Object.fromEntries(
      [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  );

const rankFrom = (text = ""): GoRank => {
  const [, number = "", kind = ""] = /^(\d+)([kKdD])$/.exec(text) ?? [];
  return kind.toLowerCase() === "k" ? -Number(number) : Number(number) - 1;
};

const keyOf = (name: string): string => name.toUpperCase().replaceAll(" ", "");

const HALVES: Readonly<Record<string, readonly [0 | 1 | 2, 0 | 1 | 2]>> = {
  RESULT_WHITEWINS: [2, 0],
  RESULT_BLACKWINS: [0, 2],
  RESULT_EQUAL: [1, 1],
};

const DRAWN: Readonly<Record<string, DrawnFrom>> = { TOP: "top", MID: "middle", BOT: "bottom" };
const SEEDED: Readonly<Record<string, SeedSystem>> = { SPLITANDFOLD: "fold", SPLITANDSLIP: "slip" };

/** Reads an event; players of equal rating in the order of `listed`. */
export const readEvent = (file: string, listed: readonly string[]): RecordedEvent => {
  const xml = readFileSync(file, "utf8");
  const one = (tag: string): Attributes => elements(xml, tag)[0] ?? {};
  const rows = elements(xml, "Player").filter((row) => row["registeringStatus"] === "FIN");
  const games = elements(xml, "Game");
  const byes = elements(xml, "ByePlayer");
  const keys = rows.map((row) => keyOf(`${row["name"]}${row["firstName"]}`));
  const entryOf = new Map(keys.map((key, index) => [key, index + 1]));
  const rounds = Number(one("GeneralParameterSet")["numberOfRounds"]);
  const lineOf = (key: string, round: number): McMahonLine => {
    const game = games.find(
      (each) =>
        Number(each["roundNumber"]) === round &&
        (each["whitePlayer"] === key || each["blackPlayer"] === key),
    );
    if (game === undefined) {
      const isBye = byes.some(
        (each) => each["player"] === key && Number(each["roundNumber"]) === round,
      );
      return { kind: isBye ? "bye" : "absent" };
    }
    const isWhite = game["whitePlayer"] === key;
    const [white, black] = HALVES[(game["result"] ?? "").replace("_BYDEF", "")] ?? [0, 0];
    return {
      kind: "game",
      opponent: entryOf.get((isWhite ? game["blackPlayer"] : game["whitePlayer"]) ?? "") ?? 0,
      halves: isWhite ? white : black,
      colour: isWhite ? "white" : "black",
      handicap: Number(game["handicap"]),
    };
  };
  const players = rows.map(
    (row, index): McMahonPlayer => ({
      entry: index + 1,
      rank: rankFrom(row["rank"]),
      rating: Number(row["rating"]),
      club: row["club"] ?? "",
      country: row["country"] ?? "",
      correction: Number(row["smmsCorrection"]),
      lines: Array.from({ length: rounds }, (_, round) => lineOf(keys[index] ?? "", round + 1)),
    }),
  );
  const order = new Map(listed.map((key, index) => [key, index]));
  const rankIn = ({ entry }: McMahonPlayer): number =>
    order.get(keys[entry - 1] ?? "") ?? Number.POSITIVE_INFINITY;
  return {
    name: file,
    parameters: parametersFrom(one, elements(xml, "PlacementCriterion")[0]?.["name"] === "MMS"),
    players: [...players].sort((a, b) => rankIn(a) - rankIn(b) || 0),
    entryOf,
    presentIn: (round) =>
      rows.flatMap((row, index) => (row["participating"]?.[round - 1] === "1" ? [index + 1] : [])),
    gamesOf: (round) =>
      games
        .filter((each) => Number(each["roundNumber"]) === round)
        .map((each) => [
          entryOf.get(each["whitePlayer"] ?? "") ?? 0,
          entryOf.get(each["blackPlayer"] ?? "") ?? 0,
        ]),
    handicapOf: (round, [white]) => {
      const key = keys[white - 1];
      const game = games.find(
        (each) => Number(each["roundNumber"]) === round && each["whitePlayer"] === key,
      );
      return Number(game?.["handicap"]);
    },
  };
};

const parametersFrom = (one: (tag: string) => Attributes, byMms: boolean): McMahonParameters => {
  const general = one("GeneralParameterSet");
  const handicap = one("HandicapParameterSet");
  const pairing = one("PairingParameterSet");
  const number = (key: string): number => Number(pairing[key]);
  return {
    score: byMms ? "mms" : "wins",
    rounds: Number(general["numberOfRounds"]),
    bar: rankFrom(general["genMMBar"]),
    floor: rankFrom(general["genMMFloor"]),
    halvesAbsent: {
      mms: Number(general["genMMS2ValueAbsent"]),
      wins: Number(general["genNBW2ValueAbsent"]),
    },
    halvesBye: {
      mms: Number(general["genMMS2ValueBye"]),
      wins: Number(general["genNBW2ValueBye"]),
    },
    roundsDown: general["genRoundDownNBWMMS"] === "true",
    handicap: {
      byScore: handicap["hdBasedOnMMS"] === "true",
      reduction: Number(handicap["hdCorrection"]),
      most: Number(handicap["hdCeiling"]),
      noneFrom: rankFrom(handicap["hdNoHdRankThreshold"]),
    },
    weights: {
      newOpponent: number("paiBaAvoidDuplGame"),
      colours: number("paiBaBalanceWB"),
      score: number("paiMaMinimizeScoreDifference"),
      drawnUpOrDown: number("paiMaDUDDWeight"),
      seeding: number("paiMaMaximizeSeeding"),
      otherPlace: number("paiSeAvoidSameGeo"),
    },
    concavity: number("paiStandardNX1Factor"),
    drawnFromUpper: DRAWN[pairing["paiMaDUDDUpperMode"] ?? ""] ?? "middle",
    drawnFromLower: DRAWN[pairing["paiMaDUDDLowerMode"] ?? ""] ?? "middle",
    compensates: pairing["paiMaCompensateDUDD"] === "true",
    seeding: {
      first: SEEDED[pairing["paiMaSeedSystem1"] ?? ""] ?? "slip",
      later: SEEDED[pairing["paiMaSeedSystem2"] ?? ""] ?? "slip",
      lastRoundOfFirst: number("paiMaLastRoundForSeedSystem1"),
      firstByRating: pairing["paiMaAdditionalPlacementCritSystem1"] === "Rating",
      laterByRating: pairing["paiMaAdditionalPlacementCritSystem2"] === "Rating",
    },
    ratherThanSameClub: number("paiSePreferMMSDiffRatherThanSameClub"),
    ratherThanSameCountry: number("paiSePreferMMSDiffRatherThanSameCountry"),
    strong: {
      rank: rankFrom(pairing["paiSeRankThreshold"]),
      atBar: pairing["paiSeBarThresholdActive"] === "true",
      byWins: pairing["paiSeNbWinsThresholdActive"] === "true",
    },
  };
};

/** A recorded line of costs: the two players, and the amounts by column. */
export interface RecordedCosts {
  readonly keys: readonly [string, string];
  readonly amounts: Attributes;
}

export interface RecordedRound {
  readonly name: string;
  readonly file: string;
  readonly round: number;
  readonly costs: readonly RecordedCosts[];
}

/** Reads the recorded rounds of a folder. */
export const recordedRounds = (folder: string): readonly RecordedRound[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, event, round] = /^(.*)\.round(\d+)\.weights\.tsv$/.exec(name) ?? [];
      if (event === undefined) return [];
      const [heading = "", ...lines] = readFileSync(join(folder, name), "utf8").trim().split("\n");
      const columns = heading.split("\t");
      const costs = lines.map((line) => {
        const cells = line.split("\t");
        const amounts = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
        return { keys: [keyOf(cells[0] ?? ""), keyOf(cells[1] ?? "")] as const, amounts };
      });
      return [{ name, file: join(folder, `${event}.xml`), round: Number(round), costs }];
    });
