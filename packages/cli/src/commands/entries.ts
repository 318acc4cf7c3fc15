import type { Language } from "@losfee/contract/language";
import {
  type Entry,
  gameTermsOf,
  playerNumbers,
  playsBoards,
  type TournamentState,
} from "@losfee/core";
import { directorTexts } from "@losfee/messages/cli-director";
import { playerTexts } from "@losfee/messages/cli-players";
import { entryOf } from "@losfee/server/resources";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withTournament } from "../journal/kind.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

/** `losfee entries`: all entries, with the numbers that commands take. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async ({ state }) => {
    const numbers = playerNumbers(state());
    const entries = [...state().entries.values()].map((entry) => ({
      ...entry,
      number: numbers.get(entry.id) ?? entry.id,
    }));
    if (call.json) printJson({ seq: state().seq, entries: entries.map(resourceOf) });
    else if (entries.length === 0) print(directorTexts[call.language].nobodyEntered);
    else print(entriesTable(call.language, state(), entries));
    return EXIT.done;
  });

type Numbered = Entry & { readonly number: number };

/** Returns the API's resource of an entry, and the number that commands take. */
const resourceOf = ({ number, ...entry }: Numbered) => ({
  ...entryOf(entry, { role: "director" }),
  number,
});

const entriesTable = (
  language: Language,
  { settings }: TournamentState,
  entries: readonly Numbered[],
): string => {
  const words = directorTexts[language];
  const hasTitles = gameTermsOf(settings).details.includes("title");
  return table(
    [
      right("#"),
      ...(hasTitles ? [left(playerTexts[language].title)] : []),
      left(words.name),
      right(words.rating),
      left(words.club),
      left(words.nation),
      left(words.class),
      left(words.status),
    ],
    entries
      .toSorted((a, b) => a.number - b.number)
      .map((entry) => [
        `${entry.number}`,
        ...(hasTitles ? [entry.title ?? ""] : []),
        entry.name,
        entry.rating === 0 ? "–" : `${entry.rating}`,
        entry.club,
        entry.nation,
        entry.class,
        statusText(entry, playsBoards(settings), language),
      ]),
  );
};

/** If only tables are played, no one counts rounds: withdrawals are shown with the reason. */
const statusText = (entry: Entry, countsRounds: boolean, language: Language): string => {
  const words = directorTexts[language];
  const { checkedIn, halfPoints = [], joinedRound, pauses, withdrawal } = entry;
  const away = pauses.filter((round) => !halfPoints.includes(round));
  const left = (one: NonNullable<Entry["withdrawal"]>): string =>
    countsRounds
      ? words.withdrawnFrom({ round: one.fromRound })
      : words.stopped({ reason: one.reason });
  const parts = [
    checkedIn ? words.present : "",
    countsRounds && joinedRound > 1 ? words.joined({ round: joinedRound }) : "",
    withdrawal === null ? "" : left(withdrawal),
    away.length === 0 ? "" : words.pauses({ rounds: away.join(", ") }),
    halfPoints.length === 0 ? "" : words.halves({ rounds: halfPoints.join(", ") }),
  ];
  return parts.filter((part) => part !== "").join(", ");
};
