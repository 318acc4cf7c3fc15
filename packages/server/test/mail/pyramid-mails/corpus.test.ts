import { expect, it } from "vitest";
import { corpus, delivered } from "./collections.ts";
import { judge } from "./judge.ts";
import { openPost } from "./pyramid.ts";

it("of ninety mails none becomes an act that nobody asked for, and all become what they should", async () => {
  const post = await openPost(corpus.director);
  const amiss: string[] = [];
  for (const mail of corpus.mails) {
    const outcome = await post.give(...delivered(mail));
    const verdict = judge(mail.expect, outcome);
    if (verdict !== "right") amiss.push(`${mail.id} ${verdict}: ${JSON.stringify(outcome)}`);
  }
  await post.close();
  expect(corpus.mails).toHaveLength(90);
  expect(amiss).toEqual([]);
});
