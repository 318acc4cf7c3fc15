import { describe, expect, it } from "vitest";
import { corpus, delivered, messageOf } from "./collections.ts";
import { expectationOf, type FurtherMail } from "./further.ts";
import { challengeMails } from "./further-challenges.ts";
import { eighteenthMails } from "./further-eighteenth.ts";
import { eighthMails } from "./further-eighth.ts";
import { eleventhMails } from "./further-eleventh.ts";
import { fifteenthMails } from "./further-fifteenth.ts";
import { fifthMails } from "./further-fifth.ts";
import { fourteenthMails } from "./further-fourteenth.ts";
import { fourthMails } from "./further-fourth.ts";
import { frenchMails } from "./further-french.ts";
import { moreFrenchMails } from "./further-french-more.ts";
import { frenchTraps } from "./further-french-traps.ts";
import { nineteenthMails } from "./further-nineteenth.ts";
import { ninthMails } from "./further-ninth.ts";
import { otherMails } from "./further-others.ts";
import { resultMails } from "./further-results.ts";
import { secondMails } from "./further-second.ts";
import { seventeenthMails } from "./further-seventeenth.ts";
import { seventhMails } from "./further-seventh.ts";
import { sixteenthMails } from "./further-sixteenth.ts";
import { sixthMails } from "./further-sixth.ts";
import { tenthMails } from "./further-tenth.ts";
import { thirdMails } from "./further-third.ts";
import { thirteenthMails } from "./further-thirteenth.ts";
import { twelfthMails } from "./further-twelfth.ts";
import { twentiethMails } from "./further-twentieth.ts";
import { twentyFifthMails } from "./further-twenty-fifth.ts";
import { twentyFirstMails } from "./further-twenty-first.ts";
import { twentyFourthMails } from "./further-twenty-fourth.ts";
import { twentySecondMails } from "./further-twenty-second.ts";
import { twentyThirdMails } from "./further-twenty-third.ts";
import { judge } from "./judge.ts";
import { openPost } from "./pyramid.ts";

/** Returns the mails with an unexpected result, and the result. */
const amiss = async (mails: readonly FurtherMail[]): Promise<readonly string[]> => {
  const post = await openPost(corpus.director);
  const found: string[] = [];
  for (const mail of mails) {
    const [expected, from, subject, body] = mail;
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
  it.each([
    ["results", resultMails],
    ["challenges and answers to them", challengeMails],
    ["holidays, lists and everything else", otherMails],
    ["of a second collection", secondMails],
    ["of a third collection", thirdMails],
    ["of a fourth collection", fourthMails],
    ["of a fifth collection", fifthMails],
    ["of a sixth collection", sixthMails],
    ["of a seventh collection", seventhMails],
    ["of an eighth collection", eighthMails],
    ["of a ninth collection", ninthMails],
    ["of a tenth collection", tenthMails],
    ["of an eleventh collection", eleventhMails],
    ["of a twelfth collection", twelfthMails],
    ["of a thirteenth collection", thirteenthMails],
    ["of a fourteenth collection", fourteenthMails],
    ["of a fifteenth collection", fifteenthMails],
    ["of a sixteenth collection", sixteenthMails],
    ["of a seventeenth collection, by a stranger", seventeenthMails],
    ["of an eighteenth collection", eighteenthMails],
    ["of a nineteenth collection", nineteenthMails],
    ["of a twentieth collection", twentiethMails],
    ["of a twenty-first collection", twentyFirstMails],
    ["of a twenty-second collection", twentySecondMails],
    ["of a twenty-third collection", twentyThirdMails],
    ["of a twenty-fourth collection", twentyFourthMails],
    ["of a twenty-fifth collection", twentyFifthMails],
    ["in French", frenchMails],
    ["in French that look as if they asked for something", frenchTraps],
    ["of a second French collection", moreFrenchMails],
  ])("%s", async (_, mails) => {
    expect(await amiss(mails)).toEqual([]);
  });
});
