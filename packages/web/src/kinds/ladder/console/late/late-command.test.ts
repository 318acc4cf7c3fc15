import { describe, expect, it } from "vitest";
import { type LateForm, lateCommand } from "./late-command.ts";

const form: LateForm = {
  kind: "challenge",
  sender: 5,
  partner: 2,
  outcome: "draw",
  senderWhite: true,
  from: "2026-07-01",
  to: "2026-07-03",
};

describe("a mail the director records", () => {
  it("is a command of who wrote it, as challenger or defender by what it says", () => {
    expect(lateCommand(form)).toEqual({
      type: "challenge",
      challenger: 5,
      targets: [{ kind: "player", player: 2 }],
    });
    expect(lateCommand({ ...form, kind: "accept-challenge" })).toEqual({
      type: "accept-challenge",
      challenger: 2,
      defender: 5,
    });
    expect(lateCommand({ ...form, kind: "report-result", senderWhite: false })).toEqual({
      type: "report-result",
      challenger: 2,
      defender: 5,
      outcome: "draw",
      by: 5,
    });
    expect(lateCommand({ ...form, kind: "announce-holiday", partner: null })).toEqual({
      type: "announce-holiday",
      player: 5,
      from: "2026-07-01",
      to: "2026-07-03",
    });
  });

  it("is none where it is open who is meant", () => {
    expect(lateCommand({ ...form, sender: null })).toBeNull();
    expect(lateCommand({ ...form, partner: null })).toBeNull();
  });
});
