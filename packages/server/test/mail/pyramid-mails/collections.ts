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

/** See the README beside it. */
export const corpus = JSON.parse(
  readFileSync(new URL("corpus.json", import.meta.url), "utf8"),
) as Corpus;

/** What a post is given: the pyramid as it stands, the mail, and when it arrives. */
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

/** A mail, to a pyramid that stands as its situation says. */
export const delivered = (mail: CorpusMail): Delivery => {
  const situation = situationNamed(mail.situation);
  const state = states.get(mail.situation) ?? pyramidIn(situation);
  states.set(mail.situation, state);
  return [state, mail, arrivalIn(situation)];
};

/** A mail of the shorter form as a message. */
export const messageOf = ([, from, subject, body, more]: FurtherMail): CorpusMail => {
  const name = more?.in ?? "november";
  const { players } = situationNamed(name);
  const playerOf = (number: number): { readonly name: string; readonly address: string } => {
    const player = players.find((one) => one.number === number);
    if (player === undefined) throw new Error(`no player ${number}`);
    return player;
  };
  const to = (more?.to ?? []).map((number) => playerOf(number).address);
  return {
    situation: name,
    from: playerOf(from),
    subject,
    body,
    ...(to.length === 0 ? {} : { headers: { To: to.join(", "), Cc: corpus.director } }),
    ...(more?.html === true ? { contentType: "text/html; charset=utf-8" } : {}),
  };
};
