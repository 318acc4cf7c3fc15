import {
  type Entry,
  gameTermsOf,
  isOfKind,
  playerNumbers,
  type TablesEntry,
  type TournamentState,
} from "@losfee/core";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withEvent } from "../journal/competition.ts";
import { directorTexts } from "../language/director.ts";
import { playerTexts } from "../language/players.ts";
import { print, printJson } from "../terminal/print.ts";
import { table } from "../terminal/table.ts";

/** `losfee entries`: everybody who is entered, with number. */
export const run = (call: Call): Promise<ExitCode> =>
  withEvent(call, async (competition) => {
    const words = directorTexts[call.language];
    const entries = [...competition.state().entries.values()];
    const state = competition.state();
    if (call.json) printJson(isOfKind("tournament", state) ? numbered(state) : entries);
    else if (entries.length === 0) print(words.nobodyEntered);
    else {
      const numbers = isOfKind("tournament", state) ? playerNumbers(state) : null;
      const place = ({ id }: Entry | TablesEntry): number => numbers?.get(id) ?? id;
      const listed = entries.toSorted((a, b) => place(a) - place(b));
      const hasTitles =
        isOfKind("tournament", state) && gameTermsOf(state.settings).details.includes("title");
      print(
        table(
          [
            { heading: "#", align: "right" },
            ...(hasTitles
              ? [{ heading: playerTexts[call.language].title, align: "left" as const }]
              : []),
            { heading: words.name, align: "left" },
            { heading: words.rating, align: "right" },
            { heading: words.club, align: "left" },
            { heading: words.nation, align: "left" },
            { heading: words.class, align: "left" },
            { heading: words.status, align: "left" },
          ],
          listed.map((entry) => [
            `${place(entry)}`,
            ...(hasTitles ? [("title" in entry ? entry.title : undefined) ?? ""] : []),
            entry.name,
            entry.rating === 0 ? "–" : `${entry.rating}`,
            entry.club,
            entry.nation,
            entry.class,
            statusOf(entry, call),
          ]),
        ),
      );
    }
    return EXIT.done;
  });

/** Entries with the numbers that people know them by, as commands take them. */
const numbered = (state: TournamentState): readonly object[] => {
  const numbers = playerNumbers(state);
  return [...state.entries.values()].map((entry) => ({ ...entry, number: numbers.get(entry.id) }));
};

const statusOf = (entry: Entry | TablesEntry, call: Call): string => {
  const words = directorTexts[call.language];
  const parts = [
    entry.checkedIn ? words.present : "",
    ...("withdrawn" in entry ? stopped(entry, call) : roundsOf(entry, call)),
  ];
  return parts.filter((part) => part !== "").join(", ");
};

const stopped = ({ withdrawn }: TablesEntry, call: Call): readonly string[] =>
  withdrawn === null ? [] : [directorTexts[call.language].stopped(withdrawn)];

const roundsOf = (entry: Entry, call: Call): readonly string[] => {
  const words = directorTexts[call.language];
  const { halfPoints = [] } = entry;
  const away = entry.pauses.filter((round) => !halfPoints.includes(round));
  return [
    entry.joinedRound > 1 ? words.joined(entry.joinedRound) : "",
    entry.withdrawnFrom === null ? "" : words.withdrawnFrom(entry.withdrawnFrom),
    away.length === 0 ? "" : words.pauses(away),
    halfPoints.length === 0 ? "" : words.halves(halfPoints),
  ];
};
