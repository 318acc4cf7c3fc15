import { type LetterMessages, type LetterTexts, letterOf } from "./letter-text.ts";

type PlayerLetters = Pick<
  LetterTexts,
  | "moved"
  | "shifted"
  | "corrected-seat"
  | "welcome"
  | "farewell"
  | "listed"
  | "unlisted"
  | "standing-waiting-list"
  | "holiday"
  | "idle-letter"
  | "refused"
  | "expulsion-offered"
>;

/** Returns the letters about a player's place, lists and holidays. */
export const playerLetters = (t: LetterMessages): PlayerLetters => ({
  moved: ({ from, to }, { seat }) => {
    const given = { from: seat(from), to: seat(to) };
    return letterOf(t.moved.subject(given), t.moved.text(given));
  },
  shifted: ({ from, to, challenger, defender }, { seat, name }) => {
    const players = { challenger: name(challenger), defender: name(defender) };
    const given = { from: seat(from), to: seat(to), ...players };
    return letterOf(t.shifted.subject(given), t.shifted.text(given));
  },
  "corrected-seat": ({ from, to }, { seat, tells }) => {
    const { none, same, other } = t["corrected-seat"];
    if (to === null) return letterOf(none.subject, none.text);
    const given = {
      from: from === null ? null : seat(from),
      to: seat(to),
      isExplained: tells("withdrawn") || tells("final"),
    };
    return given.from === given.to
      ? letterOf(same.subject(given), same.text(given))
      : letterOf(other.subject(given), other.text(given));
  },
  welcome: ({ seat: taken }, { seat }) => {
    const given = { seat: seat(taken), isTop: taken.level === 1 };
    return letterOf(t.welcome.subject(given), t.welcome.text(given));
  },
  farewell: ({ by }) => letterOf(t.farewell.subject, t.farewell.text({ by })),
  listed: ({ by }) => letterOf(t.listed.subject, t.listed.text({ by })),
  unlisted: () => letterOf(t.unlisted.subject, t.unlisted.text),
  "standing-waiting-list": ({ change }) => {
    const { subject, texts } = t["standing-waiting-list"];
    return letterOf(subject, texts[change]);
  },
  holiday: ({ from, to, days, left }, { day }) => {
    const given = { from: day(from), to: day(to), days, left };
    return letterOf(t.holiday.subject(given), t.holiday.text(given));
  },
  "idle-letter": ({ answerBy }, { day }) => {
    const { subject, text } = t["idle-letter"];
    return letterOf(subject, text({ day: day(answerBy) }));
  },
  refused: ({ reason: why }, { reason }) =>
    letterOf(t.refused.subject, t.refused.text({ reason: reason(why) })),
  "expulsion-offered": ({ player, strikes }, { name }) => {
    const given = { player: name(player), strikes };
    const { subject, text } = t["expulsion-offered"];
    return letterOf(subject(given), text(given));
  },
});
