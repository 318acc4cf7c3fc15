import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectationOf, type FurtherMail } from "./further.ts";
import { challengeMails } from "./further-challenges.ts";
import { otherMails } from "./further-others.ts";
import { resultMails } from "./further-results.ts";
import { secondMails } from "./further-second.ts";
import { judge } from "./judge.ts";
import { arrivalIn, openPost, pyramidIn, type Situation } from "./pyramid.ts";

const { director, situations } = JSON.parse(
  readFileSync(new URL("corpus.json", import.meta.url), "utf8"),
) as { readonly director: string; readonly situations: Readonly<Record<string, Situation>> };

/** What did not become what it should, with what became of it instead. */
const amiss = async (mails: readonly FurtherMail[]): Promise<readonly string[]> => {
  const post = await openPost(director);
  const found: string[] = [];
  for (const mail of mails) {
    const [expected, from, subject, body, more] = mail;
    const situation = situations[more?.in ?? "november"];
    const addressOf = (number: number): string => {
      const player = situation?.players.find((one) => one.number === number);
      if (player === undefined) throw new Error(`no player ${number}`);
      return player.address;
    };
    if (situation === undefined) throw new Error(`no situation: ${more?.in}`);
    const to = (more?.to ?? []).map(addressOf);
    const headers: Record<string, string> =
      to.length === 0 ? {} : { To: to.join(", "), Cc: director };
    const name = situation.players.find(({ number }) => number === from)?.name ?? "";
    const state = pyramidIn(situation);
    const letter = {
      situation: "",
      from: { name, address: addressOf(from) },
      subject,
      body,
      headers,
      ...(more?.html === true ? { contentType: "text/html; charset=utf-8" } : {}),
    };
    const outcome = await post.give(state, letter, arrivalIn(situation));
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
  it.each([
    ["results", resultMails],
    ["challenges and answers to them", challengeMails],
    ["holidays, lists and everything else", otherMails],
    ["of a second collection", secondMails],
  ])("%s", async (_, mails) => {
    expect(await amiss(mails)).toEqual([]);
  });
});
