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
  /** No machine answers, or not in time. */
  | "unreachable"
  /** A machine without our secret answers. */
  | "stranger";

/** Another machine that shares a secret with this one. */
export interface OtherMachine {
  readonly url: string;
  readonly key: string;
}

type WithoutNonce<Question> = Question extends { readonly nonce: string }
  ? Omit<Question, "nonce">
  : never;

/** Sends a request to another machine; waits for at most `timeout` milliseconds. */
export const askOther = async <Name extends Ask["ask"]>(
  { url, key }: OtherMachine,
  question: WithoutNonce<Extract<Ask, { readonly ask: Name }>>,
  timeout: number,
  signal?: AbortSignal,
): Promise<Answer | NoAnswer> => {
  const nonce = randomUUID();
  const signals = [AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])];
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
    // Errors of fetch concern the network: unreachable, interrupted, timeout.
    if (!(error instanceof Error)) throw error;
    return "unreachable";
  }
  const answer = answerSchema.safeParse(unseal(key, answering(nonce), sealed));
  return answer.success ? answer.data : "stranger";
};

/** True if an answer is of this kind. */
export const isAnswer = <Name extends Answer["answer"]>(
  answer: Answer | NoAnswer,
  name: Name,
): answer is AnswerTo<Name> => typeof answer === "object" && answer.answer === name;
