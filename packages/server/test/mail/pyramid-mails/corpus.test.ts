import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Expectation, judge } from "./judge.ts";
import { arrivalIn, type CorpusMail, openPost, pyramidIn, type Situation } from "./pyramid.ts";

interface Corpus {
  readonly director: string;
  readonly situations: Readonly<Record<string, Situation>>;
  readonly mails: readonly (CorpusMail & { readonly id: string; readonly expect: Expectation })[];
}

const corpus = JSON.parse(readFileSync(new URL("corpus.json", import.meta.url), "utf8")) as Corpus;

it("of ninety mails none becomes an act that nobody asked for, and all become what they should", async () => {
  const post = await openPost(corpus.director);
  const verdicts: Record<string, string[]> = { right: [], wrong: [], missed: [] };
  for (const mail of corpus.mails) {
    const situation = corpus.situations[mail.situation];
    if (situation === undefined) throw new Error(`no situation: ${mail.situation}`);
    const state = pyramidIn(situation);
    const outcome = await post.give(state, mail, arrivalIn(situation));
    const verdict = judge(mail.expect, outcome);
    verdicts[verdict]?.push(
      verdict === "right" ? mail.id : `${mail.id} ${JSON.stringify(outcome)}`,
    );
  }
  await post.close();
  expect(verdicts["wrong"]).toEqual([]);
  expect(verdicts["missed"]).toEqual([]);
});
