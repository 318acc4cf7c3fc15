import type { RulingOutcome } from "@losfee/core";
import { type LetterTexts, letterTextOf } from "./letter-text.ts";

const outcomes: Readonly<Record<RulingOutcome, string>> = {
  "challenger-wins": "1-0, White won",
  draw: "½-½, a draw",
  "defender-wins": "0-1, Black won",
  "both-stay": "no result, both keep their seats",
};

const unaccepted = {
  silence: "did not accept in time",
  refusal: "declined",
  retirement: "has retired",
} as const;

const partings = {
  retired: "You have retired from the pyramid.",
  expelled: "The director has taken you out of the pyramid.",
  silent: "Our letter was not answered, so you have left the pyramid.",
} as const;

const standings = {
  joined: "You are on the standing waiting list now.",
  left: "You are not on the standing waiting list any more.",
  suspended: "Your entry in the standing waiting list rests until you write.",
  "not-confirmed":
    "You did not begin an assigned game in time; your entry in the standing waiting list rests until you write.",
  resumed: "Your entry in the standing waiting list holds again.",
} as const;

/** The mails in English. */
export const letterTextsEn: LetterTexts = {
  challenged: ({ challenger, defender, acceptBy }, { name, day }) => ({
    subject: `Challenge: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [
      `${name(challenger)} challenges ${name(defender)}. ${name(challenger)} has White.`,
      `${name(defender)} accepts with the first reply, by ${day(acceptBy)} at the latest. Without an answer by then the two exchange seats, unrated.`,
    ],
  }),
  assigned: ({ challenger, defender, confirmBy, acceptBy }, { name, day }) => ({
    subject: `From the waiting list: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [
      `From the waiting list ${name(challenger)} plays ${name(defender)} and has White.`,
      `${name(challenger)} sends the first move by ${day(confirmBy)}, or the game lapses.`,
      `${name(defender)} replies with the first move by ${day(acceptBy)}.`,
    ],
  }),
  "not-entitled": ({ defender, reason: why }, { name, reason }) => ({
    subject: `Challenge not possible${defender === null ? "" : `: ${name(defender)}`}`,
    paragraphs: [reason(why)],
  }),
  voided: ({ challenger, defender, reason: why }, { name, reason }) => ({
    subject: `Challenge called off: ${name(challenger)}${defender === null ? "" : ` v ${name(defender)}`}`,
    paragraphs: [
      "The challenge does not hold any more; seats stay as they are.",
      ...(why === null ? [] : [reason(why)]),
    ],
  }),
  confirmed: ({ challenger, defender, acceptBy }, { name, day }) => ({
    subject: `First move: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [`${name(challenger)} has begun. ${name(defender)} replies by ${day(acceptBy)}.`],
  }),
  "game-begins": ({ challenger, defender, clockStart, endsBy }, { name, day }) => ({
    subject: `Game under way: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [
      `White: ${name(challenger)}, Black: ${name(defender)}. The clocks run from ${day(clockStart)}; moves before that cost no time.`,
      `The game ends on ${day(endsBy)} at the latest. Either of you reports the result to this address.`,
    ],
  }),
  lapsed: ({ challenger, defender }, { name }) => ({
    subject: `Lapsed: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [
      `${name(challenger)} did not begin in time. The assignment has lapsed; nobody changes seats.`,
    ],
  }),
  forfeited: ({ challenger, defender, by }, { name }) => ({
    subject: `Forfeit: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [`${name(defender)} ${unaccepted[by]}. ${name(challenger)} moves up, unrated.`],
  }),
  provisional: ({ challenger, defender, outcome, by, objectBy }, { name, day }) => ({
    subject: `Provisional result: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [
      `${name(by)} reports: ${outcomes[outcome]} (White: ${name(challenger)}, Black: ${name(defender)}).`,
      `The result counts at once, provisionally. You may object until ${day(objectBy)}; then it is final.`,
    ],
  }),
  objected: ({ challenger, defender, by }, { name }) => ({
    subject: `Objection: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [`${name(by)} objects to the result. The director decides.`],
  }),
  final: ({ challenger, defender, outcome, rated }, { name }) => ({
    subject: `Final: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [
      `White: ${name(challenger)}, Black: ${name(defender)}. ${outcomes[outcome]}${rated ? "" : ", unrated"}.`,
    ],
  }),
  "records-wanted": ({ challenger, defender, sendBy }, { name, day }) => ({
    subject: `Adjudication: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [
      `The game has lasted as long as it may. Please send both the game record (PGN) by ${day(sendBy)} and say whether you claim a win.`,
      "If no record comes, both keep their seats.",
    ],
  }),
  "both-stay": ({ challenger, defender }, { name }) => ({
    subject: `No result: ${name(challenger)} v ${name(defender)}`,
    paragraphs: ["The game ends without a result, unrated; both keep their seats."],
  }),
  contested: ({ challenger, defender }, { name }) => ({
    subject: `To be decided: ${name(challenger)} v ${name(defender)}`,
    paragraphs: [
      "A mail that arrived earlier has only now become known; by it this challenge was not entitled. The director decides whether the game goes on.",
    ],
  }),
  kept: ({ challenger, defender }, { name }) => ({
    subject: `The game goes on: ${name(challenger)} v ${name(defender)}`,
    paragraphs: ["The director has decided: the game goes on."],
  }),
  moved: ({ from, to }, { seat }) => ({
    subject: `New seat: ${seat(to)}`,
    paragraphs: [`Your seat in the pyramid is ${seat(to)} now (${seat(from)} before).`],
  }),
  welcome: ({ seat: taken }, { seat }) => ({
    subject: `Welcome to the pyramid: seat ${seat(taken)}`,
    paragraphs: [
      `You are in: your seat is ${seat(taken)}. You may challenge somebody above you at once: a mail to this address will do.`,
    ],
  }),
  farewell: ({ by }) => ({
    subject: "Goodbye from the pyramid",
    paragraphs: [partings[by], "You can enter again at the bottom at any time."],
  }),
  listed: ({ by }) => ({
    subject: "On the waiting list",
    paragraphs: [
      by === "request"
        ? "You are on the waiting list. As soon as a seat above you is free, you are assigned a game."
        : "Nobody above you is free just now. You are on the waiting list.",
    ],
  }),
  unlisted: () => ({
    subject: "Off the waiting list",
    paragraphs: ["You are not on the waiting list any more."],
  }),
  "standing-waiting-list": ({ change }) => ({
    subject: "Standing waiting list",
    paragraphs: [standings[change]],
  }),
  holiday: ({ from, to, days, left }, { day }) => ({
    subject: `Holiday from ${day(from)} to ${day(to)}`,
    paragraphs: [
      `Booked: ${days} ${days === 1 ? "day" : "days"}. Your deadlines move accordingly. You have ${left} ${left === 1 ? "day" : "days"} of holiday left this year.`,
    ],
  }),
  "idle-letter": ({ answerBy }, { day }) => ({
    subject: "Are you still playing?",
    paragraphs: [
      `You have not played for long. Please answer by ${day(answerBy)} that you stay; otherwise your seat becomes free.`,
    ],
  }),
  refused: ({ reason: why }, { reason }) => ({
    subject: "That was not possible",
    paragraphs: [reason(why)],
  }),
  "expulsion-offered": ({ player, strikes }, { name }) => ({
    subject: `Expulsion possible: ${name(player)}`,
    paragraphs: [`${name(player)} did not accept ${strikes} challenges.`],
  }),
  withdrawn: ({ was }, names) => {
    const letter = letterTextOf(letterTextsEn, was, names);
    return {
      subject: `Correction: ${letter.subject}`,
      paragraphs: ["What we wrote to you does not hold any more:", ...letter.paragraphs],
    };
  },
};
