import {
  decide,
  missingResults,
  pairedRounds,
  type RecordedTournamentEvent,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";

/** A journal that grows by commands, as the server's does. */
interface Played {
  readonly state: TournamentState | null;
  readonly events: readonly RecordedTournamentEvent[];
}

const start: Played = { state: null, events: [] };

const executeCommand = (played: Played, command: TournamentCommand, actor: string): Played => {
  const now = `2026-10-04T08:00:${String(played.events.length % 60).padStart(2, "0")}.000Z`;
  const decision = decide(played.state, command, { competition: "test", actor, now });
  if (!decision.ok) throw new Error(`${command.type}: ${JSON.stringify(decision.error)}`);
  const { events, state } = decision.value;
  return { state, events: [...played.events, ...events] };
};

const play = (played: Played, ...commands: readonly TournamentCommand[]): Played =>
  commands.reduce((before, command) => executeCommand(before, command, "director"), played);

const enterResults = (played: Played): Played => {
  const round = played.state && pairedRounds(played.state).at(-1);
  if (!round) throw new Error("no round");
  return missingResults(round).reduce(
    (before, { seats: [a, b] }) =>
      executeCommand(
        before,
        {
          type: "enter-result",
          round: round.number,
          outcome: {
            kind: "played",
            sides: [
              { entry: a, score: 400 + a },
              { entry: b, score: 380 - b },
            ],
          },
        },
        "results:Anna",
      ),
    played,
  );
};

/** The pair of round 1, made by hand once more. */
const AGAIN = {
  code: "met-before",
  players: [1, 2],
  rounds: [1],
  allowed: 0,
  articles: [],
} as const;

/** Returns a competition with every type of event. */
const eventfulCompetition = (): Played => {
  const names = ["Änne", "Björn", "Cem", "Dörte", "Ewa", "Fynn", "Gül"];
  const begun = play(
    start,
    { type: "create-competition", name: "Ulm", format: "scrabble-swiss", seed: "0b".repeat(32) },
    { type: "rename-competition", name: "Ulmer Spatzenpokal" },
    {
      type: "change-event-details",
      details: { place: "Ulm", schedule: ["2026-10-04T10:00"], chiefArbiter: { name: "Eva Eins" } },
    },
    { type: "add-entries", entries: names.map((name, i) => ({ name, rating: 1800 - 50 * i })) },
    { type: "change-entry", entry: 2, details: { club: "SC Ulm" } },
    { type: "remove-entry", entry: 7 },
    { type: "check-in", entries: [1], present: true },
    { type: "pause-entry", entry: 6, rounds: [2] },
    { type: "request-absence", entry: 4, wish: { kind: "pause", rounds: [2] }, reason: "Zug" },
    { type: "decline-request", entry: 4, reason: "zu wenige Bretter" },
    { type: "request-absence", entry: 4, wish: { kind: "withdrawal" } },
    { type: "take-back-request", entry: 4 },
    { type: "draft-round" },
    { type: "discard-draft", round: 1 },
    { type: "draft-round", pinned: [[1, 2]], reason: "Wunsch" },
    { type: "adjust-draft", round: 1, act: { kind: "exchange-starts", board: 1 }, reason: "Los" },
    { type: "publish-round", round: 1 },
    { type: "recall-round", round: 1, reason: "zu früh" },
    { type: "publish-round", round: 1 },
  );
  const first = enterResults(begun);
  return play(
    first,
    { type: "erase-result", round: 1, board: 1 },
    { type: "enter-result", round: 1, outcome: { kind: "forfeit", absent: [2] } },
    { type: "enter-again", round: 1, outcome: { kind: "forfeit", absent: [2] } },
    {
      type: "correct-result",
      round: 1,
      outcome: {
        kind: "played",
        sides: [
          { entry: 1, score: 398 },
          { entry: 2, score: 401 },
        ],
      },
      reason: "verwechselt",
      repair: "keep",
    },
    { type: "impose-penalty", entry: 3, round: 1, points: 30, reason: "Telefon" },
    { type: "lift-penalty", penalty: first.events.length + 5, reason: "war aus" },
    { type: "enter-play-off", games: "blitz", order: [2, 1], reason: "Stichkampf" },
    { type: "withdraw-entry", entry: 5, reason: "krank" },
    { type: "reinstate-entry", entry: 5 },
    { type: "draft-round" },
    {
      type: "adjust-draft",
      round: 2,
      act: { kind: "pair", players: [1, 2] },
      reason: "Wunsch",
      despite: { breaches: [AGAIN], reason: "noch einmal" },
    },
    { type: "discard-draft", round: 2 },
    { type: "draft-round" },
    { type: "add-entries", entries: [{ name: "Hilde" }] },
    { type: "adjust-draft", round: 2, act: { kind: "pair-rest" }, reason: "" },
    { type: "publish-round", round: 2 },
    { type: "change-settings", settings: { forfeitSpread: 100 }, reason: "Ausschreibung" },
    {
      type: "change-settings",
      settings: {
        ranking: ["WINS", "BH/C1"],
        tieBreakRules: 2024,
        points: { win: 3, draw: 1, loss: 0 },
      },
      reason: "Ausschreibung",
    },
  );
};

/** Returns the same, played on to the end of round 2, closed and opened again. */
export const finishedCompetition = (): Played =>
  play(
    enterResults(eventfulCompetition()),
    { type: "close-competition" },
    { type: "reopen-competition", reason: "Nachtrag", seed: "0a".repeat(32) },
  );
