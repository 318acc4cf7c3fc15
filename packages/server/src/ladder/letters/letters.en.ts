import { isOne } from "@losfee/contract";
import type { EntryId, NoticeContent } from "@losfee/core";
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

/** Explains where to send moves. */
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

/** Lists the new seats. */
const places = (
  { moves }: WithMoves,
  { reader, name, seat, tells }: LetterWords,
): readonly string[] => {
  const leaves = tells("farewell");
  if (moves.length === 0) return leaves ? [] : ["The seats stay as they are."];
  const own = moves.filter(({ player }) => player === reader && !leaves);
  const others = moves.filter(({ player }) => player !== reader);
  return [...own, ...others].map(({ player, from, to }) =>
    player === reader
      ? `Your seat is now ${seat(to)} (before: ${seat(from)}).`
      : `${name(player)} is now in seat ${seat(to)} (before: ${seat(from)}).`,
  );
};

const HOW_TO_REPORT =
  "When the game is over, reply to this mail with the result, for instance “I won” or “draw”. It is enough if one of you does.";

/** For the defender of a challenge before its first move. */
const announced: LetterTexts["challenged"] = ({ challenger, acceptBy }, words) => {
  const { name, day } = words;
  return {
    subject: `${name(challenger)} challenges you`,
    paragraphs: [
      `${name(challenger)} challenges you, has White and is to move: the first move comes straight to you.`,
      accepting(name(challenger), day(acceptBy)),
      sending(challenger, words),
    ],
  };
};

/** For the challenger, who still has to send the first move. */
const toBegin: LetterTexts["challenged"] = ({ defender, acceptBy }, words) => {
  const { name, day } = words;
  return {
    subject: `Your move: your challenge to ${name(defender)}`,
    paragraphs: [
      `Your challenge to ${name(defender)} stands. You have White and are to move: please send your first move now.`,
      sending(defender, words),
      `${name(defender)} accepts with the first reply, by ${day(acceptBy)} at the latest. If there is no answer by then, you get the seat without a game.`,
    ],
  };
};

const accepting = (challenger: string, by: string): string =>
  `Then accept with your first reply, by ${by} at the latest. If you do not answer by then, your seat goes to ${challenger} without a game.`;

/** Explains the end of a game that a player left. */
const retired = (
  game: Parameters<LetterTexts["forfeited"]>[0],
  { reader, name }: LetterWords,
): string => {
  const opponent = name(opponentOf(game, reader));
  return game.leaver === reader
    ? `Your game against ${opponent} is lost because you are leaving the pyramid.`
    : `${opponent} has left the pyramid, so you have won your game.`;
};

/** Reports that mails with these subjects are void. */
const withdrawn: LetterTexts["withdrawnTogether"] = (subjects, because, about) => {
  const [first = ""] = subjects;
  const list = subjects.map((subject) => `- ${subject}`).join("\n");
  const cause =
    because === "decision"
      ? "The director has decided on an objection."
      : "Something that arrived earlier has only now become known.";
  return {
    subject: `Correction: ${about}`,
    paragraphs: [
      cause,
      subjects.length === 1
        ? `Our mail “${first}” therefore no longer applies.`
        : `These mails therefore no longer apply:\n${list}`,
    ],
  };
};

/** The English mails. */
export const letterTextsEn: LetterTexts = {
  challenged: (game, words) => {
    const { challenger, defender, begun, acceptBy } = game;
    const { reader, name, day } = words;
    if (!begun) return reader === defender ? announced(game, words) : toBegin(game, words);
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
    const { challenger, defender, confirmBy, acceptBy } = game;
    const { reader, name, day } = words;
    if (reader === challenger) {
      return {
        subject: `Your move: your game against ${name(defender)}`,
        paragraphs: [
          `From the waiting list you have been assigned a game against ${name(defender)}. You have White.`,
          `It is your move: send your first move by ${day(confirmBy)} at the latest. Otherwise the game lapses.`,
          sending(defender, words),
        ],
      };
    }
    return {
      subject: `From the waiting list: ${name(challenger)} challenges you`,
      paragraphs: [
        `${name(challenger)} challenges you from the waiting list and has White. The first move comes from ${name(challenger)}.`,
        accepting(name(challenger), day(acceptBy)),
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
    const { challenger, toMove, clockStart, endsBy } = game;
    const { reader, name, day } = words;
    const opponent = opponentOf(game, reader);
    return {
      subject: `Your game against ${name(opponent)} is under way`,
      paragraphs: [
        `You play ${reader === challenger ? "White" : "Black"} against ${name(opponent)}. ${reader === toMove ? "It is your move." : `It is ${name(opponent)}’s move.`}`,
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
      retirement: retired(game, words),
    } as const;
    return {
      subject: `Forfeit: your game against ${name(opponent)}`,
      paragraphs: [`${why[by]} The game is decided by forfeit, unrated.`, ...places(game, words)],
    };
  },
  provisional: (game, words) => {
    const { outcome, by, objectBy } = game;
    const { reader, name, day } = words;
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
          ? `The result counts at once, provisionally: ${name(opponent)} may object, by ${day(objectBy)} at the latest. Then it is final.`
          : `The result counts at once, provisionally. If it is wrong, reply to this mail with “I object”, by ${day(objectBy)} at the latest. Then it is final.`,
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
    const { outcome, rated, disputed, moves } = game;
    const { reader, name } = words;
    const opponent = opponentOf(game, reader);
    const result = seen[seenBy(outcome, game, reader)];
    return {
      subject: `Final result against ${name(opponent)}: ${result}`,
      paragraphs: [
        ...(disputed ? ["The director has decided on the objection."] : []),
        `The result of your game against ${name(opponent)} is final: ${result}${rated ? "" : ", unrated"}.`,
        ...(moves.length === 0 ? [] : places(game, words)),
      ],
    };
  },
  "records-wanted": ({ sendBy, ...game }, words) => {
    const { day } = words;
    const opponent = opponentOf(game, words.reader);
    return {
      subject: `Adjudication: your game against ${words.name(opponent)}`,
      paragraphs: [
        `Your game against ${words.name(opponent)} has lasted as long as it may and is adjudicated.`,
        `Please send the game record (PGN) in reply to this mail, by ${day(sendBy)} at the latest, and say whether you claim a win.`,
        "If no record comes from either of you, both of you keep your seats.",
      ],
    };
  },
  "deadline-moved": ({ due, away, from, to, holders, lastDay, ...game }, { reader, name, day }) => {
    const opponent = name(opponentOf(game, reader));
    const last = day(lastDay);
    const deadlines = {
      confirm: `The deadline for the first move against you is therefore ${last}.`,
      accept: holders.includes(reader)
        ? `You therefore have until ${last} for your first move.`
        : `The deadline for the answer to your challenge is therefore ${last}.`,
      objection: `The deadline for an objection to the result of your game is therefore ${last}.`,
      record: `The deadline for the record of your game is therefore ${last}.`,
    };
    return {
      subject: `New deadline: your game against ${opponent}`,
      paragraphs: [`${name(away)} is on holiday from ${day(from)} to ${day(to)}.`, deadlines[due]],
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
    paragraphs: [`You have taken the vacant seat ${seat(to)} (before: ${seat(from)}).`],
  }),
  shifted: ({ from, to, challenger, defender }, { seat, name }) => ({
    subject: `Your new seat: ${seat(to)}`,
    paragraphs: [
      `Your seat is now ${seat(to)} (before: ${seat(from)}).`,
      `The reason: the game between ${name(challenger)} and ${name(defender)}. Everybody between them moves by one seat.`,
    ],
  }),
  "corrected-seat": ({ from, to }, { seat, tells }) => {
    if (to === null) {
      return {
        subject: "Your seat in the pyramid",
        paragraphs: ["You have no seat in the pyramid at present."],
      };
    }
    if (from !== null && seat(from) === seat(to)) {
      return {
        subject: `Your seat is still ${seat(to)}`,
        paragraphs: [`Your seat is still ${seat(to)}.`],
      };
    }
    return {
      subject: `Your new seat: ${seat(to)}`,
      paragraphs: [
        from === null
          ? `Your seat is now ${seat(to)}.`
          : `Your seat is now ${seat(to)} (before: ${seat(from)}).`,
        ...(tells("withdrawn") || tells("final")
          ? []
          : ["The reason: a result or a challenge of other players now counts differently."]),
      ],
    };
  },
  welcome: ({ seat: taken }, { seat }) => ({
    subject: `Welcome to the pyramid: seat ${seat(taken)}`,
    paragraphs: [
      `You are in: your seat is ${seat(taken)}.`,
      ...(taken.level === 1
        ? []
        : [
            "You may challenge somebody above you at once: write to this address and name the player or the seat.",
          ]),
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
  "idle-letter": ({ answerBy }, { day }) => ({
    subject: "Are you still playing?",
    paragraphs: [
      "You have not played in the pyramid for a long time, and you are not on a waiting list.",
      `If you want to stay, reply to this mail with “I stay”, by ${day(answerBy)} at the latest. Otherwise your seat becomes vacant.`,
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
  withdrawn: ({ was, because }, words) => {
    const { subject } = letterTextOf(letterTextsEn, was, words);
    return withdrawn([subject], because, subject);
  },
  withdrawnTogether: withdrawn,
};
