import { pyramid } from "../../src/formats/pyramid.ts";
import { dayAt, endOfDay } from "../../src/ladder/calendar/zones.ts";
import { awaitedLetters } from "../../src/ladder/deadline-letters.ts";
import type { LadderEvent, RecordedLadderEvent } from "../../src/ladder/events.ts";
import { type Board, boardFrom } from "../../src/ladder/fold/board.ts";
import { bestTarget } from "../../src/ladder/fold/entitlement.ts";
import { applyLadderEvent } from "../../src/ladder/fold/fold.ts";
import { rulingsOf } from "../../src/ladder/fold/rulings.ts";
import { takeEffect } from "../../src/ladder/fold/take-effect.ts";
import { type Chance, chanceFrom } from "./chance.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BEGINNING = Date.parse("2006-01-01T00:00:00Z");

interface Journal {
  readonly events: RecordedLadderEvent[];
  readonly board: Board;
  readonly record: (event: LadderEvent, at: number) => void;
}

/**
 * The journal of a pyramid over many years, in order: every player challenges about three times a
 * year, games last a month or two, results become final; lists are used and holidays taken.
 */
export const longJournal = (players: number, years: number): readonly RecordedLadderEvent[] => {
  const chance = chanceFrom(2026);
  const journal = begin(players);
  for (let day = 1; day <= years * 365; day++) liveDay(journal, BEGINNING + day * DAY, chance);
  return journal.events;
};

const begin = (players: number): Journal => {
  const { settings } = pyramid;
  const data = { name: "Club", format: "pyramid", settings, seed: "0".repeat(64), seedHash: "" };
  const created = recorded({ type: "competition-created", data }, 1, BEGINNING);
  const events = [created];
  const board = boardFrom(applyLadderEvent(null, created), rulingsOf([]));
  const record = (event: LadderEvent, at: number): void => {
    const next = recorded(event, events.length + 1, at);
    events.push(next);
    takeEffect(board, next, at);
  };
  const entries = Array.from({ length: players }, (_, index) => ({
    id: index + 1,
    name: `P${index + 1}`,
    rating: 1500,
    club: "",
    nation: "",
    class: "",
    addresses: [`p${index + 1}@example.org`],
    language: "de" as const,
  }));
  record({ type: "entries-added", data: { entries } }, BEGINNING);
  return { events, board, record };
};

const recorded = (event: LadderEvent, seq: number, at: number): RecordedLadderEvent => {
  const time = new Date(at).toISOString();
  const frame = { competition: "club", seq, actor: "mail", recordedAt: time, effectiveAt: time };
  return { ...event, ...frame } as RecordedLadderEvent;
};

const liveDay = ({ board, record }: Journal, midnight: number, chance: Chance): void => {
  let minute = 0;
  const mail = (event: LadderEvent): void => record(event, midnight + ++minute * 1000);
  const final: string[] = [];
  for (const { id, status, challenger, defender, report } of [...board.open.values()]) {
    const data = { challenger, defender };
    if (status === "pendingConfirmation") mail({ type: "challenge-confirmed", data });
    else if (status === "pendingAcceptance" && chance.happens(0.3)) {
      mail({ type: "challenge-accepted", data });
    } else if (status === "running" && chance.happens(1 / 45)) {
      const outcome = chance.pick(["challenger-wins", "draw", "defender-wins"] as const);
      mail({ type: "result-reported", data: { ...data, outcome, by: challenger } });
    } else if (status === "provisional" && report !== null) {
      const { timeZone } = board.settings;
      if (dayAt(timeZone, report.at) + 7 === dayAt(timeZone, midnight + DAY / 2)) final.push(id);
    }
  }
  for (const { id, outgoing, standingWaiting } of [...board.players.values()]) {
    if (outgoing !== null || board.waiting.some(({ player }) => player === id)) continue;
    if (!chance.happens(1 / 60)) continue;
    const target = bestTarget(board, id);
    const defender = target === null ? null : board.seats[target];
    if (defender != null) {
      const targets = [{ kind: "player", player: defender } as const];
      mail({ type: "challenge-sent", data: { challenger: id, targets, entitled: [true] } });
    } else if (id !== board.seats[0]) {
      mail({ type: "waiting-list-requested", data: { player: id } });
    }
    if (standingWaiting === "none" && chance.happens(0.001)) {
      mail({ type: "standing-waiting-list-joined", data: { player: id } });
    }
  }
  // Before the day ends, the director's letters that start deadlines leave.
  const notices = awaitedLetters(board).map(({ notice }) => notice);
  if (notices.length > 0) mail({ type: "notices-sent", data: { notices } });
  const end = endOfDay(board.settings.timeZone, dayAt(board.settings.timeZone, midnight + DAY / 2));
  for (const id of final)
    record({ type: "deadline-passed", data: { timer: `objection:${id}` } }, end);
};
