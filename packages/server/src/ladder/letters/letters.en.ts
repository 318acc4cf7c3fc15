import { isOne } from "@losfee/contract";
import type { Day, EntryId, NoticeContent } from "@losfee/core";
import {
  type LetterTexts,
  type LetterWords,
  letterTextOf,
  opponentOf,
  type Seen,
  seenBy,
} from "./letter-text.ts";

const seen: Readonly<Record<Seen, string>> = {
  won: "you won",
  lost: "you lost",
  draw: "a draw",
  "both-stay": "no result, you both keep your seats",
};

const partings = {
  retired: "You have retired from the pyramid. Your seat is now vacant.",
  expelled: "The director has removed you from the pyramid. Your seat is now vacant.",
  silent: "Our letter was not answered, so you have left the pyramid and your seat is now vacant.",
} as const;

const standings = {
  joined:
    "You are now on the standing waiting list. As soon as a game you play as challenger ends, you are assigned the next one.",
  left: "You are no longer on the standing waiting list.",
  suspended:
    "Your entry on the standing waiting list is suspended. Write “resume the standing waiting list” as soon as you want games again.",
  "not-confirmed":
    "You did not begin an assigned game in time, so your entry on the standing waiting list is suspended. Write “resume the standing waiting list” as soon as you want games again.",
  resumed: "Your entry on the standing waiting list is active again.",
} as const;

/** A deadline that runs from when this mail left. */
const until = (by: Day, leaving: Day | null, { day }: LetterWords): string =>
  leaving === null
    ? `by ${day(by)} at the latest`
    : `by ${day(by)} at the latest (if this mail was sent on ${day(leaving)}; if it was sent later, correspondingly later)`;

/** Where moves go. */
const sending = (opponent: EntryId, { name, contact }: LetterWords): string => {
  const reached = contact(opponent);
  switch (reached.kind) {
    case "address":
      return `Send your moves to ${name(opponent)}, ${reached.address}, and copy the first one to this address.`;
    case "relay":
      return `Send your moves to this address; the director passes them on to ${name(opponent)}.`;
    case "unknown":
      return `We have no address for ${name(opponent)}. Send your move to this address; the director will help.`;
  }
};

type WithMoves = Pick<Extract<NoticeContent, { readonly kind: "forfeited" }>, "moves">;

/** Who sits where now. */
const places = ({ moves }: WithMoves, { reader, name, seat }: LetterWords): readonly string[] => {
  if (moves.length === 0) return ["The seats stay as they are."];
  return moves.map(({ player, from, to }) =>
    player === reader
      ? `Your seat is now ${seat(to)} (before: ${seat(from)}).`
      : `${name(player)} is now in seat ${seat(to)} (before: ${seat(from)}).`,
  );
};

const HOW_TO_REPORT =
  "When the game is over, reply to this mail with the result, for instance “I won” or “draw”. It is enough if one of you does.";

/** The mails in English. */
export const letterTextsEn: LetterTexts = {
  challenged: (game, words) => {
    const { challenger, defender, acceptBy } = game;
    const { reader, name, day } = words;
    if (reader === defender) {
      return {
        subject: `Your move: ${name(challenger)} challenges you`,
        paragraphs: [
          `${name(challenger)} challenges you and has White.`,
          `It is your move: accept with your first reply, by ${day(acceptBy)} at the latest. If you do not answer by then, your seat goes to ${name(challenger)} without a game.`,
          sending(challenger, words),
        ],
      };
    }
    return {
      subject: `Your challenge to ${name(defender)}`,
      paragraphs: [
        `Your challenge to ${name(defender)} stands. You have White.`,
        `It is ${name(defender)}’s move: to accept by ${day(acceptBy)} at the latest. If there is no answer by then, you get the seat without a game.`,
        sending(defender, words),
      ],
    };
  },
  assigned: (game, words) => {
    const { challenger, defender, leaving, confirmBy, acceptBy } = game;
    const { reader, name } = words;
    if (reader === challenger) {
      return {
        subject: `Your move: your game against ${name(defender)}`,
        paragraphs: [
          `From the waiting list you have been assigned a game against ${name(defender)}. You have White.`,
          `It is your move: send your first move ${until(confirmBy, leaving, words)}. Otherwise the game lapses.`,
          sending(defender, words),
        ],
      };
    }
    return {
      subject: `From the waiting list: ${name(challenger)} challenges you`,
      paragraphs: [
        `${name(challenger)} challenges you from the waiting list and has White. The first move comes from ${name(challenger)}.`,
        `Then accept with your first reply, ${until(acceptBy, leaving, words)}. If you do not answer by then, your seat goes to ${name(challenger)} without a game.`,
        sending(challenger, words),
      ],
    };
  },
  "not-entitled": ({ of, items }, { target, reason }) => {
    const [first] = items;
    const alone = items.length === 1 && first !== undefined;
    return {
      subject: alone
        ? `Challenge not possible: ${target(first.target)}`
        : "Challenges not possible",
      paragraphs: [
        items.length < of
          ? "Of your challenges, the following was not possible:"
          : isOne(of, "en")
            ? "Your challenge is not possible:"
            : "Your challenges are not possible:",
        items
          .map(({ item, target: wanted, reason: why }) =>
            isOne(of, "en")
              ? `${target(wanted)}: ${reason(why)}`
              : `${item + 1}. ${target(wanted)}: ${reason(why)}`,
          )
          .join("\n"),
        "Reply to this mail if you want to challenge somebody else instead.",
      ],
    };
  },
  voided: ({ challenger, target: wanted, reason: why }, { reader, name, target, reason }) => ({
    subject:
      reader === challenger
        ? `Your challenge is called off: ${target(wanted)}`
        : `The challenge from ${name(challenger)} is called off`,
    paragraphs: [
      reader === challenger
        ? `Your challenge (${target(wanted)}) no longer stands. The seats stay as they are.`
        : `The challenge from ${name(challenger)} no longer stands. The seats stay as they are.`,
      ...(why === null ? [] : [reason(why)]),
    ],
  }),
  confirmed: (game, words) => {
    const { challenger, defender, acceptBy } = game;
    const { reader, name, day } = words;
    if (reader === defender) {
      return {
        subject: `Your move: ${name(challenger)} has begun`,
        paragraphs: [
          `${name(challenger)} has sent the first move.`,
          `It is your move: accept with your first reply, by ${day(acceptBy)} at the latest.`,
          sending(challenger, words),
        ],
      };
    }
    return {
      subject: `Your first move against ${name(defender)} has arrived`,
      paragraphs: [
        `You have begun. It is ${name(defender)}’s move, to reply by ${day(acceptBy)} at the latest.`,
      ],
    };
  },
  "game-begins": (game, words) => {
    const { challenger, clockStart, endsBy } = game;
    const { reader, name, day } = words;
    const opponent = opponentOf(game, reader);
    return {
      subject: `Your game against ${name(opponent)} is under way`,
      paragraphs: [
        `You play ${reader === challenger ? "White" : "Black"} against ${name(opponent)}. ${reader === challenger ? "It is your move." : `It is ${name(opponent)}’s move.`}`,
        sending(opponent, words),
        `The clocks run from ${day(clockStart)}; moves before that cost no time. The game ends on ${day(endsBy)} at the latest.`,
        HOW_TO_REPORT,
      ],
    };
  },
  lapsed: ({ challenger, defender }, { reader, name }) => ({
    subject:
      reader === challenger
        ? `Your game against ${name(defender)} has lapsed`
        : `Your game against ${name(challenger)} has lapsed`,
    paragraphs: [
      reader === challenger
        ? "You did not begin in time, so the assignment has lapsed. Nobody changes seats."
        : `${name(challenger)} did not begin in time, so the assignment has lapsed. Nobody changes seats.`,
    ],
  }),
  forfeited: (game, words) => {
    const { challenger, defender, by } = game;
    const { reader, name } = words;
    const opponent = opponentOf(game, reader);
    const own = reader === defender;
    const why = {
      silence: own
        ? `You did not accept the challenge from ${name(challenger)} in time.`
        : `${name(defender)} did not accept your challenge in time.`,
      refusal: own
        ? `You declined the challenge from ${name(challenger)}.`
        : `${name(defender)} declined your challenge.`,
      retirement: `Your game against ${name(opponent)} ends because one of you has retired.`,
    } as const;
    return {
      subject: `Forfeit: your game against ${name(opponent)}`,
      paragraphs: [`${why[by]} The game is decided by forfeit, unrated.`, ...places(game, words)],
    };
  },
  provisional: (game, words) => {
    const { outcome, by, leaving, objectBy } = game;
    const { reader, name } = words;
    const opponent = opponentOf(game, reader);
    const result = seen[seenBy(outcome, game, reader)];
    const own = reader === by;
    return {
      subject: `Provisional result against ${name(opponent)}: ${result}`,
      paragraphs: [
        own
          ? `Your report on the game against ${name(opponent)} has arrived: ${result}.`
          : `${name(by)} has reported the result of your game: ${result}.`,
        ...places(game, words),
        own
          ? `The result counts at once, provisionally: ${name(opponent)} may object, ${until(objectBy, leaving, words)}. Then it is final.`
          : `The result counts at once, provisionally. If it is wrong, reply to this mail with “I object”, ${until(objectBy, leaving, words)}. Then it is final.`,
      ],
    };
  },
  objected: ({ by, ...game }, { reader, name }) => ({
    subject: `Objection in your game against ${name(opponentOf(game, reader))}`,
    paragraphs: [
      reader === by
        ? "Your objection to the result has arrived. The director decides and will write to you."
        : `${name(by)} objects to the result. The director decides and will write to you.`,
      "Please send the game record (PGN) in reply to this mail; it helps with the decision.",
    ],
  }),
  final: (game, words) => {
    const { outcome, rated, moves } = game;
    const { reader, name } = words;
    const opponent = opponentOf(game, reader);
    const result = seen[seenBy(outcome, game, reader)];
    return {
      subject: `Final result against ${name(opponent)}: ${result}`,
      paragraphs: [
        `The result of your game against ${name(opponent)} is final: ${result}${rated ? "" : ", unrated"}.`,
        ...(moves.length === 0 ? [] : places(game, words)),
      ],
    };
  },
  "records-wanted": ({ leaving, sendBy, ...game }, words) => {
    const opponent = opponentOf(game, words.reader);
    return {
      subject: `Adjudication: your game against ${words.name(opponent)}`,
      paragraphs: [
        `Your game against ${words.name(opponent)} has lasted as long as it may and is adjudicated.`,
        `Please send the game record (PGN) in reply to this mail, ${until(sendBy, leaving, words)}, and say whether you claim a win.`,
        "If no record comes from either of you, both of you keep your seats.",
      ],
    };
  },
  "both-stay": (game, { reader, name }) => ({
    subject: `No result: your game against ${name(opponentOf(game, reader))}`,
    paragraphs: ["The game ends without a result, unrated. Both of you keep your seats."],
  }),
  contested: (game, { reader, name }) => ({
    subject: `To be decided: your game against ${name(opponentOf(game, reader))}`,
    paragraphs: [
      "A mail that had arrived earlier has only now become known; according to it, this challenge was not allowed. The director decides whether your game goes on, and will write to you. Until then you need not do anything.",
    ],
  }),
  kept: (game, words) => {
    const opponent = opponentOf(game, words.reader);
    return {
      subject: `Your game against ${words.name(opponent)} goes on`,
      paragraphs: ["The director has decided: your game goes on.", sending(opponent, words)],
    };
  },
  moved: ({ from, to }, { seat }) => ({
    subject: `Your new seat: ${seat(to)}`,
    paragraphs: [`Your seat in the pyramid is now ${seat(to)} (before: ${seat(from)}).`],
  }),
  welcome: ({ seat: taken }, { seat }) => ({
    subject: `Welcome to the pyramid: seat ${seat(taken)}`,
    paragraphs: [
      `You are in: your seat is ${seat(taken)}.`,
      "You may challenge somebody above you at once: write to this address and name the player or the seat.",
    ],
  }),
  farewell: ({ by }) => ({
    subject: "Goodbye from the pyramid",
    paragraphs: [
      partings[by],
      "You can enter again at the bottom at any time: just reply to this mail.",
    ],
  }),
  listed: ({ by }) => ({
    subject: "You are on the waiting list",
    paragraphs: [
      by === "request"
        ? "You are on the waiting list. As soon as a seat above you is free, you are assigned a game."
        : "Nobody above you is free just now. You are on the waiting list and are assigned the next game that is possible.",
    ],
  }),
  unlisted: () => ({
    subject: "You are off the waiting list",
    paragraphs: ["You are no longer on the waiting list."],
  }),
  "standing-waiting-list": ({ change }) => ({
    subject: "Standing waiting list",
    paragraphs: [standings[change]],
  }),
  holiday: ({ from, to, days, left }, { day }) => ({
    subject: `Your holiday from ${day(from)} to ${day(to)}`,
    paragraphs: [
      `Booked: ${days} ${isOne(days, "en") ? "day" : "days"} of holiday from ${day(from)} to ${day(to)}. Your deadlines move accordingly.`,
      `You have ${left} ${isOne(left, "en") ? "day" : "days"} of holiday left this year.`,
    ],
  }),
  "idle-letter": ({ leaving, answerBy }, words) => ({
    subject: "Are you still playing?",
    paragraphs: [
      "You have not played in the pyramid for a long time, and you are not on a waiting list.",
      `If you want to stay, reply to this mail with “I stay”, ${until(answerBy, leaving, words)}. Otherwise your seat becomes vacant.`,
    ],
  }),
  refused: ({ reason: why }, { reason }) => ({
    subject: "That was not possible",
    paragraphs: [
      "What you wrote was not possible:",
      reason(why),
      "If you meant something else, reply to this mail.",
    ],
  }),
  "expulsion-offered": ({ player, strikes }, { name }) => ({
    subject: `Expulsion possible: ${name(player)}`,
    paragraphs: [
      `${name(player)} did not accept ${strikes} ${isOne(strikes, "en") ? "challenge" : "challenges"}.`,
    ],
  }),
  withdrawn: ({ was }, words) => ({
    subject: `Correction: ${letterTextOf(letterTextsEn, was, words).subject}`,
    paragraphs: [
      `Our mail “${letterTextOf(letterTextsEn, was, words).subject}” no longer applies: a message that had arrived earlier has only now become known, or the director has decided differently.`,
      "What applies instead is on the pyramid’s page; if it concerns you, you will get a separate mail.",
    ],
  }),
};
