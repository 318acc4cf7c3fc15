import { lateTexts } from "@losfee/messages/ladder-console-late";
import { describe, expect, it } from "vitest";
import { formOf, type LateForm, lateCommand } from "./late-command.ts";

const form: LateForm = {
  kind: "challenge",
  sender: 5,
  partner: 2,
  outcome: "draw",
  senderWhite: true,
  from: "2026-07-01",
  to: "2026-07-03",
  seats: "5.1, 3.1",
  pgn: "1. e4 e5",
  claim: "none",
  reason: "Keine Zeit",
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

  it("challenges vacant seats in the order of the mail", () => {
    const vacancies: LateForm = { ...form, kind: "challenge-vacancy", partner: null };
    expect(lateCommand(vacancies)).toEqual({
      type: "challenge",
      challenger: 5,
      targets: [
        { kind: "vacancy", seat: { level: 5, index: 1 } },
        { kind: "vacancy", seat: { level: 3, index: 1 } },
      ],
    });
    expect(lateCommand({ ...vacancies, seats: "5.1 und 3.1" })).toBeNull();
    expect(lateCommand({ ...vacancies, seats: "" })).toBeNull();
  });

  it("fills the form in so that the same command comes out again, whatever it is", () => {
    for (const kind of Object.keys(lateTexts.en.kinds) as LateForm["kind"][]) {
      for (const senderWhite of [true, false]) {
        const command = lateCommand({ ...form, kind, senderWhite });
        if (command === null) throw new Error(`no command for ${kind}`);
        const empty: LateForm = { ...form, sender: null, partner: null, reason: "", seats: "" };
        expect(lateCommand({ ...empty, ...formOf(command) })).toEqual(command);
      }
    }
  });

  it("is none where it is open who is meant", () => {
    expect(lateCommand({ ...form, sender: null })).toBeNull();
    expect(lateCommand({ ...form, partner: null })).toBeNull();
  });
});
