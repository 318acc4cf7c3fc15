import { decideLadder } from "../../src/competition/rules.ts";
import type { LadderMailCommand } from "../../src/ladder/acts/mail.ts";
import type { LadderCommand } from "../../src/ladder/commands.ts";
import { awaitedLetters } from "../../src/ladder/deadline-letters.ts";
import { dueTimers } from "../../src/ladder/due-timers.ts";
import type { RecordedLadderEvent } from "../../src/ladder/events.ts";
import { whomMayChallenge } from "../../src/ladder/queries/field.ts";
import { questionsForDirector } from "../../src/ladder/queries/questions.ts";
import type { LadderState } from "../../src/ladder/state.ts";
import { type Chance, chanceFrom } from "./chance.ts";

const DAY = 86_400_000;
const BEGINNING = Date.parse("2021-01-01T00:00:00Z");

/** Parameters of the simulation. */
export interface ClubConfig {
  readonly players: number;
  readonly days: number;
  readonly seed: number;
}

/** A mail in transit: its arrival at the mail server, and the time the club's server reads it. */
interface Mail {
  readonly arrives: number;
  readonly read: number;
  readonly command: LadderMailCommand;
}

/** Result of a simulation. */
export interface SimulatedClub {
  readonly journal: readonly RecordedLadderEvent[];
  readonly state: LadderState;
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * A club of correspondence players over years of daily mail: challenges (entitled or not), answers,
 * results (true, false, contradicted), lists, holidays, letters, retirements, newcomers, mail read
 * days after later mail, letters that leave days after they were written or never, and a server
 * that is off for days or weeks, after which the director decides. `watch` sees every state.
 */
export const simulateClub = (
  config: ClubConfig,
  watch: (state: LadderState) => void,
): SimulatedClub => {
  const chance = chanceFrom(config.seed);
  const journal: RecordedLadderEvent[] = [];
  const counts: Record<string, number> = {};
  let state: LadderState | null = null;
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };

  const give = (command: LadderCommand, at: number, now: number): boolean => {
    const context = {
      competition: "club",
      actor: "simulation",
      now: new Date(now).toISOString(),
      effectiveAt: new Date(at).toISOString(),
    };
    const decision = decideLadder(state, command, context);
    if (!decision.ok) {
      count(`refused: ${decision.error.code}`);
      return decision.error.code !== "overturns";
    }
    journal.push(...decision.value.events);
    state = decision.value.state;
    watch(state);
    for (const { type } of decision.value.events) count(type);
    return true;
  };

  const read = ({ command, arrives }: Mail, now: number): void => {
    const mail = { ...command, evenWithoutEffect: true };
    if (give(mail, arrives, now)) return;
    const pin = chance.happens(0.3);
    give({ type: "overturn", command: mail, pin, reason: "arrived first" }, arrives, now);
  };

  give(
    {
      type: "create-competition",
      name: "Club",
      format: "pyramid",
      seed: "a".repeat(64),
    },
    BEGINNING,
    BEGINNING,
  );
  const names = Array.from({ length: config.players }, (_, index) => ({ name: `P${index + 1}` }));
  give({ type: "add-entries", entries: names }, BEGINNING, BEGINNING);

  /** When the letters that deadlines wait for leave: most at once, some later, a few never. */
  const leaving = new Map<string, number>();
  const post = (now: number): void => {
    if (state === null) return;
    const due: string[] = [];
    for (const { notice } of awaitedLetters(state)) {
      const delay = chance.happens(0.85) ? 0 : chance.happens(0.9) ? 1 + chance.below(40) : 4000;
      const at = leaving.get(notice) ?? now + delay * DAY;
      leaving.set(notice, at);
      if (at <= now) due.push(notice);
    }
    if (due.length > 0) give({ type: "record-sending", notices: due }, now, now);
  };

  let underway: Mail[] = [];
  let offUntil = 0;
  let lastDay = 0;
  const at = (day: number): string => new Date(BEGINNING + (day + 1) * DAY - 1000).toISOString();
  for (let day = 1; day <= config.days; day++) {
    const midnight = BEGINNING + day * DAY;
    if (state === null) break;
    underway.push(...mailsOfDay(state, midnight, chance));
    if (chance.happens(0.01)) offUntil = day + 1 + chance.below(chance.happens(0.3) ? 60 : 8);
    if (day < offUntil) continue;
    const now = midnight + DAY - 1000;
    const off = day - lastDay;
    if (off > 14) give({ type: "note-absence", since: at(lastDay) }, now, now);
    lastDay = day;
    const due = underway.filter((mail) => mail.read <= now);
    underway = underway.filter((mail) => mail.read > now);
    // Some days the mailbox is read before deadlines act, on others after.
    const early = chance.happens(0.5);
    if (early) give({ type: "pass-time" }, now, now);
    for (const mail of due.sort((a, b) => a.read - b.read)) read(mail, now);
    if (!early) give({ type: "pass-time" }, now, now);
    if (state.absence !== null && chance.happens(0.5)) {
      const act = dueTimers(state, now)
        .map(({ id }) => id)
        .filter(() => chance.happens(0.5));
      give({ type: "decide-absence", act, reason: "" }, now, now);
    }
    post(now);
    if (chance.happens(0.3)) directorsDay(state, chance, (command) => give(command, now, now));
    if (chance.happens(config.players / 20_000)) {
      give({ type: "add-entries", entries: [{ name: `N${day}` }] }, now, now);
    }
  }
  if (state === null) throw new Error("no club");
  return { journal, state, counts };
};

/** Mails written on a day by people who know the club's page of that morning. */
const mailsOfDay = (state: LadderState, midnight: number, chance: Chance): readonly Mail[] => {
  const commands: LadderMailCommand[] = [];
  for (const challenge of state.open.values()) {
    const pair = { challenger: challenge.challenger, defender: challenge.defender };
    const by = chance.pick([challenge.challenger, challenge.defender]);
    const outcome = chance.pick(["challenger-wins", "draw", "defender-wins"] as const);
    if (challenge.status === "pendingConfirmation" && chance.happens(0.4)) {
      commands.push({ type: "confirm-challenge", ...pair });
    } else if (challenge.status === "pendingAcceptance" && chance.happens(0.18)) {
      const refuses = chance.happens(0.02);
      commands.push({ type: refuses ? "refuse-challenge" : "accept-challenge", ...pair });
    } else if (challenge.status === "running" && chance.happens(1 / 80)) {
      commands.push({ type: "report-result", ...pair, outcome, by });
      if (chance.happens(0.1)) {
        const contradicts = chance.happens(0.2);
        const second = contradicts ? "draw" : outcome;
        commands.push({ type: "report-result", ...pair, outcome: second, by });
      }
    } else if (challenge.status === "provisional" && chance.happens(0.004)) {
      commands.push({ type: "object", ...pair, by });
    } else if (challenge.status === "rejected" && chance.happens(0.02)) {
      commands.push({ type: "accept-challenge", ...pair });
    } else if (challenge.status === "inAdjudication" && chance.happens(0.1)) {
      const claim = chance.pick(["win", "draw", null] as const);
      commands.push({ type: "send-game-record", ...pair, by, pgn: "*", claim });
    }
  }
  for (const player of state.players.values()) {
    if (player.seatNumber === null) continue;
    commands.push(...ofPlayer(state, player.id, midnight, chance));
  }
  return commands.map((command) => {
    const arrives = midnight + chance.below(DAY / 1000 - 2) * 1000;
    const delay = chance.happens(0.03) ? (1 + chance.below(5)) * DAY : 0;
    return { arrives, read: arrives + delay, command };
  });
};

const ofPlayer = (
  state: LadderState,
  player: number,
  midnight: number,
  chance: Chance,
): readonly LadderMailCommand[] => {
  const known = state.players.get(player);
  if (known === undefined) return [];
  if (known.letterAt !== null && chance.happens(0.04)) return [{ type: "answer-letter", player }];
  if (known.outgoing === null && chance.happens(0.02)) {
    const options = whomMayChallenge(state, player)?.options ?? [];
    const free = options.filter(({ rejection }) => rejection === null);
    const wild = chance.happens(0.1) || free.length === 0;
    if (wild && free.length === 0 && chance.happens(0.7)) {
      return [{ type: "request-waiting-list", player }];
    }
    const targets = (wild ? options : free).map(({ seat, player: occupant }) =>
      occupant === null
        ? ({ kind: "vacancy", seat } as const)
        : ({ kind: "player", player: occupant } as const),
    );
    if (targets.length === 0) return [];
    const chain = chance.happens(0.1) ? [chance.pick(targets), chance.pick(targets)] : [];
    return [{ type: "challenge", challenger: player, targets: [...chain, chance.pick(targets)] }];
  }
  const rare = chance.next() * 4000;
  if (rare < 4) return [{ type: "request-waiting-list", player }];
  if (rare < 8) return [{ type: "join-standing-waiting-list", player }];
  if (rare < 9) return [{ type: "leave-standing-waiting-list", player }];
  if (rare < 10) return [{ type: "suspend-standing-waiting-list", player }];
  if (rare < 12) return [{ type: "resume-standing-waiting-list", player }];
  if (rare < 13) return [{ type: "leave-waiting-list", player }];
  if (rare < 15) return [{ type: "retire", player, reason: "" }];
  if (rare < 30) {
    const from = midnight + (chance.below(20) - 4) * DAY;
    const to = from + chance.below(25) * DAY;
    const date = (time: number): string => new Date(time).toISOString().slice(0, 10);
    return [{ type: "announce-holiday", player, from: date(from), to: date(to) }];
  }
  return [];
};

/** The director decides pending questions. */
const directorsDay = (
  state: LadderState,
  chance: Chance,
  give: (command: LadderCommand) => boolean,
): void => {
  const reason = "as the rules say";
  for (const question of questionsForDirector(state)) {
    if (question.kind === "expulsion") {
      const { player } = question;
      give({ type: chance.happens(0.5) ? "expel-player" : "decline-expulsion", player, reason });
      continue;
    }
    const challenge = question.game.id;
    if (question.kind === "dispute") {
      const outcome = chance.pick([
        "challenger-wins",
        "draw",
        "defender-wins",
        "both-stay",
      ] as const);
      give({ type: "decide-dispute", challenge, outcome, reason });
    } else if (question.kind === "adjudication") {
      const winner = chance.pick(["challenger", "defender", null] as const);
      if (!give({ type: "adjudicate", challenge, winner, reason })) continue;
      give({ type: "adjudicate", challenge, winner: null, reason });
    } else {
      const keeps = chance.happens(0.5);
      give({ type: keeps ? "keep-challenge" : "void-challenge", challenge, reason });
    }
  }
};

/** The same events recorded in another order: simultaneous ones keep their order. */
export const reordered = (
  journal: readonly RecordedLadderEvent[],
  delayOf: (event: RecordedLadderEvent) => number,
): readonly RecordedLadderEvent[] => {
  const [first, ...rest] = journal;
  if (first === undefined) return [];
  const moments = new Map<string, number>();
  const keyed = rest.map((event) => {
    const known = moments.get(event.effectiveAt);
    const key = known ?? event.seq + delayOf(event);
    moments.set(event.effectiveAt, key);
    return { event, key };
  });
  const sorted = keyed.toSorted((a, b) => a.key - b.key || a.event.seq - b.event.seq);
  return [first, ...sorted.map(({ event }, index) => ({ ...event, seq: index + 2 }))];
};
