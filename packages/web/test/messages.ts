import type {
  ApartReason,
  Breach,
  PairingNote,
  Refusal,
  ResultLineRefusal,
  StartNote,
  Warning,
} from "@losfee/core";

/** One message of every code; another set of codes does not compile. */
type Samples<Message extends { readonly code: string }> = {
  readonly [Code in Message["code"]]: Omit<Extract<Message, { readonly code: Code }>, "code">;
};

/** Messages of every code. */
export const withCodes = <Message extends { readonly code: string }>(
  samples: Samples<Message>,
): readonly Message[] =>
  Object.entries<object>(samples).map(([code, rest]) => ({ ...rest, code }) as unknown as Message);

const BOOK = [
  { rules: "C.04.1", article: "2" },
  { rules: "C.04.3", article: "C1" },
] as const;

export const breaches = withCodes<Breach>({
  "met-before": { players: [1, 2], rounds: [1, 4], allowed: 1, articles: [] },
  "bye-before-others": { entry: 1, byes: 1, fewest: 0, articles: [] },
  "second-bye": { entry: 3, round: 2, had: "bye", articles: BOOK },
  "third-colour": { players: [1, 2], entry: 1, colour: "white", articles: BOOK },
  "colour-difference": { players: [1, 2], entry: 2, difference: -3, articles: BOOK },
});

export const refusals = withCodes<Refusal>({
  "competition-exists": {},
  "no-competition": {},
  "competition-closed": {},
  "competition-open": {},
  "name-missing": { field: "entry" },
  "unknown-format": { format: "poker", known: ["scrabble-championship", "scrabble-swiss"] },
  "unknown-system": { system: "dice", known: ["new-swiss", "final"] },
  "malformed-seed": {},
  "event-details-malformed": {
    problems: [{ code: "not-a-day", field: "start", value: "2026-02-30" }],
  },
  "setting-out-of-range": { setting: "rounds", allowed: "1–200" },
  "stage-already-played": { stage: 0, rounds: 3 },
  "duplicate-name": { name: "Ulla Beispiel", position: 4, entry: 2 },
  "duplicate-fide-id": {
    name: "Ulla Beispiel",
    fideId: "4600001",
    holder: "Anna Muster",
    position: 4,
    entry: null,
  },
  "entries-wrong": {
    entries: 3,
    faults: [
      { position: 1, fault: { code: "name-missing", field: "entry" } },
      { position: 3, fault: { code: "rating-out-of-range", name: "Ulla Beispiel", rating: -1 } },
    ],
  },
  "rating-out-of-range": { name: "Ulla Beispiel", rating: 12_345 },
  "detail-malformed": { name: "Ulla Beispiel", detail: "birth", value: "1990-02-30" },
  "unknown-entry": { entry: 99 },
  "entry-erased": { entry: 1 },
  "entry-has-played": { entry: 1, round: 2 },
  "entry-withdrawn": { entry: 1 },
  "entry-not-withdrawn": { entry: 1 },
  "entry-in-round": { entry: 1, round: 2 },
  "entry-has-result": { entry: 1, round: 2 },
  "round-already-published": { round: 2 },
  "unknown-round": { round: 9 },
  "draft-exists": { round: 2 },
  "no-draft": { round: 2 },
  "all-rounds-played": { rounds: 23 },
  "results-missing": { round: 2, boards: [3] },
  "based-on-out-of-range": { basedOn: 7, latest: 4 },
  "draft-incomplete": { round: 2, unpaired: [1, 2] },
  "entry-not-in-round": { entry: 1, round: 2 },
  "entry-pinned-twice": { entry: 1 },
  "player-against-self": { entry: 1 },
  "unknown-board": { board: 77, round: 2 },
  "reason-missing": {},
  "rules-broken": {
    round: 3,
    breaches: [
      { code: "met-before", players: [1, 2], rounds: [1], allowed: 0, articles: BOOK },
      { code: "second-bye", entry: 3, round: 2, had: "unplayed-win", articles: BOOK },
    ],
  },
  "nobody-unpaired": { round: 2 },
  "round-has-results": { round: 2, results: 1 },
  "not-last-round": { round: 2, last: 4 },
  "round-not-published": { round: 2 },
  "not-opponents": { round: 2, players: [1, 2], opponents: [3, null] },
  "score-out-of-range": { entry: 1, score: 4120, minimum: -149, maximum: 1499 },
  "scores-do-not-fit": { scores: [1, 1] },
  "absent-not-in-game": { entry: 3 },
  "result-exists": { round: 2, board: 5, seats: [1, 2] },
  "no-result": { round: 2, board: 5 },
  "result-unchanged": { round: 2, board: 5 },
  "result-built-on": { round: 2, laterRound: 3 },
  "same-person": { actor: "helper:Tisch 3" },
  "cannot-draft-again": { round: 3, results: 2 },
  "penalty-without-spread": {},
  "penalty-out-of-range": { points: -5 },
  "play-off-order": { entries: [1, 1] },
  "unknown-penalty": { penalty: 12 },
  "final-not-decided": {},
  "unknown-option": { option: "colour", known: ["repeats", "byeMethod"] },
  "option-out-of-range": { option: "trackStarts", allowed: "true | false" },
  "too-few-players": { players: 1, needed: 2 },
  "too-many-players": { players: 3, allowed: 2 },
  "no-pairing-within-repeats": { repeats: 0 },
  "no-pairing": { forbidden: 2 },
  "no-legal-pairing": { players: 4 },
  "round-outside-stage": { round: 8, lastRound: 7 },
  "field-changed": { entries: [3] },
  "paired-by-hand": { players: 14 },
  "final-decided": { winner: 1 },
  "unknown-criterion": { given: "SPRD", position: 2, nearest: "SPR", known: ["WINS", "SPR"] },
  "modifier-refused": { criterion: "BH", given: "C0", position: 2, takes: ["C1", "M1"] },
  "modifier-twice": { criterion: "BH", given: "C1", position: 2 },
  "criterion-twice": { criterion: "SPR", position: 3 },
  "chain-empty": {},
});

export const warnings = withCodes<Warning>({
  "unusual-score": { entry: 1, score: 12, usual: [100, 800] },
  "unusual-result": { scores: [0.5, 0] },
  "entered-as-forfeit": { absent: 2 },
  "second-entry-differs": { round: 2, board: 5 },
  "numbers-moved": { moves: [{ entry: 1, name: "Meier, Anna", from: 5, to: 3 }] },
  "numbers-kept": { round: 4, entries: [{ entry: 1, number: 5 }] },
  "late-numbers": { round: 4, moves: [{ entry: 9, name: "Zorn, Eva", from: null, to: 9 }] },
  "event-rule-broken": { players: [1, 2], rule: { code: "kept-apart", by: "club", name: "Ulm" } },
  "not-checked-in": { entries: [1, 2, 3] },
});

export const notes = withCodes<PairingNote>({
  repeat: { meetings: 1, lastRound: 3 },
  "by-hand": { reason: "Zug fährt" },
  bye: { byes: 0, rank: 25, of: 25 },
  "bye-passed-on": { from: 3 },
  "berger-table": { round: 4 },
  "opponent-missing": { opponent: 3 },
  "by-rank": { ranks: [1, 2] },
  "despite-event-rule": { rule: { code: "forbidden", reason: "" } },
  "not-kept-apart": { by: "club", names: ["SC Ulm", "SK Bonn"] },
  gibsonised: { entry: 1, rank: 1 },
  "final-game": { game: 1, of: 2 },
  "final-starts-alternate": { entry: 1 },
  "dutch-bracket": { bracket: 2, score: 1.5 },
  "dutch-float": { down: 1, up: 2, scores: [1.5, 1] },
  "dutch-colours": {
    white: 1,
    rule: "stronger-preference",
    due: [{ colour: "white", strength: "absolute" }, null],
  },
  "dutch-bye": { score: 0.5 },
  "dutch-initial-colour": { colour: "white", by: "lot" },
  "dutch-accelerated": { players: 12, points: 0.5 },
  "new-swiss-flight": { part: "middle", wins: [3, 2.5], from: 5, to: 12 },
  "new-swiss-distance": { ranks: [1, 5], aim: 4 },
  "preliminary-group": { group: 1, size: 5, letters: ["A", "E"] },
  "group-opponent-missing": { entry: 1, opponent: 2, group: 3 },
  "group-bye-played": { entry: 1, group: 1 },
  "outside-groups": { entry: 3 },
  "sure-of-final": { entry: 1, against: 3, wins: 2, spread: -171 },
  candidate: { entry: 2, against: 3, wins: 0.5, spread: 0 },
  "out-of-final": { entry: 3, against: 2, wins: -1, spread: -400 },
  "final-settled": { finalists: [1, 2] },
  "group-filled-up": { entry: 3 },
  "group-shortened": { entry: 3 },
  "candidate-not-paired": { entry: 3 },
  fixed: { places: [2, 7], size: 8 },
  "fixed-forbidden": { players: [1, 2] },
  "first-pairing-matters": {
    entry: 1,
    others: [
      { players: [2, 3], result: "draw" },
      { players: [3, 2], result: "loss" },
    ],
    fates: { win: "in", draw: "open", loss: "out" },
  },
  "first-pairing-released": { players: [1, 2] },
});

export const starts = withCodes<StartNote>({
  "fewer-starts": { starts: [0, 1] },
  "more-replies": { replies: [3, 2] },
  "head-to-head": {},
  "run-broken": { run: 2 },
  "balance-ahead": {},
  lot: {},
  "by-system": {},
  "by-hand": {},
  "players-draw": {},
});

export const resultLines = withCodes<ResultLineRefusal>({
  "line-empty": {},
  "line-not-understood": { text: "hallo" },
  "line-unknown-board": { board: 99, boards: 12 },
  "line-unknown-player": { text: "xyz" },
  "line-ambiguous-player": { text: "mül", names: ["Müller, Anna", "Müller, Claudia"] },
  "line-no-game": { name: "Müller, Anna" },
  "line-not-decided": { text: "12 1-1" },
});

const alternative = {
  pairs: [
    [1, 2],
    [3, 4],
  ],
  downfloaters: [5],
} as const;
const at = { bracket: 2, score: 1.5 };

export const apartReasons = withCodes<ApartReason>({
  meet: { board: 3 },
  "sits-out": { entry: 1, reason: "pause" },
  "not-in-round": { entry: 1 },
  unpaired: { entry: 2 },
  "by-hand": { entry: 1, reason: "Geschwister." },
  forbidden: { reason: "" },
  "kept-apart": { by: "club", name: "SC Ulm" },
  "have-met": { rounds: [1, 3] },
  "would-meet": {},
  "by-system": {},
  "dutch-same-colour": { colour: "black" },
  "dutch-rest-unpaired": at,
  "dutch-criterion": { ...at, criterion: "C12", worseBy: 2, alternative },
  "dutch-exchange": { ...at, criterion: "C6", worseBy: 1, alternative },
  "dutch-later": { ...at, alternative },
  "dutch-not-certain": at,
});
