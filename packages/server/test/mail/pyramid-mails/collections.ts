import { readFileSync } from "node:fs";
import type { FurtherMail } from "./further.ts";
import type { Expectation } from "./judge.ts";
import { arrivalIn, type CorpusMail, pyramidIn, type Situation } from "./pyramid.ts";
import { words } from "./situations.ts";

interface Corpus {
  readonly director: string;
  readonly situations: Readonly<Record<string, Situation>>;
  readonly mails: readonly (CorpusMail & { readonly id: string; readonly expect: Expectation })[];
}

/** See the README in this folder. */
export const corpus = JSON.parse(
  readFileSync(new URL("corpus.json", import.meta.url), "utf8"),
) as Corpus;

/** Input of a post: the present pyramid, the mail, and its arrival. */
export type Delivery = readonly [
  state: ReturnType<typeof pyramidIn>,
  mail: CorpusMail,
  arrivedAt: number,
];

const states = new Map<string, ReturnType<typeof pyramidIn>>();

const situationNamed = (name: string): Situation => {
  const situation = name === "words" ? words : corpus.situations[name];
  if (situation === undefined) throw new Error(`no situation: ${name}`);
  return situation;
};

/** Returns the delivery of a mail to a pyramid in its situation. */
export const delivered = (mail: CorpusMail): Delivery => {
  const situation = situationNamed(mail.situation);
  const state = states.get(mail.situation) ?? pyramidIn(situation);
  states.set(mail.situation, state);
  return [state, mail, arrivalIn(situation)];
};

/** Converts a mail of the short form to a message. */
export const messageOf = ({
  from,
  subject,
  body,
  in: name = "november",
  to: addressees = [],
  html = false,
}: Omit<FurtherMail, "expected">): CorpusMail => {
  const { players } = situationNamed(name);
  const playerOf = (number: number): { readonly name: string; readonly address: string } => {
    const player = players.find((one) => one.number === number);
    if (player === undefined) throw new Error(`no player ${number}`);
    return player;
  };
  const to = addressees.map((number) => playerOf(number).address);
  return {
    situation: name,
    from: playerOf(from),
    subject,
    body,
    ...(to.length === 0 ? {} : { headers: { To: to.join(", "), Cc: corpus.director } }),
    ...(html ? { contentType: "text/html; charset=utf-8" } : {}),
  };
};
