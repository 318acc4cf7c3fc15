import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  cardsOf,
  countingRounds,
  publishedRounds,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import {
  divisionOfCards,
  encodeTsh,
  makeConfig,
  makeDivision,
  type TshConfig,
  type TshDivision,
  type TshEntry,
  withSetting,
} from "@losfee/files/tsh";
import { exportTexts } from "@losfee/messages/cli-export";
import { flagOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { unreadable } from "../call/messages.ts";
import type { Competition } from "../journal/competition.ts";
import { fileFailure, writeBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";

const DIVISION = "a";

/** Writes the competition as an event of tsh: one division and its configuration. */
export const exportTsh = async (
  competition: Competition,
  folder: string,
  overwrite: boolean,
): Promise<ExitCode> => {
  const { call, id } = competition;
  const state = competition.state();
  const encoding = flagOption(call, "utf8") === true ? "utf-8" : "iso-8859-1";
  const texts = {
    [join(folder, `${DIVISION}.t`)]: makeDivision(divisionOf(competition)),
    [join(folder, "config.tsh")]: makeConfig(configOf(state)),
  };
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw fileFailure(call, folder, error, "write");
  }
  // All are encoded before the first is written: a failure leaves nothing behind.
  const files = await Promise.all(
    Object.entries(texts).map(async ([path, text]) => {
      const bytes = encodeTsh(text, encoding);
      if (!bytes.ok) throw await unreadable(call, path, bytes.error);
      return { path, bytes: bytes.value };
    }),
  );
  for (const { path, bytes } of files) await writeBytes(call, path, bytes, overwrite);
  const paths = files.map(({ path }) => path);
  if (call.json) printJson({ competition: id, files: paths });
  else print(exportTexts[call.language].exported({ name: state.name, files: paths.join(", ") }));
  return EXIT.done;
};

/**
 * tsh adds up every round of its file. To keep our standings, games that do not count, such as
 * those of a final, are written as comments.
 */
const divisionOf = ({ call, messages, state: stateOf }: Competition): TshDivision => {
  const state = stateOf();
  const rounds = countingRounds(state.settings, totalRounds(state.settings));
  const cards = cardsOf(state).map((card) => ({
    ...card,
    lines: card.lines.slice(0, rounds),
    penalties: card.penalties.slice(0, rounds),
  }));
  const division = divisionOfCards(cards, ({ entry }): TshEntry => {
    const details = state.entries.get(entry);
    const boards = boardsOf(state, entry).slice(0, rounds);
    return {
      ...(details?.class ? { class: details.class } : {}),
      ...(boards.some((board) => board > 0) ? { boards } : {}),
      ...(details?.withdrawal == null ? {} : { off: state.settings.absence.spread }),
    };
  });
  const comments = messages.finalNotesAfter(state, publishedRounds(state), call.language);
  const before = cards.length + 1;
  return { ...division, comments: comments.map((text) => ({ before, text: ` ${plain(text)}` })) };
};

/** Replaces dashes that the encoding of tsh lacks. */
const plain = (text: string): string => text.replaceAll(/[–−]/g, "-");

/** Returns the board of each published round; 0 if the player sat out, as in tsh. */
const boardsOf = ({ rounds }: TournamentState, entry: number): readonly number[] =>
  rounds
    .filter(({ status }) => status === "published")
    .map(({ games }) => games.find(({ seats }) => seats.includes(entry))?.board ?? 0);

const configOf = ({ name, settings }: TournamentState): TshConfig => {
  const division = { kind: "division", name: DIVISION, file: `${DIVISION}.t` } as const;
  const empty: TshConfig = { lines: [{ directive: division, comment: null }] };
  const named = withSetting(empty, "event_name", name);
  const long = withSetting(named, "max_rounds", countingRounds(settings, totalRounds(settings)));
  const starts = withSetting(long, "track_firsts", 1);
  return settings.starts.assigned ? withSetting(starts, "assign_firsts", 1) : starts;
};
