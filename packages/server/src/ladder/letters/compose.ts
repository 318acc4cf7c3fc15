import {
  addressedTexts,
  dateFormat,
  describeLadderRefusal,
  type Language,
  localeOf,
  seatLabel,
  texts,
} from "@losfee/contract";
import {
  type ChallengeTarget,
  dayText,
  type EntryId,
  type FormOfAddress,
  type LadderState,
  type Notice,
  type NoticeId,
} from "@losfee/core";
import type { Letter } from "../../mail/index.ts";
import { type Contact, type LetterTexts, type LetterWords, letterTextOf } from "./letter-text.ts";
import { letterTextsDe } from "./letters.de.ts";
import { letterTextsEn } from "./letters.en.ts";

const letters = texts<Readonly<Record<FormOfAddress, LetterTexts>>>({
  de: letterTextsDe,
  en: { formal: letterTextsEn, informal: letterTextsEn },
});

/** What stands in every letter. */
interface Frame {
  readonly greeting: (name: string) => string;
  readonly page: (url: string) => string;
  readonly vacancy: (seat: string) => string;
}

const frames = addressedTexts<Frame>({
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    page: (url) => `Ihre Partien, Plätze und Fristen: ${url}`,
    vacancy: (seat) => `freier Platz ${seat}`,
  },
  du: {
    greeting: (name) => `Hallo ${name},`,
    page: (url) => `Deine Partien, Plätze und Fristen: ${url}`,
  },
  en: {
    greeting: (name) => `Dear ${name},`,
    page: (url) => `Your games, seats and deadlines: ${url}`,
    vacancy: (seat) => `vacant seat ${seat}`,
  },
});

/** How letters of a pyramid address their readers. */
export const formIn = ({ details }: LadderState): FormOfAddress =>
  details.formOfAddress ?? "formal";

/** Names the letter of a notice to one player. */
export const letterIdOf = (notice: NoticeId, player: EntryId): string => `${notice}/${player}`;

/**
 * The letters that a notice becomes: one for each player it concerns, to the first address, in the
 * player's language. Players without an address get none; the page tells them. `page`: where the
 * pages of the pyramid are to be found; null: nobody knows.
 */
export const lettersOf = (
  state: LadderState,
  notice: Notice,
  page: string | null,
): readonly Letter[] =>
  notice.to.flatMap((player) => {
    const entry = state.entries.get(player);
    const words = entry && wordsIn(state, entry.language, player);
    if (entry === undefined || words === undefined) return [];
    const { subject, paragraphs } = letterTextOf(
      letters[entry.language][formIn(state)],
      notice.content,
      words,
    );
    const letter = letterTo(state, player, { subject, paragraphs, page });
    if (letter === null) return [];
    return [
      {
        ...letter,
        id: letterIdOf(notice.id, player),
        notice: notice.id,
        at: new Date(notice.at).toISOString(),
        inReplyTo: null,
      },
    ];
  });

/** What a notice tells one reader in a line or two, where there is no room for a letter. */
export const noticeText = (
  state: LadderState,
  { content }: Notice,
  reader: EntryId,
  language: Language,
): { readonly title: string; readonly text: string } => {
  const words = wordsIn(state, language, reader);
  const { subject, paragraphs } = letterTextOf(letters[language][formIn(state)], content, words);
  return { title: subject, text: paragraphs[0] ?? "" };
};

/** A letter to a player: greeting, paragraphs, where the page is; null for one without an address. */
export const letterTo = (
  state: LadderState,
  player: EntryId,
  text: {
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly page: string | null;
  },
): Pick<Letter, "to" | "subject" | "text"> | null => {
  const entry = state.entries.get(player);
  const address = entry?.addresses[0];
  if (entry === undefined || address === undefined) return null;
  const frame = frames[entry.language][formIn(state)];
  const body = [
    frame.greeting(entry.name),
    ...text.paragraphs,
    ...(text.page === null ? [] : [frame.page(`${text.page}/players/${player}`)]),
    `-- \n${state.name}`,
  ];
  return {
    to: { name: entry.name, address },
    subject: `[${state.name}] ${text.subject}`,
    text: `${body.join("\n\n")}\n`,
  };
};

const wordsIn = (state: LadderState, language: Language, reader: EntryId): LetterWords => {
  const { entries, settings } = state;
  const name = (player: EntryId): string => entries.get(player)?.name ?? `#${player}`;
  const days = dateFormat(localeOf(language), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const contact = (player: EntryId): Contact => {
    if (settings.opponents === "relay") return { kind: "relay" };
    const address = entries.get(player)?.addresses[0];
    return address === undefined ? { kind: "unknown" } : { kind: "address", address };
  };
  const target = (wanted: ChallengeTarget): string =>
    wanted.kind === "player"
      ? name(wanted.player)
      : frames[language][formIn(state)].vacancy(seatLabel(wanted.seat));
  return {
    reader,
    name,
    seat: seatLabel,
    target,
    day: (day) => days.format(new Date(`${dayText(day)}T00:00:00Z`)),
    reason: (reason) => describeLadderRefusal(reason, language, name),
    contact,
  };
};
