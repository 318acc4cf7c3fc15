import type { Language } from "@losfee/contract";
import {
  type Challenge,
  type EntryId,
  type LadderOutcome,
  runningGames,
  whomMayChallenge,
} from "@losfee/core";
import { sampleTexts } from "@losfee/messages/samples";
import { type LadderRehearsal, rehearseLadder } from "./ladder-rehearsal.ts";
import { casts } from "./names.ts";
import { chanceOf, samplePeople } from "./people.ts";
import { SAMPLE_SEED, type Sample } from "./sample.ts";

const PLAYERS = 31;
const MONTHS_IN_DAYS = 230;
const QUIET_DAYS = 6;
const DAY = 86_400_000;

/** Some months of a pyramid: games, lists, holidays, refusals, an objection, a retirement. */
export const pyramid: Sample = {
  format: "pyramid",
  play: ({ competition, name, now, language }) => {
    const t = sampleTexts[language];
    const end = Date.parse(now);
    const begin = end - MONTHS_IN_DAYS * DAY;
    const creation = {
      type: "create-competition",
      name,
      format: "pyramid",
      seed: SAMPLE_SEED,
      settings: { timeZone: casts[language].timeZone },
    } as const;
    const rehearsal = rehearseLadder(competition, creation, new Date(begin).toISOString());
    // No addresses: a sample never sends mail.
    const entries = samplePeople(PLAYERS, language, "chess").map(
      ({ class: _, ...person }) => person,
    );
    rehearsal.attempt({ type: "add-entries", entries }, new Date(begin + 3_600_000).toISOString());
    for (let day = 1; day < MONTHS_IN_DAYS; day++) playDay(rehearsal, begin, day, t);
    leaveQuestions(rehearsal, new Date(end - DAY / 8).toISOString());
    return rehearsal.events;
  },
};

/** Texts that the director gives as reasons. */
type Reasons = (typeof sampleTexts)[Language];

const playDay = (rehearsal: LadderRehearsal, begin: number, day: number, t: Reasons): void => {
  const chance = chanceOf(`day ${day}`);
  // Days begin at the hour of the sample's creation; letters come in the hours after.
  const at = (minute: number): string =>
    new Date(begin + day * DAY - 8 * 3_600_000 + minute * 60_000).toISOString();
  rehearsal.attempt({ type: "pass-time" }, at(0));
  let minute = 5;
  const next = (): string => {
    minute += 7;
    return at(minute);
  };
  // Some letters of the last days are still unanswered.
  const quiet = day > MONTHS_IN_DAYS - QUIET_DAYS;
  for (const { game } of runningGames(rehearsal.state, Date.parse(at(1)))) {
    if (quiet && game.status === "pendingAcceptance") continue;
    goOn(rehearsal, game, Date.parse(at(1)), chance(), next, t.gameShows);
  }
  const players = [...rehearsal.state.players.keys()];
  for (let count = quiet ? 3 : 1; count > 0; count--) {
    const one = players[Math.floor(chance() * players.length)];
    if (one !== undefined) act(rehearsal, one, day, chance, next);
  }
  if (day === 140) retire(rehearsal, next(), t.noTime);
};

/** Returns the journal's actor for a player. */
const actorOf = (entry: EntryId): string => `player:${entry}`;

/** Lets the players of a game act on a day, by chance. */
const goOn = (
  rehearsal: LadderRehearsal,
  game: Challenge,
  now: number,
  chance: number,
  next: () => string,
  reason: string,
): void => {
  const pair = { challenger: game.challenger, defender: game.defender };
  const age = (now - game.at) / DAY;
  switch (game.status) {
    case "pendingConfirmation":
      if (chance < 0.7)
        rehearsal.attempt({ type: "confirm-challenge", ...pair }, next(), actorOf(game.challenger));
      return;
    case "pendingAcceptance":
      if (chance < 0.25)
        rehearsal.attempt({ type: "accept-challenge", ...pair }, next(), actorOf(game.defender));
      else if (chance > 0.995) {
        rehearsal.attempt({ type: "refuse-challenge", ...pair }, next(), actorOf(game.defender));
      }
      return;
    case "running": {
      if (age < 25 || chance > 0.06) return;
      const outcome = outcomeOf(chance / 0.06);
      const by = chance < 0.03 ? game.challenger : game.defender;
      rehearsal.attempt({ type: "report-result", ...pair, outcome, by }, next(), actorOf(by));
      const pgn = sampleGames[outcome];
      rehearsal.attempt(
        { type: "send-game-record", ...pair, by, pgn, claim: null },
        next(),
        actorOf(by),
      );
      return;
    }
    case "provisional":
      if (chance < 0.012 && game.report !== null) {
        const by = game.report.by === game.challenger ? game.defender : game.challenger;
        rehearsal.attempt({ type: "object", ...pair, by }, next(), actorOf(by));
      }
      return;
    case "disputed":
      // The last one is left for the user of the sample to decide.
      if (chance < 0.2) {
        const { id: challenge } = game;
        rehearsal.attempt({ type: "decide-dispute", challenge, outcome: "draw", reason }, next());
      }
      return;
    default:
  }
};

const outcomeOf = (chance: number): LadderOutcome =>
  chance < 0.42 ? "challenger-wins" : chance < 0.62 ? "draw" : "defender-wins";

/** Lets a player act who has nothing to answer. */
const act = (
  rehearsal: LadderRehearsal,
  player: EntryId,
  day: number,
  chance: () => number,
  next: () => string,
): void => {
  const options = whomMayChallenge(rehearsal.state, player)?.options ?? [];
  const open = options.filter(({ rejection }) => rejection === null);
  const target = open[Math.floor(chance() * open.length)];
  if (target !== undefined && chance() < 0.8) {
    const aim =
      target.player === null
        ? ({ kind: "vacancy", seat: target.seat } as const)
        : ({ kind: "player", player: target.player } as const);
    rehearsal.attempt(
      { type: "challenge", challenger: player, targets: [aim] },
      next(),
      actorOf(player),
    );
    return;
  }
  const wish = chance();
  if (wish < 0.5) {
    rehearsal.attempt({ type: "request-waiting-list", player }, next(), actorOf(player));
  } else if (wish < 0.65) {
    rehearsal.attempt({ type: "join-standing-waiting-list", player }, next(), actorOf(player));
  } else {
    const moment = next();
    const date = (ahead: number): string =>
      new Date(Date.parse(moment) + ahead * DAY).toISOString().slice(0, 10);
    const length = 4 + (day % 9);
    rehearsal.attempt(
      { type: "announce-holiday", player, from: date(3), to: date(3 + length) },
      moment,
      actorOf(player),
    );
  }
};

/** Retires a player in the middle of the pyramid: others fill the vacancy in turn. */
const retire = (rehearsal: LadderRehearsal, now: string, reason: string): void => {
  const player = rehearsal.state.seats[8];
  if (player === undefined || player === null) return;
  rehearsal.attempt({ type: "retire", player, reason }, now, actorOf(player));
};

/** Leaves an objection for the user of the sample to decide, besides provisional results. */
const leaveQuestions = (rehearsal: LadderRehearsal, now: string): void => {
  const games = runningGames(rehearsal.state, Date.parse(now)).map(({ game }) => game);
  const provisional = games.filter(({ status }) => status === "provisional");
  for (const { challenger, defender } of games.filter(({ status }) => status === "running")) {
    if (provisional.length >= 2) break;
    const report = { type: "report-result", challenger, defender, by: challenger } as const;
    rehearsal.attempt({ ...report, outcome: "challenger-wins" }, now, actorOf(challenger));
    provisional.push(...games.filter((game) => game.challenger === challenger));
  }
  const [disputed] = provisional;
  if (disputed === undefined) return;
  const { challenger, defender } = disputed;
  const by = disputed.report?.by === defender ? challenger : defender;
  rehearsal.attempt({ type: "object", challenger, defender, by }, now, actorOf(by));
};

/** Short games by the rules of chess, one for each way a game can end. */
const sampleGames: Readonly<Record<LadderOutcome, string>> = {
  "challenger-wins": `[Result "1-0"]

1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 e5 6. dxe5 Qa5+ 7. Bd2 Qxe5
8. O-O-O Nxe4 9. Qd8+ Kxd8 10. Bg5+ Kc7 11. Bd8# 1-0
`,
  draw: `[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. Bb5 Bb4 5. O-O O-O 6. d3 d6 7. Bg5 Bxc3 8. bxc3 Qe7
9. Re1 Nd8 10. d4 Ne6 11. Bc1 c5 12. Bf1 Rd8 1/2-1/2
`,
  "defender-wins": `[Result "0-1"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1
`,
};
