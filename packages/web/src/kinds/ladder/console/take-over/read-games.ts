import type { Language } from "@losfee/contract";
import {
  dayAt,
  dayText,
  type EntryId,
  findNamed,
  type NamedPlayer,
  type TakenOver,
  type TakenOverGame,
} from "@losfee/core";
import { readDay, readTime } from "./read-time.ts";
import { faultsOf, type Line, type LineFault, linesOf } from "./take-over-fault.ts";

/** Context for reading players and times. */
export interface ReadingContext {
  /** Entered players and newcomers. */
  readonly players: readonly NamedPlayer[];
  readonly timeZone: string;
  /** Language of the typed dates. */
  readonly language: Language;
  /** Latest possible time. */
  readonly now: number;
  /** Days from a challenge to the start of the clocks if no day is given. */
  readonly clockStartDays: number;
}

type Standing =
  | { readonly status: "running" | "inAdjudication"; readonly origin: "direct" }
  | {
      readonly status: "pendingConfirmation" | "pendingAcceptance";
      readonly origin: "direct" | "assigned";
    }
  | {
      readonly status: "provisional";
      readonly origin: "direct";
      readonly outcome: "challenger-wins" | "draw" | "defender-wins";
    };

const PROVISIONAL = { status: "provisional", origin: "direct" } as const;

/** Words for the state of a game; German, English and French are accepted alike. */
const STANDINGS: readonly (readonly [RegExp, Standing])[] = [
  [
    /^(?:zugeteilt|assigned|attribuée?|attribuee?)$/i,
    { status: "pendingConfirmation", origin: "assigned" },
  ],
  [
    /^(?:gefordert|challenged|défiée?|defiee?)$/i,
    { status: "pendingAcceptance", origin: "direct" },
  ],
  [
    /^(?:bestätigt|bestaetigt|confirmed|confirmée?|confirmee?)$/i,
    { status: "pendingAcceptance", origin: "assigned" },
  ],
  [/^(?:läuft|laeuft|running|en cours)$/i, { status: "running", origin: "direct" }],
  [/^(?:abschätzung|abschaetzung|adjudication)$/i, { status: "inAdjudication", origin: "direct" }],
  [/^1\s*[-–:]\s*0$/, { ...PROVISIONAL, outcome: "challenger-wins" }],
  [/^0\s*[-–:]\s*1$/, { ...PROVISIONAL, outcome: "defender-wins" }],
  [
    /^(?:remis|draw|nulle|partie nulle|(?:½|0[.,]5|1\/2)\s*[-–:]\s*(?:½|0[.,]5|1\/2))$/i,
    { ...PROVISIONAL, outcome: "draw" },
  ],
];

/**
 * Reads `challenger; defender; state; challenged at; since; reported by` line by line. *Since* is
 * when the letter left, the clocks started, or the result was reported.
 */
export const readGames = (
  text: string,
  context: ReadingContext,
  faults: LineFault[],
): TakenOver["games"] => {
  const busy = { challenger: new Set<EntryId>(), defender: new Set<EntryId>() };
  return linesOf(text).flatMap((line): TakenOverGame[] => {
    const game = readGame(line, context, faults);
    if (game === null) return [];
    if (game.status === "provisional" || game.status === "inAdjudication") return [game];
    const fault = faultsOf("games", faults);
    const { challenger, defender } = game;
    if (busy.challenger.has(challenger)) fault(line.line, "challenger-twice", line.cells[0]);
    if (busy.defender.has(defender)) fault(line.line, "defender-twice", line.cells[1]);
    busy.challenger.add(challenger);
    busy.defender.add(defender);
    return [game];
  });
};

const readGame = (
  { line, cells: [white = "", black = "", word = "", begun = "", since = "", by = ""] }: Line,
  context: ReadingContext,
  faults: LineFault[],
): TakenOverGame | null => {
  const fault = faultsOf("games", faults);
  const challenger = playerNamed(white, context) ?? fault(line, "unknown-player", white);
  const defender = playerNamed(black, context) ?? fault(line, "unknown-player", black);
  if (challenger !== null && challenger === defender) fault(line, "same-player", white);
  const standing = STANDINGS.find(([pattern]) => pattern.test(word))?.[1];
  if (standing === undefined) fault(line, "no-status", word);
  const at = pastTime(begun, context, (code) => fault(line, code, begun));
  const later = since === "" ? null : pastTime(since, context, (code) => fault(line, code, since));
  if (challenger === null || defender === null || standing === undefined || at === null)
    return null;
  const parts = { challenger, defender, origin: standing.origin, at };
  switch (standing.status) {
    case "pendingConfirmation":
    case "pendingAcceptance":
      return { ...parts, status: standing.status, mailedAt: later ?? at };
    case "running":
      return { ...parts, status: "running", clockStart: clockStartOf(since, at, context) };
    case "inAdjudication": {
      if (later === null) return fault(line, "time-missing", word);
      return {
        ...parts,
        status: "inAdjudication",
        clockStart: clockStartOf("", at, context),
        mailedAt: later,
      };
    }
    case "provisional": {
      const reporter = playerNamed(by, context);
      if (later === null) fault(line, "time-missing", word);
      if (reporter === null) fault(line, by === "" ? "reporter-missing" : "unknown-player", by);
      if (reporter !== null && reporter !== challenger && reporter !== defender) {
        fault(line, "not-of-game", by);
      }
      if (later === null || reporter === null) return null;
      const clockStart = clockStartOf("", at, context);
      const reported = { by: reporter, reportedAt: later, mailedAt: later };
      return {
        ...parts,
        status: "provisional",
        clockStart,
        outcome: standing.outcome,
        ...reported,
      };
    }
  }
};

/** Returns the day on which the clocks start: as given, else by the rules. */
const clockStartOf = (
  text: string,
  at: string,
  { timeZone, language, clockStartDays }: ReadingContext,
): string => readDay(text, language) ?? dayText(dayAt(timeZone, Date.parse(at)) + clockStartDays);

/** Returns the named player; null for none, or several. */
export const playerNamed = (text: string, { players }: ReadingContext): EntryId | null => {
  const match = findNamed(text, players);
  return match.kind === "one" ? match.entry.id : null;
};

/** Returns a past time; null, with a fault, if it is invalid or in the future. */
export const pastTime = (
  text: string,
  context: ReadingContext,
  tell: (code: "no-time" | "time-missing" | "time-in-future") => null,
): string | null => {
  if (text === "") return tell("time-missing");
  const time = readTime(text, context);
  if (time === null) return tell("no-time");
  return Date.parse(time) > context.now ? tell("time-in-future") : time;
};
