import {
  dateFormat,
  describeLadderRefusal,
  eachLanguage,
  type Language,
  localeOf,
  seatLabel,
} from "@losfee/contract";
import {
  type ChallengeTarget,
  dayText,
  type EntryId,
  type FormOfAddress,
  type Instant,
  type LadderState,
  type Notice,
  type NoticeContent,
  type NoticeId,
  noticeLeaving,
} from "@losfee/core";
import { letters as messages } from "@losfee/messages/server-ladder-letters";
import { frames } from "@losfee/messages/server-ladder-letters-compose";
import type { Letter, LetterPart } from "../../mail/index.ts";
import { challengeLetters } from "./challenge-letters.ts";
import { gameLetters } from "./game-letters.ts";
import {
  type Contact,
  type LetterMessages,
  type LetterText,
  type LetterTexts,
  type LetterWords,
  letterOf,
  letterTextOf,
} from "./letter-text.ts";
import { inOrder, leadOf } from "./order-of-parts.ts";
import { ownReason } from "./own-reasons.ts";
import { playerLetters } from "./player-letters.ts";

/** Returns the form of address that letters of a pyramid use. */
export const formIn = ({ details }: LadderState): FormOfAddress =>
  details.formOfAddress ?? "formal";

/** Returns the id of the letter about a notice to one player. */
export const letterIdOf = (notice: NoticeId, player: EntryId): string => `${notice}/${player}`;

/** Data of a notice that a letter keeps until it leaves. */
interface Told {
  readonly reader: EntryId;
  readonly notice: Notice;
}

/** Returns the notices that a letter was written from. */
export const noticesIn = (parts: readonly LetterPart[]): readonly Notice[] =>
  // Stored by `letterAbout` below.
  parts.flatMap(({ told }) => (told === undefined ? [] : [(told as Told).notice]));

/**
 * Writes the letter that reports everything one act caused to one player, to the player's first
 * address and in the player's language. Null for players without an address: the page informs them.
 * `page`: URL of the pyramid's pages; null if unknown.
 */
export const letterAbout = (
  state: LadderState,
  reader: EntryId,
  notices: readonly Notice[],
  page: string | null,
): Letter | null => {
  const ordered = inOrder(notices);
  const lead = leadOf(ordered, reader);
  const text = lead === undefined ? null : textAbout(state, reader, ordered, lead);
  const letter = text && letterTo(state, reader, { ...text, page });
  if (lead === undefined || letter === null) return null;
  const partOf = (notice: Notice): LetterPart => ({
    id: letterIdOf(notice.id, reader),
    notice: notice.id,
    told: { reader, notice } satisfies Told,
  });
  return {
    ...letter,
    ...partOf(lead),
    at: new Date(Math.max(...ordered.map(({ at }) => at))).toISOString(),
    inReplyTo: null,
    carries: ordered.filter((notice) => notice !== lead).map(partOf),
  };
};

/** Rewrites a letter as of the moment it leaves; null if it stays unchanged. */
export const letterLeaving = (
  state: LadderState,
  parts: readonly LetterPart[],
  leaving: Instant,
  page: string | null,
): Pick<Letter, "to" | "subject" | "text"> | null => {
  const reader = (parts[0]?.told as Told | undefined)?.reader;
  if (reader === undefined) return null;
  const notices = noticesIn(parts).map((notice) => noticeLeaving(state, notice, leaving));
  return letterAbout(state, reader, notices, page);
};

/** Returns the subject and the words of each notice, without repetitions. */
const textAbout = (
  state: LadderState,
  reader: EntryId,
  notices: readonly Notice[],
  lead: Notice,
): LetterText | null => {
  const entry = state.entries.get(reader);
  if (entry === undefined) return null;
  const { language } = entry;
  const kinds = new Set(notices.map(({ content }) => content.kind));
  const words = wordsIn(state, language, reader, (kind) => kinds.has(kind));
  const table = letters[language][formIn(state)];
  const textOf = (content: NoticeContent): LetterText => letterTextOf(table, content, words);
  const withdrawn = notices.flatMap(({ content }) =>
    content.kind === "withdrawn" ? [content] : [],
  );
  const [correction] = withdrawn;
  const others = notices.filter(({ content }) => content.kind !== "withdrawn");
  const said = others.flatMap(({ content }) => textOf(content).paragraphs);
  if (correction === undefined) {
    return { subject: textOf(lead.content).subject, paragraphs: [...new Set(said)] };
  }
  const subjects = withdrawn.map(({ was }) => textOf(was).subject);
  const about = lead.content.kind === "withdrawn" ? lead.content.was : lead.content;
  const correcting = table.withdrawnTogether(subjects, correction.because, textOf(about).subject);
  const paragraphs = [...new Set([...correcting.paragraphs, ...said])];
  return { subject: correcting.subject, paragraphs };
};

/** Returns a notice in a line or two, where there is no room for a letter. */
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

/** Writes a letter to a player: greeting, paragraphs, page URL; null without an address. */
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
    frame.greeting({ name: entry.name }),
    ...text.paragraphs,
    ...(text.page === null ? [] : [frame.page({ url: `${text.page}/players/${player}` })]),
    `-- \n${state.name}`,
  ];
  return {
    to: { name: entry.name, address },
    subject: `[${state.name}] ${text.subject}`,
    text: `${body.join("\n\n")}\n`,
  };
};

const wordsIn = (
  state: LadderState,
  language: Language,
  reader: EntryId,
  tells: LetterWords["tells"] = () => false,
): LetterWords => {
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
      : frames[language][formIn(state)].vacancy({ seat: seatLabel(wanted.seat) });
  return {
    reader,
    name,
    seat: seatLabel,
    target,
    day: (day) => days.format(new Date(`${dayText(day)}T00:00:00Z`)),
    reason: (reason) =>
      ownReason(reason, { reader, language, form: formIn(state), name }) ??
      describeLadderRefusal(reason, language, name),
    contact,
    tells,
  };
};

const lettersWith = (t: LetterMessages): LetterTexts => {
  const withdrawnTogether: LetterTexts["withdrawnTogether"] = (subjects, because, about) =>
    letterOf(
      t.withdrawn.subject({ about }),
      t.withdrawn.text({
        because,
        count: subjects.length,
        first: subjects[0] ?? "",
        list: subjects.map((subject) => `- ${subject}`).join("\n"),
      }),
    );
  const letters: LetterTexts = {
    ...challengeLetters(t),
    ...gameLetters(t),
    ...playerLetters(t),
    withdrawn({ was, because }, words) {
      const { subject } = letterTextOf(letters, was, words);
      return withdrawnTogether([subject], because, subject);
    },
    withdrawnTogether,
  };
  return letters;
};

/** The mails to players, by language and form of address. */
const letters = eachLanguage(messages, ({ formal, informal }) => ({
  formal: lettersWith(formal),
  informal: lettersWith(informal),
}));
