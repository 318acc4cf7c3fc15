import { LANGUAGES } from "@losfee/contract";
import type {
  TrfField,
  TrfFinding,
  TrfImportFault,
  TrfImportNote,
  TrfRefusal,
} from "@losfee/files";
import { describe, expect, test } from "vitest";
import { describeFileRefusal } from "./file-refusals.ts";
import { describeTrfImportNote } from "./trf-import.ts";
import { describeTrfProblem, describeTrfWriteNote } from "./trf-problems.ts";

/** One finding of every code; another set of codes does not compile. */
const findings: {
  readonly [Code in TrfFinding["code"]]: Omit<Extract<TrfFinding, { readonly code: Code }>, "code">;
} = {
  "trf-expected": { record: "001", field: "rating", found: "abc" },
  "trf-adjusted": { record: "001", field: "title", found: "g", read: "GM", count: 3 },
  "trf-not-understood": { record: "802", count: 50 },
  "trf-match-by-total": { team: 3, opponent: 5, round: 2, points: 2.5, theirs: 1.5 },
  "trf-unknown-record": { record: "ABC" },
  "trf-stray-text": { record: "001", found: "x" },
  "trf-misaligned": { record: "001", found: "12" },
  "trf-decimal-comma": { record: "001", found: "4,5" },
  "trf-control-character": { character: 7 },
  "trf-line-too-long": { length: 20_000, limit: 10_000 },
  "trf-columns-in-bytes": { record: "001" },
  "trf-repeated-record": { record: "012", firstLine: 1 },
  "trf-conflicting-records": { record: "XXR", other: "142", otherLine: 3 },
  "trf-no-players": {},
  "trf-repeated-starting-rank": { player: 4, firstLine: 8 },
  "trf-repeated-fide-id": { player: 9, other: 2, fideId: "4600001" },
  "trf-repeated-team": { team: 2, firstLine: 8 },
  "trf-unknown-player": { record: "001", player: 99 },
  "trf-unknown-team": { record: "310", team: 99 },
  "trf-player-in-two-teams": { player: 4, team: 2 },
  "trf-too-many-boards": { team: 3, round: 2, players: 5, boards: 4 },
  "trf-other-match": { player: 4, opponent: 9, round: 2, team: 1, meets: 3 },
  "trf-boards-differ": { player: 4, opponent: 9, round: 2, boards: [1, 2] },
  "trf-lineup-differs": { record: "300", round: 2, team: 1, opponent: 3, meets: 2 },
  "trf-team-points-differ": { team: 1, score: "match", stated: 5, computed: 4 },
  "trf-summary-differs": { team: 1, round: 2, stated: "3 w 2.5", computed: "7 b 1.5" },
  "trf-own-opponent": { player: 4, round: 2 },
  "trf-not-mutual": { player: 4, opponent: 5, round: 2, named: null },
  "trf-same-colours": { player: 4, opponent: 5, round: 2 },
  "trf-results-disagree": { player: 4, opponent: 5, round: 2, own: "1", theirs: "=" },
  "trf-game-without-opponent": { player: 4, round: 2, result: "1" },
  "trf-bye-with-opponent": { player: 4, round: 2, result: "U" },
  "trf-colour-missing": { player: 4, round: 2 },
  "trf-points-differ": { player: 4, stated: 3.5, computed: 3 },
  "trf-count-differs": { record: "062", stated: 12, counted: 11 },
  "trf-second-bye": { round: 2, player: 4, other: 5 },
  "trf-round-beyond-last": { round: 10, rounds: 9 },
  "trf-without-effect": { record: "260", reason: "one-number" },
  "trf-range-reversed": { first: 9, last: 3 },
  "trf-bye-differs": { player: 4, round: 2, bye: "H", result: "Z" },
  "trf-more-problems": { count: 12 },
};

const samples = Object.entries(findings).map(
  ([code, rest]) => ({ ...rest, code }) as unknown as TrfFinding,
);

const fields: readonly TrfField[] = ["name", "rating", "opponent", "colour", "result", "players"];

/** One note of every code. */
const notes: {
  readonly [Code in TrfImportNote["code"]]: Omit<
    Extract<TrfImportNote, { readonly code: Code }>,
    "code"
  >;
} = {
  "trf-import-no-time-zone": {},
  "trf-import-rounds-assumed": { rounds: 7 },
  "trf-import-other-system": { record: "192", declared: "FIDE_DUBOV" },
  "trf-import-colours-assumed": { games: 4 },
  "trf-import-colour-by-lot": {},
  "trf-import-numbered-by-rank": {},
  "trf-import-tie-breaks-left-out": { criteria: ["XYZ", "ABC"] },
  "trf-import-ranks-differ": { players: 3 },
  "trf-import-rounds-differ": { rounds: [2, 3] },
  "trf-import-fide-mode-left": {},
  "trf-import-detail-left-out": { player: 4, detail: "birth", value: "1990/02/30" },
  "trf-import-event-detail-left-out": {
    problem: { code: "not-a-day", field: "start", value: "in autumn" },
  },
  "trf-import-records-left-out": { records: ["GER", "172"] },
  "trf-import-full-points-ahead": { players: [3, 4] },
  "trf-import-forfeits-as-byes": { rounds: 2 },
  "trf-import-teams-of-players": { teams: 12 },
  "trf-import-nicknames-left-out": { teams: 12 },
  "trf-import-without-team": { players: [7, 8] },
  "trf-import-board-colours-assumed": {},
  "trf-import-game-points-left-out": { lines: [12] },
};

const PLACES = {
  de: "Zeile 7, Spalte 92: ",
  en: "Line 7, column 92: ",
  fr: "Ligne 7, colonne 92\u00a0: ",
} as const;

const place = { severity: "error", line: 7, column: 92 } as const;

const refusals: readonly (TrfImportFault | TrfRefusal)[] = [
  { code: "trf-import-not-sound", problems: [{ code: "trf-no-players", ...place }] },
  { code: "trf-import-points", parts: ["blackWin"] },
  { code: "trf-import-no-own-rank", player: 4 },
  { code: "trf-too-large", bytes: 70_000_000, limit: 64 * 2 ** 20 },
  { code: "trf-too-many-lines", limit: 250_000 },
];

const expectSentence = (sentence: string): void => {
  expect(sentence).toMatch(/^[\p{Lu}„“«].*[.?!]$/su);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
};

describe.each(LANGUAGES)("problems of TRF files in %s", (language) => {
  test.each(samples)("$code", (finding) => {
    const sentence = describeTrfProblem({ ...finding, ...place }, language);
    expectSentence(sentence);
    expect(sentence.startsWith(PLACES[language])).toBe(true);
  });

  test.each(fields)("an empty field and a wrong one where %s is expected", (field) => {
    for (const found of ["", "??"]) {
      const finding = { code: "trf-expected", record: "001", field, found } as const;
      expectSentence(describeTrfProblem({ ...finding, ...place }, language));
    }
  });

  test.each(Object.entries(notes))("%s", (code, details) => {
    expectSentence(describeTrfImportNote({ code, ...details } as TrfImportNote, language));
  });

  test.each(refusals)("$code", (refusal) => {
    expectSentence(describeFileRefusal(refusal, language));
  });

  test.each(["trf-cut", "trf-does-not-fit"] as const)("%s", (code) => {
    const note = { code, record: "001", field: "name", value: "Muster, Max" } as const;
    expectSentence(describeTrfWriteNote(note, language));
  });
});

test("what was found is shown without its control characters", () => {
  const finding = { code: "trf-stray-text", record: "001", found: "\u001b[31mred" } as const;
  expect(describeTrfProblem({ ...finding, ...place }, "en")).toContain("“·[31mred”");
});
