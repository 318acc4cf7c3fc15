import {
  type Fund,
  type FundAwards,
  MOST_AMOUNT,
  MOST_CONTENDERS,
  NUMBER_FACTS,
  type NumberFact,
  type PrizeContender,
  type PrizeList,
  type Range,
  type Result,
  TEXT_FACTS,
  type TextFact,
  type Who,
} from "@losfee/core";
import { z } from "zod";
import { checkPrizes } from "./check-prizes.ts";
import type { CalculationRefusal } from "./problem.ts";
import { idSchema, readInput, scoreOf, scoreSchema, textSchema, valueLike } from "./shape.ts";

/** A fund with the final standings, as `losfee prizes` reads it. */
export interface PrizeEvent {
  readonly fund: Fund;
  /** Currency for people, in three letters; null: amounts are bare numbers. */
  readonly currency: string | null;
  readonly contenders: readonly (PrizeContender & {
    readonly id: string | number;
    readonly name: string;
  })[];
}

/** Reads an event with its prizes from JSON; refuses it whole, with all problems. */
export const readPrizeEvent = (
  bytes: Uint8Array | string,
): Result<PrizeEvent, CalculationRefusal> => {
  const read = readInput(bytes, eventSchema, checkPrizes);
  return read.ok ? { ok: true, value: eventOf(read.value) } : read;
};

/** An award without things is its amount alone. */
export type Award = number | { readonly amount: number; readonly things: readonly string[] };

/** Returns the awards of each list by id, without those who get nothing. */
export const awardsById = (
  { lists }: FundAwards,
  contenders: PrizeEvent["contenders"],
): readonly Readonly<Record<string, Award>>[] =>
  lists.map(({ lines }) =>
    Object.fromEntries(
      lines.flatMap((line): readonly (readonly [string, Award])[] => {
        if (line.kind !== "stands") return [];
        const { amount, things } = line;
        if (amount === 0 && things.length === 0) return [];
        const id = String(contenders[line.contender]?.id);
        return [[id, things.length === 0 ? amount : { amount, things }]];
      }),
    ),
  );

const amount = z.int().min(0).max(MOST_AMOUNT);

/** A bare amount stands for a prize without things. */
const prizeSchema = z.preprocess(
  (value) => (typeof value === "object" && value !== null ? value : { amount: value }),
  z.strictObject({
    amount: amount.exactOptional(),
    things: z.array(textSchema).exactOptional(),
  }),
);

const isNumberOrRange = (value: unknown, isNumber: (one: unknown) => boolean): boolean =>
  Array.isArray(value)
    ? value.length === 2 && value.every((end) => end === null || isNumber(end))
    : isNumber(value);

const numberRule = valueLike<number | Range>("numberOrRange", (value) =>
  isNumberOrRange(value, (one) => typeof one === "number" && Number.isFinite(one)),
);
type ScoreRule = string | number | readonly [string | number | null, string | number | null];
const scoreRule = valueLike<ScoreRule>("numberOrRange", (value) =>
  isNumberOrRange(value, (one) => scoreOf(one) !== null),
);
const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";
const textRule = valueLike<string | readonly string[]>("textOrList", (value) =>
  Array.isArray(value) ? value.length > 0 && value.every(isText) : isText(value),
);

const fieldsOf = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const whoSchema = z.strictObject({
  ...fieldsOf(NUMBER_FACTS, numberRule.exactOptional()),
  score: scoreRule.exactOptional(),
  ...fieldsOf(TEXT_FACTS, textRule.exactOptional()),
  firstTime: z.boolean().exactOptional(),
  ticks: textRule.exactOptional(),
});

const listSchema = z.strictObject({
  name: textSchema,
  who: whoSchema.exactOptional(),
  atLeast: z.int().min(0).exactOptional(),
  split: z.enum(["place", "equal", "hort"]),
  threshold: amount.exactOptional(),
  beyond: z.enum(["share", "out"]).exactOptional(),
  prizes: z.array(prizeSchema).max(1000),
  cumulative: z.boolean().exactOptional(),
  unspentTo: textSchema.exactOptional(),
});

const text = textSchema.nullable().exactOptional();

const playerSchema = z.strictObject({
  id: idSchema,
  name: text,
  score: scoreSchema,
  rating: z.int().min(0).nullable().exactOptional(),
  born: z.int().min(1900).max(2100).nullable().exactOptional(),
  ...fieldsOf(TEXT_FACTS, text),
  firstTime: z.boolean().nullable().exactOptional(),
  ticks: z.array(textSchema).exactOptional(),
  withdrawn: z.boolean().exactOptional(),
});

const eventSchema = z.strictObject({
  several: z.enum(["all", "first-list", "highest"]),
  unit: z.int().min(1).max(MOST_AMOUNT),
  currency: valueLike<string>("text", (value) => /^[A-Z]{3}$/.test(String(value))).exactOptional(),
  withdrawnToo: z.boolean().exactOptional(),
  players: z.array(playerSchema).max(MOST_CONTENDERS),
  lists: z.array(listSchema).max(100),
});

type EventInput = z.output<typeof eventSchema>;
type ListInput = EventInput["lists"][number];
type PlayerInput = EventInput["players"][number];

const eventOf = (input: EventInput): PrizeEvent => ({
  fund: {
    several: input.several,
    unit: input.unit,
    withdrawnToo: input.withdrawnToo ?? false,
    lists: input.lists.map((list) => listOf(list, input.lists)),
  },
  currency: input.currency ?? null,
  contenders: input.players.map(contenderOf),
});

const listOf = (list: ListInput, lists: readonly ListInput[]): PrizeList => {
  const { split, threshold = 0, beyond = "share" } = list;
  const heir = lists.findIndex(({ name }) => name === list.unspentTo);
  return {
    name: list.name,
    who: whoOf(list.who ?? {}),
    atLeast: list.atLeast ?? 0,
    sharing: split === "place" ? { split } : { split, threshold, beyond },
    prizes: list.prizes.map((prize) => ({ amount: prize.amount ?? 0, things: prize.things ?? [] })),
    cumulative: list.cumulative ?? false,
    heir: heir === -1 ? null : heir,
  };
};

const whoOf = ({ score, firstTime, ...rules }: z.output<typeof whoSchema>): Who => {
  const numbers = NUMBER_FACTS.flatMap((fact) => {
    const rule = fact === "score" ? scoreRange(score) : rules[fact];
    return rule === undefined ? [] : [[fact, rule] as const];
  });
  const texts = ([...TEXT_FACTS, "ticks"] as const).flatMap((fact) => {
    const rule = rules[fact];
    if (rule === undefined) return [];
    const values = typeof rule === "string" ? [rule] : rule;
    return [[fact, fact === "sex" ? values.map(sexOf) : values] as const];
  });
  return {
    ...(Object.fromEntries(numbers) as { readonly [Name in NumberFact]?: number | Range }),
    ...(Object.fromEntries(texts) as { readonly [Name in TextFact | "ticks"]?: readonly string[] }),
    ...(firstTime === undefined ? {} : { firstTime }),
  };
};

const scoreRange = (rule: ScoreRule | undefined): number | Range | undefined => {
  if (rule === undefined) return undefined;
  if (typeof rule === "string" || typeof rule === "number") return scoreOf(rule) ?? 0;
  return [scoreOf(rule[0]), scoreOf(rule[1])];
};

const contenderOf = (player: PlayerInput): PrizeEvent["contenders"][number] => {
  const { score, rating, sex, name, withdrawn, ticks, ...facts } = player;
  return {
    ...facts,
    name: name ?? "",
    score: scoreOf(score) ?? 0,
    // Lists write 0 for no rating.
    rating: rating === 0 ? null : (rating ?? null),
    sex: typeof sex === "string" ? sexOf(sex) : null,
    ticks: ticks ?? [],
    withdrawn: withdrawn ?? false,
  };
};

/** Federations write `w` or `f` for women. */
const sexOf = (sex: string): string => (/^[wf]$/i.test(sex) ? "w" : sex.toLowerCase());
