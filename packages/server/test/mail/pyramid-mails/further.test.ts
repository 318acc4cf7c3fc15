import { describe, expect, it } from "vitest";
import { corpus, delivered, messageOf } from "./collections.ts";
import { collectionNamed, collectionNames, expectationOf, type FurtherMail } from "./further.ts";
import { judge } from "./judge.ts";
import { openPost } from "./pyramid.ts";

/** Returns the mails with an unexpected result, and the result. */
const amiss = async (mails: readonly FurtherMail[]): Promise<readonly string[]> => {
  const post = await openPost(corpus.director);
  const found: string[] = [];
  for (const mail of mails) {
    const { expected, from, subject, body } = mail;
    const outcome = await post.give(...delivered(messageOf(mail)));
    const verdict = judge(expectationOf(mail), outcome);
    if (verdict !== "right") {
      const became = JSON.stringify(outcome);
      found.push(`${verdict}: ${expected} ← ${from} ${subject} / ${body.slice(0, 90)} → ${became}`);
    }
  }
  await post.close();
  return found;
};

describe("further mails become what they should", () => {
  it.each(collectionNames)("collection %s", async (name) => {
    expect(await amiss(collectionNamed(name))).toEqual([]);
  });
});
