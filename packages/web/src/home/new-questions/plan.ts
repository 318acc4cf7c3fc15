import { type Answers, dayAfter, daysIn, hasStart, minutesIn, timeOf, wholeIn } from "./answers.ts";
import type { Questions } from "./questions.ts";

/** What the answers amount to, before anything is created. */
export interface Plan {
  /** Number of rounds; null if play has none, or if it depends on a number that is not given. */
  readonly rounds: number | null;
  /** Numbers of rounds to choose from; empty if the preset or the size decides. */
  readonly choices: readonly number[];
  /** The proposed one of them. */
  readonly proposed: number | null;
  /** Players, teams or boards, about; null if not given. */
  readonly size: number | null;
  /** Boards of a match; null if not given. */
  readonly boards: number | null;
  /** Thinking time of a game; null if it has none. */
  readonly thinking: ThinkingTime | null;
  /** Rounds by day; without a time where the time of the first round is not given. */
  readonly days: readonly PlannedDay[];
  readonly clashes: readonly Clash[];
}

/** Minutes for the game and seconds for each move. */
export interface ThinkingTime {
  readonly minutes: number;
  readonly increment: number;
}

export interface PlannedDay {
  /** `YYYY-MM-DD`; null if not given. */
  readonly day: string | null;
  readonly rounds: readonly { readonly number: number; readonly time: string | null }[];
}

/** Answers that do not fit together. */
export type Clash =
  | { readonly code: "days"; readonly start: string; readonly end: string }
  | { readonly code: "opponents"; readonly rounds: number; readonly most: number }
  | { readonly code: "long-table"; readonly players: number; readonly rounds: number }
  | { readonly code: "few"; readonly players: number; readonly fewest: number }
  | {
      readonly code: "time";
      /** The first round that does not fit. */
      readonly round: number;
      readonly minutes: number;
      readonly fitting: number;
    };

/** Plans a competition by the answers; a few operations for each round. */
export const planOf = (questions: Questions, answers: Answers): Plan => {
  const size = wholeIn(answers["size"]);
  const { proposed, choices, rounds } = roundsOf(questions, answers, size);
  const thinking = questions.isTimed ? thinkingOf(answers) : null;
  const minutes = thinking === null ? questions.minutes : lengthOf(thinking);
  const { days, fitting } = daysOf(questions, answers, rounds, minutes);
  return {
    ...{ rounds, choices, proposed, size, thinking, days },
    boards: questions.size === "boards" ? size : wholeIn(answers["boards"]),
    clashes: [
      ...clashesOfSize(questions, rounds, size),
      ...(daysIn(answers) < 1
        ? [{ code: "days" as const, start: answers["start"] ?? "", end: answers["end"] ?? "" }]
        : []),
      ...(fitting === null || minutes === null
        ? []
        : [{ code: "time" as const, round: fitting + 1, minutes, fitting }]),
    ],
  };
};

/** Longest round robin that is offered without a warning. */
const LONGEST_TABLE = 15;

const clashesOfSize = (
  { rounds: { by }, fewest, size: asked }: Questions,
  rounds: number | null,
  size: number | null,
): readonly Clash[] => {
  if (size === null) return [];
  if (asked === "players" && size < fewest) return [{ code: "few", players: size, fewest }];
  if (rounds === null) return [];
  if (by === "choice" && rounds > size - 1) {
    return [{ code: "opponents", rounds, most: Math.max(1, size - 1) }];
  }
  return by === "table" && rounds > LONGEST_TABLE
    ? [{ code: "long-table", players: size, rounds }]
    : [];
};

/** Rounds that find a single winner among so many, and one more that sorts those behind. */
const proposedFor = (players: number): number =>
  Math.max(1, Math.min(Math.ceil(Math.log2(Math.max(2, players))) + 1, players - 1));

/** Choices on either side of the proposed number. */
const BESIDE = 2;

const roundsOf = (
  { rounds: rule }: Questions,
  answers: Answers,
  size: number | null,
): Pick<Plan, "rounds" | "choices" | "proposed"> => {
  switch (rule.by) {
    case "choice": {
      const least = rule.last + 1;
      const proposed = size === null ? rule.preset : Math.max(least, proposedFor(size));
      const chosen = wholeIn(answers["rounds"], least);
      const most = size === null ? proposed + BESIDE : Math.max(proposed, size - 1);
      const near = Array.from(
        { length: 2 * BESIDE + 1 },
        (_, index) => proposed - BESIDE + index,
      ).filter((one) => one >= least && one <= most);
      const all = chosen === null ? near : [...new Set([...near, chosen])];
      return { rounds: chosen ?? proposed, proposed, choices: all.sort((a, b) => a - b) };
    }
    case "table":
      return fixed(size === null ? null : (size + (size % 2) - 1) * rule.cycles);
    case "boards":
      return fixed((size ?? rule.boards) * rule.cycles);
    case "stages":
      return fixed(rule.atTables ? null : rule.rounds);
    case "none":
      return fixed(null);
  }
};

const fixed = (rounds: number | null) => ({ rounds, choices: [], proposed: null });

/** Rapid for a single day, a slow game for several. */
const RAPID: ThinkingTime = { minutes: 15, increment: 10 };
const SLOW: ThinkingTime = { minutes: 90, increment: 30 };

const thinkingOf = (answers: Answers): ThinkingTime => {
  const minutes = wholeIn(answers["minutes"]);
  const increment = wholeIn(answers["increment"], 0);
  if (minutes !== null) return { minutes, increment: increment ?? 0 };
  const usual = daysIn(answers) > 1 ? SLOW : RAPID;
  return increment === null ? usual : { ...usual, increment };
};

/** Moves of a long game. */
const MOVES = 60;

/** Minutes that a game of two may take. */
const lengthOf = ({ minutes, increment }: ThinkingTime): number =>
  Math.ceil(2 * (minutes + (MOVES * increment) / 60));

/** Minutes between two rounds, and the end of a day. */
const BREAK = 15;
const END = 23 * 60;

/** Most days that rounds are spread over; longer events play on some evenings only. */
const MOST_DAYS = 14;

const daysOf = (
  { isScheduled }: Questions,
  answers: Answers,
  rounds: number | null,
  minutes: number | null,
): { readonly days: readonly PlannedDay[]; readonly fitting: number | null } => {
  const count = daysIn(answers);
  if (rounds === null || rounds > 100) return { days: [], fitting: null };
  const isSpread = isScheduled && count >= 1 && count <= MOST_DAYS;
  const first = isSpread && minutes !== null ? minutesIn(answers["time"]) : null;
  const perDay = Array.from({ length: isSpread ? count : 1 }, (_, day) =>
    Math.ceil((rounds - day) / (isSpread ? count : 1)),
  );
  const room =
    first === null || minutes === null
      ? Number.POSITIVE_INFINITY
      : Math.max(1, 1 + Math.floor((END - first - minutes) / (minutes + BREAK)));
  const fits = perDay.every((number) => number <= room);
  let next = 1;
  const days = perDay.map((number, day): PlannedDay => {
    const shown = Math.max(0, Math.min(number, room));
    const at = Array.from({ length: shown }, (_, place) => ({
      number: next + place,
      time: first === null || minutes === null ? null : timeOf(first + place * (minutes + BREAK)),
    }));
    next += shown;
    const start = answers["start"] ?? "";
    return { day: isSpread && hasStart(answers) ? dayAfter(start, day) : null, rounds: at };
  });
  return {
    days: days.filter((one) => one.rounds.length > 0),
    fitting: fits ? null : next - 1,
  };
};
