import { LANGUAGES } from "@losfee/contract";
import type { PgnRefusal } from "@losfee/files";
import { describe, expect, test } from "vitest";
import type { MailFault } from "../mail/outgoing/fault.ts";
import { describePgnRefusal } from "./file-refusals.ts";
import { describeMailFault, describeMailRefusal, type MailRefusal } from "./mail.ts";

type Samples<Message extends { readonly code: string }> = {
  readonly [Code in Message["code"]]: Omit<Extract<Message, { readonly code: Code }>, "code">;
};

const place = { line: 3, column: 7, game: 1 };

/** One of every code; another set of codes does not compile. */
const pgn: Samples<PgnRefusal> = {
  "pgn-empty": {},
  "pgn-too-long": { length: 9, allowed: 8 },
  "pgn-too-many-games": { allowed: 8 },
  "pgn-too-many-moves": { allowed: 8, ...place },
  "pgn-tag-malformed": place,
  "pgn-tag-twice": { name: "White", ...place },
  "pgn-comment-not-closed": place,
  "pgn-variation-not-closed": place,
  "pgn-stray-bracket": { text: ")", ...place },
  "pgn-not-a-move": { text: "--", ...place },
  "pgn-move-impossible": { text: "Sf9", moveNumber: 2, side: "black", ...place },
  "pgn-position-impossible": { text: "8/8", ...place },
  "pgn-result-unknown": { text: "2-0", ...place },
  "pgn-results-differ": { inTag: "1-0", inMoves: "0-1", ...place },
};

const reply = { code: 550, text: "no such user" };

const faults: Samples<MailFault> = {
  "no-connection": {},
  timeout: {},
  "no-encryption": {},
  "login-refused": {},
  busy: { reply },
  "sender-refused": { reply },
  "recipient-refused": { reply },
  "message-refused": { reply },
  "address-malformed": {},
  bounced: {},
  "given-up": { last: { code: "timeout" } },
};

const refusals: Samples<MailRefusal> = {
  "mail-url-malformed": { variable: "LOSFEE_SMTP_URL", schemes: ["smtps", "smtp"] },
  "mail-address-malformed": { variable: "LOSFEE_MAIL_FROM" },
  "mail-rate-out-of-range": { variable: "LOSFEE_MAIL_PER_MINUTE", least: 1, most: 1000 },
  "mail-from-missing": { variable: "LOSFEE_MAIL_FROM" },
  "mail-address-invalid": { address: "x" },
  "mail-address-taken": { competition: "ulm" },
};

const all = <Message extends { readonly code: string }>(samples: Samples<Message>): Message[] =>
  Object.entries(samples).map(([code, rest]) => ({ ...(rest as object), code }) as Message);

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(all(pgn))("$code of a game record is said", (refusal) => {
    const said = describePgnRefusal(refusal, language);
    expect(said).toMatch(/[.*]$/);
    if ("line" in refusal && refusal.code !== "pgn-too-many-moves") expect(said).toContain("3");
  });

  test.each(all(faults))("$code of a mail is said", (fault) => {
    const said = describeMailFault(fault, language);
    expect(said).not.toMatch(/undefined|object/);
    if ("reply" in fault) expect(said).toContain("550");
  });

  test.each(all(refusals))("$code of the set-up is said", (refusal) => {
    expect(describeMailRefusal(refusal, language)).toMatch(/\.$/);
  });
});

test("a move is said as players write it", () => {
  const refusal = { code: "pgn-move-impossible", ...pgn["pgn-move-impossible"] } as const;
  expect(describePgnRefusal(refusal, "de")).toContain("2… Sf9");
});
