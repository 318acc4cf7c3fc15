import { dayText, type EntryId, type LadderState, type Notice, type NoticeId } from "@losfee/core";
import { describeLadderRefusal, type Language, seatLabel } from "@losfee/web";
import type { Letter } from "../../mail/index.ts";
import { type LetterWords, letterTextOf } from "./letter-text.ts";
import { letterTextsDe } from "./letters.de.ts";
import { letterTextsEn } from "./letters.en.ts";

const letters = { de: letterTextsDe, en: letterTextsEn } as const;

const greetings: Readonly<Record<Language, (name: string) => string>> = {
  de: (name) => `Hallo ${name},`,
  en: (name) => `Dear ${name},`,
};

/** Names the letter of a notice to one player. */
export const letterIdOf = (notice: NoticeId, player: EntryId): string => `${notice}/${player}`;

/**
 * The letters that a notice becomes: one for each player it concerns, to the first address, in the
 * player's language. Players without an address get none; the page tells them.
 */
export const lettersOf = (state: LadderState, notice: Notice): readonly Letter[] =>
  notice.to.flatMap((player) => {
    const entry = state.entries.get(player);
    const address = entry?.addresses[0];
    if (entry === undefined || address === undefined) return [];
    const { subject, paragraphs } = letterTextOf(
      letters[entry.language],
      notice.content,
      namesIn(state, entry.language),
    );
    const body = [greetings[entry.language](entry.name), ...paragraphs, `-- \n${state.name}`];
    return [
      {
        id: letterIdOf(notice.id, player),
        notice: notice.id,
        at: new Date(notice.at).toISOString(),
        to: { name: entry.name, address },
        subject: `[${state.name}] ${subject}`,
        text: `${body.join("\n\n")}\n`,
        inReplyTo: null,
      },
    ];
  });

const namesIn = ({ entries }: LadderState, language: Language): LetterWords => {
  const name = (player: EntryId): string => entries.get(player)?.name ?? `#${player}`;
  const days = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return {
    name,
    seat: seatLabel,
    day: (day) => days.format(new Date(`${dayText(day)}T00:00:00Z`)),
    reason: (reason) => describeLadderRefusal(reason, language, name),
  };
};
