import { randomUUID } from "node:crypto";
import {
  type Answer,
  type AnswerTo,
  ASKING,
  type Ask,
  answering,
  answerSchema,
  STANDBY_PATH,
} from "./messages.ts";
import { seal, unseal } from "./sealed.ts";

/** Why there is no answer. */
export type NoAnswer =
  /** Nobody is there, or it takes too long. */
  | "unreachable"
  /** Somebody is there, and it is not who has our secret. */
  | "stranger";

/** Another machine with which a secret is shared. */
export interface OtherMachine {
  readonly url: string;
  readonly key: string;
}

type WithoutNonce<Question> = Question extends { readonly nonce: string }
  ? Omit<Question, "nonce">
  : never;

/** Asks another machine; waits for `patience` milliseconds at most. */
export const askOther = async <Name extends Ask["ask"]>(
  { url, key }: OtherMachine,
  question: WithoutNonce<Extract<Ask, { readonly ask: Name }>>,
  patience: number,
  signal?: AbortSignal,
): Promise<Answer | NoAnswer> => {
  const nonce = randomUUID();
  const signals = [AbortSignal.timeout(patience), ...(signal === undefined ? [] : [signal])];
  let sealed: Uint8Array;
  try {
    const response = await fetch(new URL(STANDBY_PATH, url), {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: new Uint8Array(seal(key, ASKING, { ...question, nonce })),
      signal: AbortSignal.any(signals),
    });
    sealed = new Uint8Array(await response.arrayBuffer());
    if (response.status >= 500) return "unreachable";
    if (!response.ok) return "stranger";
  } catch (error) {
    // What fetch rejects with is about the network: nobody there, broken off, too late.
    if (!(error instanceof Error)) throw error;
    return "unreachable";
  }
  const answer = answerSchema.safeParse(unseal(key, answering(nonce), sealed));
  return answer.success ? answer.data : "stranger";
};

/** Whether an answer is of this kind. */
export const isAnswer = <Name extends Answer["answer"]>(
  answer: Answer | NoAnswer,
  name: Name,
): answer is AnswerTo<Name> => typeof answer === "object" && answer.answer === name;
